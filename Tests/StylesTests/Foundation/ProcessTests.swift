import Foundation
import Styles
import Testing

@Suite("Styles of Process")
struct ProcessTests {
  @Test("An executable has its path and arguments")
  func executable() throws {
    let process = Process() |> .executable("/bin/echo", "one", "two words")
    #expect(process.executableURL?.path == "/bin/echo")
    #expect(process.arguments == ["one", "two words"])
    #expect(try process.outputText() == "one two words\n")
  }

  @Test("A shell runs a script")
  func shell() throws {
    let process = Process() |> .shell("echo $((6 * 7)); exit 3")
    #expect(process.executableURL?.path == "/bin/sh")
    #expect(try process.outputText() == "42\n")
    #expect(process.terminationStatus == 3)
  }

  @Test("An environment variable is added to those of this program")
  func variable() throws {
    let process = Process() |> .shell("printf '%s %s' \"$SHOW\" \"$PATH\"") <> .variable("SHOW", "a b; $x")
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    #expect(try process.outputText() == "a b; $x \(path)")
  }

  @Test("An environment variable is added to those that are set, and removed by `nil`")
  func variables() {
    let process = Process() |> [.environment(["A": "1", "B": "2"]), .variable("C", "3"), .variable("A", nil)]
    #expect(process.environment == ["B": "2", "C": "3"])
  }

  @Test("A style sets the directory in which the program runs")
  func directory() throws {
    #expect(try (Process() |> .executable("/bin/pwd") <> .directory("/")).outputText() == "/\n")
  }

  @Test("Input, output and errors go through pipes")
  func pipes() throws {
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    let process = Process() |> [.shell("tr a-z A-Z; echo oops >&2"), .input(input), .output(output), .error(errors)]
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("views".utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(try output.fileHandleForReading.readToEnd() == Data("VIEWS".utf8))
    #expect(try errors.fileHandleForReading.readToEnd() == Data("oops\n".utf8))
  }

  @Test("Input, output and errors go to open files")
  func files() {
    let null = FileHandle.nullDevice
    let process = Process() |> .input(null) <> .output(null) <> .error(null)
    #expect(process.standardInput as? FileHandle === null)
    #expect(process.standardOutput as? FileHandle === null)
    #expect(process.standardError as? FileHandle === null)
  }

  @Test("A silent process prints to the null device")
  func silent() {
    let process = Process() |> .silent
    #expect(process.standardOutput as? FileHandle === FileHandle.nullDevice)
    #expect(process.standardError as? FileHandle === FileHandle.nullDevice)
  }

  @Test("Properties are set by their names")
  func names() {
    let process =
      Process() |> [
        .executableURL(URL(fileURLWithPath: "/bin/ls")), .arguments(["-l"]), .qualityOfService(.utility),
        .currentDirectoryURL(URL(fileURLWithPath: "/usr")),
      ]
    #expect(process.executableURL?.path == "/bin/ls")
    #expect(process.arguments == ["-l"])
    #expect(process.qualityOfService == .utility)
    #expect(process.currentDirectoryURL?.path == "/usr")
  }
}

extension Process {
  /// Runs the process and gives what it has printed.
  fileprivate func outputText() throws -> String {
    let pipe = Pipe()
    try (self |> .output(pipe)).run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
