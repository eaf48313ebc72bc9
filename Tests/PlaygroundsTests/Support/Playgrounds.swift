import Foundation

/// The command that was built beside these tests.
enum Playgrounds {
  /// What became of a run.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The folder that the tests were built into: on Apple's platforms, the one around their bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// Runs the command that was built with these tests.
  static func run(_ arguments: String...) async throws -> Result {
    try await run(arguments)
  }

  /// Runs the command that was built with these tests, and waits on a thread of its own, because the threads that run
  /// tests are few.
  static func run(_ arguments: [String]) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Swift.Result { try wait(for: arguments) }) }.start()
    }
  }

  private static func wait(for arguments: [String]) throws -> Result {
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
    return Result(
      status: process.terminationStatus,
      output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self)
    )
  }
}
