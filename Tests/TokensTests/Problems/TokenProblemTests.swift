import Foundation
import Testing

@testable import Tokens

@Suite struct TokenProblemTests {
  @Test("A problem of something that no file has names no line and no column")
  func withoutPlace() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let tokens = try TokenFile(#"{"a": {"$type": "number", "$value": 1}}"#, name: "a.json").resolved()
    var file = try TokenFile(#"{"a": {"$type": "number", "$value": 1}}"#, name: "a.json")
    var reader = TokenReader(tokens)
    _ = reader.number("b")
    let expected = [
      "/none.json: error: expected a file that can be read, found none",
      "/none.resolver.json: error: expected a file that can be read, found none",
      "\(folder): error: expected a file that can be read, found a folder",
      "a.json: error: b: expected a token of type number, found none",
      "a.json: error: gap: expected a token of that name, found none",
    ]
    let found = [
      descriptions { _ = try TokenFile(contentsOf: "/none.json") },
      descriptions { _ = try TokenResolver(contentsOf: "/none.resolver.json") },
      descriptions { _ = try TokenFile(contentsOf: folder) },
      descriptions { try reader.finish() },
      descriptions { _ = try Gap(tokens: tokens) },
    ]
    #expect(found.flatMap { $0 } == expected)
    #expect(descriptions { try file.apply([.remove("x")]) }.first?.hasPrefix("a.json: error: x: expected ") == true)
    let findings = tokens.lint([.contrast(of: "x", on: "a", atLeast: 3)])
    #expect(findings.first?.description.hasPrefix("a.json: warning: x: expected a color") == true)
    #expect(findings.allSatisfy { $0.line == 0 && $0.column == 0 })
    let none = try TokenFile("{}").resolved().lint([.contrast(of: "x", on: "y", atLeast: 3)])
    #expect(none.first?.description.hasPrefix("warning: x: expected a color") == true)
  }

  @Test("A problem of something in a file names its line and its column")
  func place() {
    #expect(
      descriptions { _ = try TokenFile(#"{"a": }"#, name: "a.json") }.allSatisfy { $0.hasPrefix("a.json:1:7: error: ") }
    )
  }

  private func descriptions(_ body: () throws -> Void) -> [String] {
    do { try body() } catch let error as TokenError { return error.problems.map(\.description) } catch {}
    return []
  }

  private struct Gap: Theme, TokenGroup {
    var gap = 1.0
    static let standard = Gap()
  }
}
