import Foundation
import Testing

/// What the compiler says about the listings of the README, of the articles and of the comments.
@Suite(.enabled("There is no swiftc on the path to check listings with.") { await Compiler.isAvailable })
struct ListingsTests {
  private static let documents = Result { try Document.all }
  private static let diagnoses = Task { try await Compiler.diagnose(documents.get()) }

  @Test("The listings of the documentation compile", arguments: try documents.get())
  func compiles(_ document: Document) async throws {
    let errors = try await Self.diagnoses.value[document.url.path]?.filter { $0.kind == "error" } ?? []
    #expect(errors.isEmpty, "\(errors.map(\.description).joined(separator: "\n"))")
  }

  @Test("The listings of pages also compile in a target whose default isolation is the main actor")
  func pages() async throws {
    let said = try await Compiler.diagnoseOnMainActor("Playgrounds-Linux/Pages")
    #expect(said.isEmpty, "\(said)")
  }

  @Test("The README, the articles and the comments have listings")
  func areFound() throws {
    let documents = try Self.documents.get()
    let some: Set = ["README.md", "Documentation/GoodToKnow.md", "Documentation/ComingFrom/SwiftUI.md"]
    #expect(some.isSubset(of: documents.map(\.path)))
    #expect(try documents.flatMap { try $0.listings }.count > 200)
  }
}
