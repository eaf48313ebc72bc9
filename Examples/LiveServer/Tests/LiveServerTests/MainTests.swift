import Foundation
import Testing

/// The program, as people start it.
struct MainTests {
  private let port = RunningServer.newPort()

  /// Starts the program, and returns it with its output and its errors.
  private func start(_ arguments: String...) throws -> (process: Process, output: Pipe, errors: Pipe) {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = products.appending(path: "LiveServer")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output, errors)
  }

  private func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
  }

  @Test("The program prints its address, reports a port that is taken, and ends cleanly by Ctrl-C")
  func run() throws {
    let first = try start("\(port)")
    #expect(text(first.output).contains("http://127.0.0.1:\(port) "))
    let second = try start("\(port)")
    second.process.waitUntilExit()
    #expect(second.process.terminationStatus == 1)
    #expect(text(second.errors).hasPrefix("Cannot listen on port \(port)"))
    first.process.interrupt()
    first.process.waitUntilExit()
    #expect(first.process.terminationReason == .exit && first.process.terminationStatus == 0)
  }

  @Test("An argument that is no port is reported")
  func argument() throws {
    let program = try start("eighty")
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 1)
    #expect(text(program.errors).hasPrefix("eighty is no port."))
  }
}
