import Foundation

/// The page of a session in a browser, with a clock of its own, and a network that a test breaks.
///
/// The script of the page runs as it is. Only its timers and `fetch` are replaced: a timer runs when nothing else is to
/// be done, so that a minute takes no time, and a request arrives at a `VirtualServer`, or at nothing.
@MainActor struct VirtualPage {
  private let browser: Browser

  init() async throws {
    browser = try await Browser()
    try await browser.send("Runtime.enable")
    try await browser.send("Runtime.addBinding", ["name": "call"])
  }

  func close() async { await browser.close() }

  /// What a page has typed and shows, after a calm minute.
  struct Outcome: Decodable {
    /// The texts before each return, and after the last one.
    let items: [String]
    let line: String

    /// The text in the field, and the note of the page.
    let shown: String
    let note: String
  }

  /// Types, and returns what has been typed.
  ///
  /// - Parameters:
  ///   - typing: The body of a function that types with `type`, `erase`, `enter` and `sleep`, and may call `offline`,
  ///     `restart` and `server`.
  ///   - seed: The seed of all that is random.
  ///   - fault: A function of the page that returns the fault of each request from its number.
  func type(
    _ typing: String, on server: VirtualServer, seed: Int = 0, fault: String = "count => calm"
  ) async throws -> Outcome {
    browser.onCall = { payload in
      guard let request = try? JSONDecoder().decode([String].self, from: Data(payload.utf8)) else { return "" }
      let data = (try? JSONSerialization.data(withJSONObject: server.answer(request))) ?? Data()
      return "answer(\(String(decoding: data, as: UTF8.self)))"
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "Page-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let script = "<script>let state = \(seed + 1)\nconst fault = \(fault)\n\(VirtualNetwork.script)</script>"
    try Data(server.page().replacing("<head>", with: "<head>" + script).utf8).write(to: file)
    try await browser.open(file.absoluteString)
    let json = try await browser.evaluate("run(async () => {\(typing)})", isPromise: true)
    return try JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
  }
}
