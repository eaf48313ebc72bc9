import Foundation
import Testing

/// A Chromium without a window, which a test operates by mouse and keyboard through the WebDriver protocol.
@MainActor final class Browser {
  /// A request that the browser refuses.
  struct Failure: Error {
    let command: String
    let answer: String
  }

  /// The paths of the browser, of its driver, and of the program that speaks to the driver, if all are installed.
  nonisolated static let paths: (browser: String, driver: String, curl: String)? = {
    func path(_ names: String...) -> String? {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
    guard let browser = path("chromium", "chromium-browser", "google-chrome"), let driver = path("chromedriver"),
      let curl = path("curl")
    else { return nil }
    return (browser, driver, curl)
  }()

  private let process = Process()
  private let port: UInt16
  private var session = "session"

  init() async throws {
    let paths = try #require(Self.paths)
    let output = Pipe()
    process.executableURL = URL(filePath: paths.driver)
    process.arguments = ["--port=0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains(/on port \d+\./) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure(command: "start", answer: text) }
      text += String(decoding: data, as: UTF8.self)
    }
    port = try #require(text.firstMatch(of: /on port (\d+)\./).flatMap { UInt16($0.1) })
    let options: [String: Any] = [
      "binary": paths.browser, "args": ["--headless=new", "--no-sandbox", "--disable-gpu"],
    ]
    let capabilities = ["alwaysMatch": ["browserName": "chrome", "goog:chromeOptions": options]]
    let answer = try await send("POST", nil, ["capabilities": capabilities]) as? [String: Any]
    session += "/" + (try #require(answer?["sessionId"] as? String))
    // Elements are waited for.
    _ = try await send("POST", "timeouts", ["implicit": 20_000, "script": 20_000])
  }

  /// Ends the browser.
  func close() async {
    _ = try? await send("DELETE", nil)
    // The driver inherits a thread's mask, which may block a gentler signal.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func open(_ address: String) async throws { _ = try await send("POST", "url", ["url": address]) }

  func reload() async throws { _ = try await send("POST", "refresh", [:]) }

  /// Clicks an element with the mouse.
  func click(_ path: String) async throws {
    _ = try await send("POST", "element/\(try await find(path))/click", [:])
  }

  /// Moves the mouse to an element.
  func hover(_ path: String) async throws {
    let element = ["element-6066-11e4-a52e-4f735466cecf": try await find(path)]
    let move: [String: Any] = ["type": "pointerMove", "origin": element, "x": 0, "y": 0]
    let mouse: [String: Any] = ["type": "pointer", "id": "mouse", "actions": [move]]
    _ = try await send("POST", "actions", ["actions": [mouse]])
  }

  /// Presses the mouse on an element, as far above or below its center, and moves it by a distance before releasing it.
  func drag(_ path: String, by distance: Int, from start: Int = 0) async throws {
    let element = ["element-6066-11e4-a52e-4f735466cecf": try await find(path)]
    let actions: [[String: Any]] = [
      ["type": "pointerMove", "origin": element, "x": 0, "y": start], ["type": "pointerDown", "button": 0],
      ["type": "pointerMove", "origin": "pointer", "x": 0, "y": distance], ["type": "pointerUp", "button": 0],
    ]
    _ = try await send("POST", "actions", ["actions": [["type": "pointer", "id": "mouse", "actions": actions]]])
  }

  /// Waits for an element, and returns its id.
  @discardableResult func find(_ path: String) async throws -> String {
    let element = try await send("POST", "element", ["using": "xpath", "value": path]) as? [String: String]
    return try #require(element?.values.first)
  }

  /// Presses keys, one after the other.
  func press(_ keys: String) async throws {
    let strokes = keys.flatMap { key in ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] } }
    _ = try await send("POST", "actions", ["actions": [["type": "key", "id": "keyboard", "actions": strokes]]])
  }

  /// Returns the value of an expression in the page.
  func value(of expression: String) async throws -> String {
    let value = try await send("POST", "execute/sync", ["script": "return `${\(expression)}`", "args": [Any]()])
    return value as? String ?? ""
  }

  /// Waits until a condition of the page holds.
  func wait(until condition: String) async throws {
    let script = "const done = arguments[0], test = () => \(condition) ? done() : setTimeout(test, 20); test()"
    _ = try await send("POST", "execute/async", ["script": script, "args": [Any]()])
  }

  /// Opens another tab, and returns its handle.
  func openTab() async throws -> String {
    let tab = try await send("POST", "window/new", ["type": "tab"]) as? [String: String]
    return try #require(tab?["handle"])
  }

  var tab: String { get async throws { try #require(try await send("GET", "window") as? String) } }

  func show(_ tab: String) async throws { _ = try await send("POST", "window", ["handle": tab]) }

  /// Sends a command to the driver, and returns its answer. A thread of its own waits for it.
  private func send(_ method: String, _ path: String?, _ body: [String: Any]? = nil) async throws -> Any? {
    let address = "http://127.0.0.1:\(port)/" + [session, path].compactMap(\.self).joined(separator: "/")
    let content = try body.map { String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) }
    let arguments = ["-s", "-X", method, address] + (content.map { ["-d", $0] } ?? [])
    let data = try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try Self.curl(arguments) }) }.start()
    }
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    if let error = answer?["value"] as? [String: Any], let message = error["error"] {
      throw Failure(command: "\(path ?? "") \(content ?? "")", answer: "\(message)")
    }
    return answer?["value"]
  }

  nonisolated private static func curl(_ arguments: [String]) throws -> Data {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: try #require(paths).curl)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}

extension String {
  static let tab = "\u{E004}"
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let left = "\u{E012}"
  static let right = "\u{E014}"
  static let down = "\u{E015}"
}
