import Foundation
import Pages
import Signals
import Testing

@Suite("The README and what it leads to") struct ReadmeTests {
  /// The table of pages.
  private static let pages = "Playgrounds-Linux/README.md"

  /// The README, the table of pages, and the articles about no single module.
  private static let documents = Result { try ["README.md", pages] + articles(in: "Documentation") }

  private static let comingFrom = Result { try articles(in: "Documentation/ComingFrom") }

  private static func articles(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The text and the target of each link in the table of pages.
  private static let links = Result {
    try Repository.text(of: pages).matches(of: /\[`([^`]+)`\]\(([^)]+)\)/)
      .map { (text: String($0.1), target: String($0.2)) }
  }

  @Test("Each page is linked from the table of pages", arguments: Page.all.map(\.name))
  func linksPage(_ name: String) throws {
    #expect(try Self.links.get().contains { $0.text == name })
  }

  @Test("Each link to a page leads to the file that declares it")
  func linksLeadToPages() throws {
    for (text, target) in try Self.links.get() where target.hasSuffix(".swift") {
      #expect(try Repository.text(of: "Playgrounds-Linux/\(target)").contains("\"\(text)\""), "\(text) in \(target)")
    }
  }

  @Test("Each link leads to a file or a folder that is there", arguments: try documents.get() + comingFrom.get())
  func linksLead(_ document: String) throws {
    let folder = Repository.root.appending(path: document).deletingLastPathComponent()
    for link in try Repository.text(of: document).matches(of: /\]\(([^)#]+)(?:#[^)]*)?\)/) where !link.1.contains(":") {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: String(link.1)).path), "\(link.1)")
    }
  }

  @Test("The index of “Coming from” links a page for each library")
  func linksComingFrom() throws {
    let index = try Repository.text(of: "Documentation/ComingFrom.md")
    let pages = try Self.comingFrom.get()
    #expect(pages.count > 6)
    for page in pages { #expect(index.contains("](\(page.trimmingPrefix("Documentation/")))"), "\(page)") }
  }

  @Test("The README links each article about no single module")
  func linksArticles() throws {
    let readme = try Repository.text(of: "README.md")
    for document in try Self.documents.get() where document != "README.md" {
      #expect(readme.contains("](\(document))"), "\(document)")
    }
  }

  @Test("The REPL summaries name only types that exist, and show the value of a variable")
  @MainActor func summaries() throws {
    let types = try Repository.text(of: "Documentation/REPL.lldb").matches(of: /"\^(\w+)\\\\\.(\w*)/)
    #expect(types.count > 10)
    for type in types {
      let symbols = try Repository.text(of: "Documentation/Symbols/\(type.1).txt")
      let declaration = try Regex("(class|struct) \(type.2)\\b")
      #expect(type.2.isEmpty || symbols.contains(declaration), "\(type.1).\(type.2)")
    }
    let path = try Repository.text(of: "Documentation/REPL.lldb").firstMatch(of: /\${var\.([a-z.]+)}/)?.1
    var value: Any = Var("Ada")
    for name in try #require(path).split(separator: ".") {
      value = try #require(Mirror(reflecting: value).children.first { $0.label == String(name) }).value
    }
    #expect(value as? String == "Ada")
  }

  @Test("The README has at most 250 lines")
  func isShort() throws {
    #expect(try Repository.text(of: "README.md").count { $0 == "\n" } <= 250)
  }
}
