import Foundation
import Testing
import Tokens

@Suite("The files that a resolver document may read") struct TokenResolverPathTests {
  private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)

  /// Writes files, and returns what reading the resolver document leads to.
  private func read(
    _ reference: String, below root: String? = nil, _ prepare: (URL) throws -> Void = { _ in }
  ) throws -> Result<[String], TokenError> {
    let inside = folder.appendingPathComponent("brand/tokens")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tokens = Data(#"{"a": {"$type": "number", "$value": 1}}"#.utf8)
    try tokens.write(to: inside.appendingPathComponent("a.json"))
    try tokens.write(to: folder.appendingPathComponent("secret.json"))
    try Data("root:x:0:0:root\n".utf8).write(to: folder.appendingPathComponent("brand/passwd"))
    let document = folder.appendingPathComponent("brand/x.resolver.json")
    try Data(
      ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "\##(reference)"}]}},
      "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """##.utf8
    ).write(to: document)
    try prepare(folder)
    return Result { () throws(TokenError) in
      try TokenResolver(contentsOf: document.path, readingBelow: root).resolved().map(\.path)
    }
  }

  private func error(_ result: Result<[String], TokenError>) -> TokenProblem? {
    if case .failure(let error) = result { error.problems.first } else { nil }
  }

  @Test(
    "Files of the folder of the document, and of folders inside it, are read",
    arguments: [
      "tokens/a.json", "./tokens/a.json", "tokens/../tokens/a.json", "../brand/tokens/a.json",
    ])
  func inside(_ path: String) throws {
    #expect(try read(path).get() == ["a"])
  }

  @Test(
    "Files outside of the folder are refused, however they are named",
    arguments: [
      "../secret.json", "tokens/../../secret.json", "/etc/passwd", "/proc/self/environ", "../brand-other/a.json", "..",
      ".", "tokens",
    ])
  func outside(_ path: String) throws {
    let problem = try #require(error(try read(path)))
    #expect(problem.kind == .unreadableFile && problem.file.hasSuffix("x.resolver.json") && problem.line == 1)
    #expect(problem.found.contains(path))
  }

  @Test(
    "Problems name a file by its path relative to the current directory",
    arguments: ["tokens/a.json", "./tokens/a.json"])
  func names(_ path: String) throws {
    for text in [#"{"a": {"$value": 1}}"#, "{"] {
      let result = try read(path) { folder in
        try Data(text.utf8).write(to: folder.appendingPathComponent("brand/tokens/a.json"))
      }
      #expect(try #require(error(result)).file == folder.path + "/brand/tokens/a.json")
    }
  }

  @Test("A symbolic link counts as its target, also that of a folder")
  func links() throws {
    let file = try read("link.json") {
      try FileManager.default.createSymbolicLink(
        at: $0.appendingPathComponent("brand/link.json"), withDestinationURL: $0.appendingPathComponent("secret.json"))
    }
    #expect(error(file)?.kind == .unreadableFile)
    let whole = try read("out/secret.json") {
      try FileManager.default.createSymbolicLink(
        at: $0.appendingPathComponent("brand/out"), withDestinationURL: $0)
    }
    #expect(error(whole)?.kind == .unreadableFile)
    let inner = try read("link.json") {
      try FileManager.default.createSymbolicLink(
        at: $0.appendingPathComponent("brand/link.json"),
        withDestinationURL: $0.appendingPathComponent("brand/tokens/a.json"))
    }
    #expect(try inner.get() == ["a"])
  }

  @Test("A caller can allow other folders")
  func allowed() throws {
    #expect(try read("../secret.json", below: "/").get() == ["a"])
    #expect(try read("../secret.json", below: folder.path).get() == ["a"])
    #expect(error(try read("tokens/a.json", below: folder.path + "/other"))?.kind == .unreadableFile)
  }

  @Test("The text of a file that is not JSON is not quoted in errors, and other encodings are refused")
  func contents() throws {
    let problem = try #require(error(try read("passwd")))
    #expect(problem.kind == .syntax && !problem.description.contains("root"))
    let other = try read("tokens/a.json") {
      try Data([0x7B, 0x22, 0xC3, 0x28, 0x22, 0x3A, 0x7B, 0x7D, 0x7D])
        .write(to: $0.appendingPathComponent("brand/tokens/a.json"))
    }
    #expect(error(other)?.expected == "UTF-8")
  }

  @Test("A resolver document that is not UTF-8 is refused")
  func encoding() throws {
    let result = try read("tokens/a.json") {
      let url = $0.appendingPathComponent("brand/x.resolver.json")
      var data = try Data(contentsOf: url)
      let brace = try #require(data.firstIndex(of: UInt8(ascii: "{")))
      data.insert(contentsOf: Array("\"name\": \"".utf8) + [0xFF] + Array("\", ".utf8), at: brace + 1)
      try data.write(to: url)
    }
    #expect(error(result)?.kind == .syntax && error(result)?.expected == "UTF-8")
  }

  @Test("A named pipe is not read, because it may never end")
  func pipes() throws {
    let result = try read("pipe") { #expect(mkfifo($0.appendingPathComponent("brand/pipe").path, 0o600) == 0) }
    #expect(error(result)?.kind == .unreadableFile)
  }
}
