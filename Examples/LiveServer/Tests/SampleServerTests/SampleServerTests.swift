import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The program, as people start it.
struct SampleServerTests {
  /// Starts the program, and returns it with its output and its errors.
  private func start(
    _ name: String = "SampleServer", _ arguments: String...
  ) throws -> (process: Process, output: Pipe, errors: Pipe) {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = products.appending(path: name)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output, errors)
  }

  private func text(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// Returns the code and the body of the answer to a request.
  private func get(_ path: String, of address: Substring) async throws -> (code: Int, text: String) {
    let url = try #require(URL(string: address + path))
    let (body, response) = try await URLSession.shared.data(from: url)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: body, as: UTF8.self))
  }

  @Test("The program serves the screens of the app, reports a port that is taken, and ends cleanly by Control-C")
  func run() async throws {
    let first = try start("SampleServer", "0")
    let address = try #require(text(first.output).firstMatch(of: /Open (.*)\/ in/)?.1)
    let (code, page) = try await get("/shopping", of: address)
    #expect(code == 200 && page.contains("<title>Shopping list</title>"))
    #expect(try await get("/users/2", of: address).code == 200)
    #expect(try await get("/users/999", of: address).code == 404)
    let port = try #require(address.split(separator: ":").last.map(String.init))
    let second = try start("SampleServer", port)
    second.process.waitUntilExit()
    #expect(second.process.terminationReason == .exit && second.process.terminationStatus == 1)
    #expect(text(second.errors).hasPrefix("Port \(port) is taken: "))
    first.process.interrupt()
    first.process.waitUntilExit()
    #expect(first.process.terminationReason == .exit && first.process.terminationStatus == 0)
  }

  @Test("The file that an argument names is written when the program ends, for its owner alone")
  func saving() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Sample-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let program = try start("SampleServer", "0", file.path)
    #expect(text(program.output).hasPrefix("Open "))
    program.process.terminate()
    program.process.waitUntilExit()
    #expect(program.process.terminationReason == .exit && program.process.terminationStatus == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Lovelace"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("An argument that is no port is reported")
  func argument() throws {
    let program = try start("SampleServer", "eighty")
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 1)
    #expect(text(program.errors).hasPrefix("-1 is no port"))
  }

  @Test("The workbench of the kit shows the selection of an address, and no card that does not exist")
  func workbench() async throws {
    let program = try start("WorkbenchServer", "0")
    let address = try #require(text(program.output).firstMatch(of: /Open (.*)\/ in/)?.1)
    let (code, page) = try await get("/chips?look.size=large&dark", of: address)
    #expect(code == 200 && page.contains("<title>Chips</title>") && page.contains("/chips?look.size=large&amp;dark"))
    #expect(try await get("/", of: address).code == 200)
    #expect(try await get("/nothing", of: address).code == 404)
    program.process.interrupt()
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
  }
}
