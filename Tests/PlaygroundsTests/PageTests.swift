import Foundation
import Pages
import Testing

@MainActor
@Suite struct PageTests {
  @Test("A page prints what its file in Expected says", arguments: Page.all.map(\.name))
  func output(name: String) throws {
    let page = try #require(Page.named(name))
    var lines: [String] = []
    try page.run { lines.append($0) }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Expected/\(name).txt")
    #expect(try lines.joined(separator: "\n") + "\n" == String(contentsOf: file, encoding: .utf8))
  }

  @Test("The list names every page") func list() {
    let listed = Page.list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(listed == Page.all.map(\.name))
  }

  @Test("A name that no page has finds none") func unknownName() {
    #expect(Page.named("episodes") == nil)
  }
}

@Suite struct CommandTests {
  @Test("Without a name, the pages are listed and the episode screen runs") func noName() throws {
    let result = try playgrounds()
    #expect(result.status == 0)
    #expect(result.output.contains(Page.list))
    #expect(result.output.contains("BUILDING") == false)
    #expect(result.output.contains(#"Label(text: "Building a Layout Library""#))
  }

  @Test("An unknown name lists the pages and fails") func unknownName() throws {
    let result = try playgrounds("episodes")
    #expect(result.status == 64)
    #expect(result.errors.contains("There is no page named \"episodes\"."))
    #expect(result.errors.contains(Page.list))
    #expect(result.output.isEmpty)
  }

  /// The folder that the tests were built into: on Apple's platforms, the one around their bundle.
  private var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// Runs the command that was built beside these tests.
  private func playgrounds(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = products.appending(path: "Playgrounds")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: printed, as: UTF8.self), String(decoding: complained, as: UTF8.self)
    )
  }
}
