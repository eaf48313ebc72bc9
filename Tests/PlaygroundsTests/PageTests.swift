import Foundation
import Pages
import Testing

@MainActor
@Suite struct PageTests {
  @Test("The output of a page equals its file in Expected", arguments: Page.all.map(\.name))
  func output(name: String) throws {
    let page = try #require(Page.named(name))
    var lines: [String] = []
    try page.run { lines.append($0) }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Expected/\(name).txt")
    #expect(try lines.joined(separator: "\n") + "\n" == String(contentsOf: file, encoding: .utf8))
  }

  @Test("The list of pages names every page") func list() {
    let lines = Page.list.split(separator: "\n")
    let listed = lines.filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(listed == Page.all.map(\.name))
  }

  @Test("An unknown name finds no page") func unknownName() {
    #expect(Page.named("episodes") == nil)
  }
}
