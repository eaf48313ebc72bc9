import Foundation

/// A browser on this machine, which starts without a window.
package enum Chromium {
  /// The path of its program, or `nil` if it is not installed.
  package static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Returns the content of a page after its scripts have run. A thread of its own waits for the browser.
  package static func document(of page: String) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try wait(for: page) }) }.start()
    }
  }

  /// The error that no browser is installed.
  private struct Missing: Error {}

  private static func wait(for page: String) throws -> String {
    guard let path else { throw Missing() }
    let folder = FileManager.default.temporaryDirectory.appending(path: "Chromium-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none",
      "--user-data-dir=\(folder.path)", "--virtual-time-budget=20000", "--dump-dom", file.absoluteString,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let document = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: document, as: UTF8.self)
  }
}
