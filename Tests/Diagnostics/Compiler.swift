import Foundation

/// The compiler that builds this package, run on programs that import it.
enum Compiler {
  /// Whether there is one on the path.
  static var isAvailable: Bool {
    get async { await found.value }
  }

  private static let found = Task { (try? await run(["--version"]))?.status == 0 }

  /// Returns the diagnostics of programs, by path, in the order of the compiler.
  ///
  /// One run checks all programs, because each is a file of its own. A second run compiles those without errors,
  /// because errors of flow and isolation appear only then.
  static func diagnose(_ programs: [Program]) async throws -> [String: [Mark]] {
    let paths = programs.map(\.url.path)
    var marks = try await marks(of: paths, mode: ["-typecheck"])
    let unmarked = paths.filter { path in !(marks[path] ?? []).contains { $0.kind == "error" } }
    marks.merge(try await self.marks(of: unmarked, mode: ["-emit-sil", "-o", "/dev/null"])) { $1 }
    return marks
  }

  /// What it says about the listings of documents, by the path of the document.
  ///
  /// Listings of articles are checked under both default isolations, for readers have either.
  static func diagnose(_ documents: [Document]) async throws -> [String: [Mark]] {
    try await withPrelude { folder, additions in
      var marks: [String: [Mark]] = [:]
      for (isolation, documents) in [("nonisolated", documents), ("MainActor", documents.filter(\.isArticle))] {
        let paths = try write(documents.flatMap { try $0.programs }, to: folder)
        let found = try await self.marks(
          of: additions + paths, mode: ["-typecheck", "-I", folder.path, "-default-isolation", isolation])
        if let (path, marks) = found.first(where: { path, _ in paths.contains(path) }) {
          throw Crash(output: "\(path): \(marks)")
        }
        marks.merge(found, uniquingKeysWith: +)
      }
      return marks
    }
  }

  /// What it says first about each of the drawn programs: the first error with those at the same place, or nothing.
  static func diagnose(_ programs: [DrawnProgram]) async throws -> [[Mark]] {
    try await withPrelude { folder, additions in
      let paths = try write(programs.map(\.source), to: folder)
      let marks = try await self.marks(of: additions + paths, mode: ["-typecheck", "-I", folder.path])
      return paths.map { firstErrors(marks[$0] ?? []) }
    }
  }

  /// What it says first about each of the guesses: the first error with those at the same place, or nothing.
  static func diagnose(_ guesses: [Guess]) async throws -> [[Mark]] {
    try await withTemporaryFolder { folder in
      let scene = Bundle.module.resourceURL.map { [$0.appending(path: "Programs/Guesses/Scene.swift").path] } ?? []
      let paths = try write(guesses.map(\.source), to: folder)
      var marks = try await marks(of: scene + paths, mode: ["-typecheck"])
      let unmarked = paths.filter { firstErrors(marks[$0] ?? []).isEmpty }
      marks.merge(try await self.marks(of: scene + unmarked, mode: ["-emit-sil", "-o", "/dev/null"])) { $1 }
      return paths.map { firstErrors(marks[$0] ?? []) }
    }
  }

  /// Returns the diagnostics of sources that one module consists of.
  static func diagnose(sources: [String]) async throws -> [[Mark]] {
    try await withTemporaryFolder { folder in
      let paths = try write(sources, to: folder)
      let marks = try await marks(of: paths, mode: ["-typecheck"])
      return paths.map { marks[$0] ?? [] }
    }
  }

  /// Returns the first error, and those at the same place, which the compiler prints in no fixed order.
  private static func firstErrors(_ marks: [Mark]) -> [Mark] {
    let errors = marks.filter { $0.kind == "error" }
    return errors.filter { $0.line == errors[0].line && $0.column == errors[0].column }
  }

  /// Calls a closure with a folder that is removed afterwards.
  private static func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  /// Writes programs to files of their own, and returns the paths.
  private static func write(_ programs: [String], to folder: URL) throws -> [String] {
    try programs.enumerated().map { number, program in
      let file = folder.appending(path: "\(number).swift")
      try Data(program.utf8).write(to: file)
      return file.path
    }
  }

  /// Calls a closure with a folder that has what listings import, and with the sources to compile beside them.
  private static func withPrelude<Result>(_ body: (URL, [String]) async throws -> Result) async throws -> Result {
    try await withTemporaryFolder { folder in
      let additions = try await makePrelude(in: folder)
      return try await body(folder, additions)
    }
  }

  /// Compiles what listings import into a folder, and returns the sources to compile beside them.
  private static func makePrelude(in folder: URL) async throws -> [String] {
    let prelude = Bundle.module.resourceURL?.appending(path: "Programs/Listings/Prelude.swift")
    for (name, source, settings) in [
      ("Prelude", prelude, ["-enable-testing", "-swift-version", "6"] + modules),
      ("UIKit", Document.root.appending(path: "Examples/StylingUIKit/Sources/StandIn/UIKit.swift"), []),
    ] {
      let result = try await run(
        ["-emit-module", "-module-name", name, "-parse-as-library", source?.path ?? ""] + settings
          + ["-o", folder.appending(path: "\(name).swiftmodule").path])
      guard result.status == 0 else { throw Crash(output: result.output) }
    }

    // The library was built where there is no UIKit. What it adds where there is one is compiled beside the listings.
    return try [
      "Mod/MainActor/MainActorRoot+Apple.swift", "Widgets/Twins/UIKit+Headless.swift",
      "Widgets/Twins/UIKit+Values.swift",
    ].map { path in
      let source = Document.root.appending(path: "Sources/\(path)")
      let file = folder.appending(path: source.lastPathComponent)
      try Data("import Mod\nimport Widgets\n\(String(contentsOf: source, encoding: .utf8))".utf8).write(to: file)
      return file.path
    }
  }

  /// What it says about a folder of sources in a target whose declarations belong to the main actor by default.
  static func diagnoseOnMainActor(_ folder: String) async throws -> [String: [Mark]] {
    let files = FileManager.default.enumerator(atPath: Document.root.appending(path: folder).path)
    let package = Document.root.lastPathComponent.lowercased().replacing("-", with: "_")
    let sources = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    return try await marks(
      of: sources.sorted().map { Document.root.appending(path: "\(folder)/\($0)").path },
      mode: ["-typecheck", "-package-name", package, "-default-isolation", "MainActor"])
  }

  /// What it says first about each line of the corpus, by setting: an error, or a warning if there is none.
  ///
  /// The columns are those of the line; a mark on another line has the column 0.
  static func diagnose(_ attempts: [Attempt]) async throws -> [String: [String: Mark]] {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let settings = Bundle.module.resourceURL?.appending(path: "Programs/Corpus/Settings")
    var places: [String: (attempt: Attempt, setting: String, line: Int, indent: Int)] = [:]
    for (number, attempt) in attempts.enumerated() {
      for setting in attempt.settings {
        guard let template = settings?.appending(path: "\(setting).txt") else { continue }
        let text = try String(contentsOf: template, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let line = lines.firstIndex(where: { $0.hasSuffix("LINE") }) else { continue }
        let file = folder.appending(path: "\(number)\(setting).swift")
        try Data(text.replacing("LINE", with: attempt.line, maxReplacements: 1).utf8).write(to: file)
        places[file.path] = (attempt, setting, line + 1, lines[line].count - 4)
      }
    }
    let scene = settings.map { [$0.appending(path: "Scene.swift").path] } ?? []
    // The compiler takes more than twice as long for twice as many files.
    let paths = places.keys.sorted()
    var found: [String: [Mark]] = [:]
    for start in stride(from: 0, to: paths.count, by: 400) {
      let part = paths[start..<min(start + 400, paths.count)]
      try await found.merge(marks(of: scene + part, mode: ["-typecheck"])) { $1 }
    }
    var result: [String: [String: Mark]] = [:]
    for (path, marks) in found {
      guard let place = places[path] else { continue }
      let said = marks.filter { !$0.words.contains("never used") && !$0.words.contains("never mutated") }
      guard let first = said.first(where: { $0.kind == "error" }) ?? said.first else { continue }
      let column = first.line == place.line ? first.column - place.indent : 0
      result[place.attempt.line, default: [:]][place.setting] = Mark(
        kind: first.kind, line: 0, column: column, words: first.words)
    }
    return result
  }

  private static func marks(of paths: [String], mode: [String]) async throws -> [String: [Mark]] {
    guard !paths.isEmpty else { return [:] }
    let result = try await run(
      mode + ["-wmo", "-module-name", "Programs", "-parse-as-library", "-swift-version", "6"]
        + ["-diagnostic-style", "llvm", "-no-color-diagnostics"] + modules + paths
    )
    if let crash = result.output.firstRange(of: "Stack dump:") {
      throw Crash(output: String(result.output[crash.lowerBound...].prefix(2_000)))
    }
    let marks = result.output.split(separator: "\n").compactMap(Mark.read)
    return Dictionary(grouping: marks, by: \.path).mapValues { $0.map(\.mark) }
  }

  /// Where the modules lie that have just been built: next to these tests.
  static var modules: [String] {
    let products = Bundle.module.bundleURL.deletingLastPathComponent()
    return ["-I", products.appending(path: "Modules").path, "-I", products.path]
  }

  /// Runs the compiler, and waits on a thread of its own: the threads that run tests are few, and others need them.
  private static func run(_ arguments: [String]) async throws -> (status: Int32, output: String) {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try wait(for: arguments) }) }.start()
    }
  }

  private static func wait(for arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// The compiler stopped for a fault of its own, which a wrong program must not make it do either.
  struct Crash: Error {
    let output: String
  }
}
