import Foundation

/// A connection to a language server, which runs as a process.
final class LanguageServerConnection {
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private var count = 0

  init() throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sourcekit-lsp"]
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func close() { process.terminate() }

  /// Sends a request or a notification, and returns the answer to a request.
  @discardableResult
  func send(_ method: String, expectsAnswer: Bool = false, _ parameters: [String: Any]) throws -> Any? {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    if expectsAnswer {
      count += 1
      message["id"] = count
    }
    try write(message)
    while expectsAnswer {
      let answer = try read()
      if answer["method"] == nil, answer["id"] as? Int == count { return answer["result"] }
      // The server may ask for what this client does not have.
      if let id = answer["id"], answer["method"] != nil { try write(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
    }
    return nil
  }

  private func write(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    try requests.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func read() throws -> [String: Any] {
    var header = Data()
    while !header.hasSuffix("\r\n\r\n") { header += try bytes(1) }
    let length = String(decoding: header, as: UTF8.self).firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) }
    return try JSONSerialization.jsonObject(with: bytes(length ?? 0)) as? [String: Any] ?? [:]
  }

  private func bytes(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      guard let more = try answers.fileHandleForReading.read(upToCount: count - bytes.count), !more.isEmpty else {
        throw Closed()
      }
      bytes += more
    }
    return bytes
  }

  /// The server has ended.
  struct Closed: Error {}
}

extension Data {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
