import Foundation
import Testing

/// What the compiler says about programs that use the library wrongly, and rightly.
@Suite(.enabled("There is no swiftc on the path to check programs with.") { await Compiler.isAvailable })
struct DiagnosticsTests {
  static let wrong = Program.all(in: "Wrong")
  static let right = Program.all(in: "Right")
  static let diagnoses = Task { try await Compiler.diagnose(wrong + right) }

  @Test("The first error of a wrong program is at the token that is wrong", arguments: wrong)
  func wrongPrograms(_ program: Program) async throws {
    let first = try await Self.first(of: program)
    let expected = try #require(program.marks.first, "The program does not say what is expected.")
    withKnownIssue("The first error is at another token.", isIntermittent: true) {
      #expect(first?.matches(expected) == true, "\(first?.description ?? "It compiles"), not \(expected)")
    } when: {
      program.isMiss
    }
    let said = try await Self.diagnoses.value[program.url.path] ?? []
    for mark in program.marks.dropFirst() {
      #expect(said.contains { $0.matches(mark) }, "\(said) lack \(mark)")
    }
  }

  @Test("A correct program compiles without diagnostics", arguments: right)
  func rightPrograms(_ program: Program) async throws {
    #expect(try await Self.diagnoses.value[program.url.path] ?? [] == [])
  }

  @Test("Nine in ten wrong programs get their first error at the wrong token")
  func share() async throws {
    var hits = 0
    for program in Self.wrong {
      guard let first = try await Self.first(of: program), let expected = program.marks.first else { continue }
      if first.matches(expected) { hits += 1 }
    }
    #expect(Self.wrong.count >= 200)
    #expect(hits * 10 >= Self.wrong.count * 9, "\(hits) of \(Self.wrong.count)")
  }

  // The programs above are one module, in which each file has the extensions that another one imports.
  @Test("The error about a preview of a live tree names the module to import")
  func livePreview() async throws {
    let source = """
      import LiveTesting
      import Preview
      @MainActor func page(_ tree: LiveTree<Label>) -> String { Preview.text(tree) }
      """
    let said = try await Compiler.diagnose(sources: [source])
    #expect(said[0].first?.words.contains("LivePreview for a 'LiveTree'") == true, "\(said)")
  }

  private static func first(of program: Program) async throws -> Mark? {
    let said = try await diagnoses.value[program.url.path] ?? []
    return said.first { $0.kind == "error" } ?? said.first
  }
}
