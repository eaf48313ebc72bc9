import Foundation

/// Runs other programs.
enum Shell {
  /// The output of a program and its processor time.
  struct Outcome {
    let status: Int32
    let output: String

    /// The processor time in seconds, including child processes.
    let time: Double
  }

  /// Runs a program from the path, and waits for it.
  @discardableResult
  static func run(_ arguments: [String], in directory: URL? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    let before = childTime
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      time: childTime - before
    )
  }

  /// The path of this program.
  static let executable = URL(filePath: CommandLine.arguments[0]).path

  /// Returns whether a program is on the path.
  static func has(_ program: String) -> Bool {
    (try? run(["which", program]))?.status == 0
  }

  /// Calls a closure with a new folder, and removes the folder.
  static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static var childTime: Double {
    var usage = rusage()
    getrusage(children, &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }

  #if canImport(Darwin)
    private static let children = RUSAGE_CHILDREN
  #else
    private static let children = RUSAGE_CHILDREN.rawValue
  #endif
}
