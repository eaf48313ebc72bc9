import Foundation
import Testing

/// The DevTools protocol of a Chromium without a window, through two pipes.
@MainActor final class DevTools {
  typealias Object = [String: Any]

  /// A command that the browser refuses, or that it does not answer because it has ended.
  struct Failure: Error {
    let command: String
    let answer: String
  }

  /// The path of the browser, if it is installed.
  nonisolated static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// A closure that gets the events of the browser: the session, the method and the parameters.
  var onEvent: (@MainActor (String, String, Object) -> Void)?

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Chromium-\(UUID().uuidString)")
  private var last = 0
  private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]

  init() throws {
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      // The browser reads commands from 3, and writes answers to 4.
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", try #require(Self.path),
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--user-data-dir=\(folder.path)",
      "--disable-background-timer-throttling", "--disable-renderer-backgrounding", "about:blank",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let messages = Self.messages(from: output.fileHandleForReading)
    Task { [weak self] in
      for await message in messages { self?.receive(message) }
      self?.end()
    }
  }

  /// Ends the browser.
  func close() async {
    _ = try? await send("Browser.close")
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends a command, and returns its result.
  @discardableResult func send(_ method: String, _ parameters: Object = [:], to session: String? = nil) async throws
    -> Object
  {
    try post(method, parameters, to: session)
    let number = last
    let answer = try await withCheckedThrowingContinuation { waiting[number] = $0 }
    let object = try JSONSerialization.jsonObject(with: answer) as? Object ?? [:]
    if let error = object["error"] as? Object { throw Failure(command: method, answer: "\(error["message"] ?? "")") }
    return object["result"] as? Object ?? [:]
  }

  /// Sends a command, and does not wait for its result.
  func post(_ method: String, _ parameters: Object, to session: String?) throws {
    last += 1
    var message: Object = ["id": last, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
  }

  private func receive(_ message: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: message) as? Object else { return }
    if let number = object["id"] as? Int {
      waiting.removeValue(forKey: number)?.resume(returning: message)
    } else if let method = object["method"] as? String {
      onEvent?(object["sessionId"] as? String ?? "", method, object["params"] as? Object ?? [:])
    }
  }

  private func end() {
    for (number, continuation) in waiting {
      continuation.resume(throwing: Failure(command: "\(number)", answer: "The browser has ended."))
    }
    waiting = [:]
  }

  /// Returns what the browser writes. A thread of its own waits for it.
  nonisolated private static func messages(from file: FileHandle) -> AsyncStream<Data> {
    AsyncStream { continuation in
      Thread {
        var rest = Data()
        while true {
          let data = file.availableData
          if data.isEmpty { return continuation.finish() }
          rest += data
          while let end = rest.firstIndex(of: 0) {
            continuation.yield(Data(rest[..<end]))
            rest = Data(rest[(end + 1)...])
          }
        }
      }
      .start()
    }
  }
}
