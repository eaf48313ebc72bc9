import Foundation
import Pages
import Testing

@Suite("The README") struct ReadmeTests {
  /// The text and the target of each link.
  private static let links = Result {
    try Repository.text(of: "README.md").matches(of: /\[([^\]\[]+)\]\(([^)]+)\)/)
      .map { (text: String($0.1), target: String($0.2)) }
  }

  @Test("Each page is linked", arguments: Page.all.map(\.name))
  func linksPage(_ name: String) throws {
    #expect(try Self.links.get().contains { $0.text == "`\(name)`" })
  }

  @Test("Each link to a page leads to the file that declares it, and others to what is there")
  func linksLead() throws {
    for (text, target) in try Self.links.get() where !target.contains(":") {
      #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: target).path), "\(target)")
      guard target.hasSuffix(".swift") else { continue }
      let name = text.replacing("`", with: "\"")
      #expect(try Repository.text(of: target).contains(name), "\(name) in \(target)")
    }
  }
}
