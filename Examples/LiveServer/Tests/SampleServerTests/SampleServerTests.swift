import Foundation
import SampleDatabase
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The program, as people start it.
struct SampleServerTests {
  /// Starts the program, and returns it with its output and its errors.
  private func start(
    _ name: String = "SampleServer", _ arguments: String...
  ) throws -> (process: Process, output: Pipe, errors: Pipe) { try start(name, arguments) }

  private func start(
    _ name: String, _ arguments: [String]
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

  @Test("The bookshelf server prints why it cannot start, and exits with code 1")
  func bookshelf() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Books-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, missing) = (folder.appending(path: "books.sqlite"), folder.appending(path: "missing/books.sqlite"))
    for (name, arguments, reason) in [
      ("BookshelfTerminal", [file.path], "Input and output have to be a terminal."),
      ("BookshelfTerminal", [missing.path], "“\(missing.path)” cannot be opened: "),
      ("BookshelfServer", ["0", missing.path], "“\(missing.path)” cannot be opened: "),
    ] {
      let program = try start(name, arguments)
      program.process.waitUntilExit()
      #expect(program.process.terminationReason == .exit && program.process.terminationStatus == 1)
      #expect(text(program.errors).hasPrefix(reason))
    }
  }

  @Test("The help of each program has a line for each argument")
  func help() throws {
    for (name, lines) in [("SampleServer", 3), ("BookshelfServer", 3), ("WorkbenchServer", 2)] {
      let program = try start(name, "--help")
      program.process.waitUntilExit()
      let help = text(program.output)
      #expect(program.process.terminationStatus == 0 && help.hasPrefix("usage: \(name) [port]"))
      #expect(help.hasSuffix(".\n") && help.split(separator: "\n").count == lines, "\(help)")
    }
  }

  @Test("Saved data survive a killed process, and pages show what another process writes")
  func saving() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Sample-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.sqlite").path
    for (number, item) in ["Tea", "Milk"].enumerated() {
      let program = try start("SampleServer", "0", file)
      let address = try #require(text(program.output).firstMatch(of: /Open (.*)\/ in/)?.1)
      #expect(try await get("/shopping", of: address).text.contains("Tea") == (number > 0))
      #expect(try await add(item, to: file))
      var page = ""
      for _ in 0..<200 where !page.contains(item) {
        page = try await get("/shopping", of: address).text
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(page.contains(item))
      kill(program.process.processIdentifier, SIGKILL)
      program.process.waitUntilExit()
    }
  }

  /// Adds an entry to the shopping list of a file, as a session of another process does.
  @MainActor private func add(_ item: String, to file: String) throws -> Bool {
    try SampleDatabase(path: file).data.make(.addItem(name: item))
  }

  @Test("A file that is no database is reported, and the program ends")
  func noDatabase() throws {
    let program = try start("SampleServer", "0", "/nonexistent/a.sqlite")
    program.process.waitUntilExit()
    #expect(program.process.terminationReason == .exit && program.process.terminationStatus == 1)
    #expect(text(program.errors) == "“/nonexistent/a.sqlite” cannot be opened: No such file or directory\n")
  }

  @Test(
    "An invalid argument is quoted in the error, with the usage",
    arguments: [
      (["SampleServer", "eighty"], "“eighty” is no port"), (["WorkbenchServer", "70000"], "“70000” is no port"),
      (["WorkbenchServer", "0", "file"], "“file” is one argument too many"),
    ])
  func argument(_ words: [String], _ reason: String) throws {
    let program = try start(words[0], Array(words.dropFirst()))
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 1)
    let errors = text(program.errors)
    #expect(errors.hasPrefix(reason) && errors.contains("usage: \(words[0]) [port]"), "\(errors)")
  }

  @Test("The usage of a server names its port and its file", arguments: ["SampleServer", "WorkbenchServer"])
  func help(name: String) throws {
    let program = try start(name, "--help")
    program.process.waitUntilExit()
    #expect(program.process.terminationStatus == 0)
    let usage = text(program.output)
    #expect(usage.contains("[port]") && usage.contains("8080 by default"))
    #expect(usage.contains("[file]") == (name == "SampleServer"))
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

  @Test("Each listing of the README is part of the sources")
  func listings() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../..").standardized
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let sources = try ["SampleDatabase/SampleDatabase.swift", "SampleServer/SampleServer.swift"].map {
      lines(try String(contentsOf: folder.appending(path: "Sources/\($0)"), encoding: .utf8))
    }
    let listings = readme.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines()).map(\.1)
    for listing in listings {
      #expect(sources.contains { $0.contains(lines(listing)) }, "\(listing)")
    }
    #expect(listings.count == 3)
  }
}
