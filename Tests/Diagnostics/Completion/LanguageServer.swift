import Foundation

/// The server that editors ask for completions, run on lines of a program that imports this package.
enum LanguageServer {
  /// Whether there is one on the path, beside the compiler.
  static var isAvailable: Bool {
    get async { await found.value }
  }

  private static let found = Task { await Compiler.isAvailable && Self.isOnPath }

  private static var isOnPath: Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/sourcekit-lsp") }
  }

  /// Returns what an editor lists at the last bar `|` of each line, best first, and waits on a thread of its own.
  static func completions(of lines: [String]) async throws -> [String: [Completion]] {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try wait(for: lines) }) }.start()
    }
  }

  private static func wait(for lines: [String]) throws -> [String: [Completion]] {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let connection = try LanguageServerConnection()
    defer { connection.close() }
    try connection.send(
      "initialize", expectsAnswer: true,
      [
        "capabilities": ["textDocument": ["completion": ["completionItem": ["documentationFormat": ["markdown"]]]]],
        "initializationOptions": [
          "fallbackBuildSystem": ["swiftCompilerFlags": ["-swift-version", "6"] + Compiler.modules],
          "backgroundIndexing": false,
        ],
      ])
    try connection.send("initialized", [:])
    var completions: [String: [Completion]] = [:]
    for (number, line) in lines.enumerated() {
      let bar = line.lastIndex(of: "|") ?? line.endIndex
      let parts = [line[..<bar], line[bar...].dropFirst()]
      let file = folder.appending(path: "\(number).swift").absoluteString
      try connection.send(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": file, "languageId": "swift", "version": 1,
            "text": preamble + parts.joined() + "\n}\n",
          ] as [String: any Sendable]
        ])
      let answer = try connection.send(
        "textDocument/completion", expectsAnswer: true,
        [
          "textDocument": ["uri": file],
          "position": ["line": preamble.count { $0 == "\n" }, "character": parts[0].utf16.count],
        ])
      let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
      completions[line] = items.map(Completion.init).sorted { $0.order < $1.order }
    }
    return completions
  }

  /// The lines above the one that is completed.
  private static let preamble = """
    import LivePreview
    import LiveTesting
    import Styles
    struct Brand: Theme {
      var accent = Color.red
      static let standard = Brand()
    }
    @MainActor func complete(name: Var<String>, tree: LiveTree<Void>) throws {

    """
}
