import Foundation
import Tokens

/// A command of the tool, which returns its exit code: 0 if all is well, 1 if there are differences or findings, and 2
/// if the files or the arguments are not valid.
struct ThemeCommand {
  static let usage = """
    swift package generate-theme <file> … [--output <file.swift>] [--name <struct>] [--protocol <name>]
                                          [--import <module>] [--allow <leniency>,…] [--check]
        Writes the Swift source of the tokens in a .tokens.json file, or in several, of which later ones win,
        or of each permutation of a .resolver.json file. With --check, writes nothing, and fails if the source is stale.

    swift package generate-theme diff <old> <new> [--allow <leniency>,…]
        Prints the changes of tokens by their meaning, and fails if there are any.

    swift package generate-theme lint <file> … [--contrast <text>/<background>/<ratio>,…] [--used <path>,…]
                                               [--allow <leniency>,…]
        Prints tokens with duplicate values or deprecated references, too little contrast, and, with --used, those that
        nothing uses besides the given ones, and fails if there are any.
    """

  private let arguments: [String]
  private let print: (String) -> Void

  init(_ arguments: [String], print: @escaping (String) -> Void = { Swift.print($0) }) {
    self.arguments = arguments
    self.print = print
  }

  func run() -> Int32 {
    do {
      switch arguments.first {
      case nil, "help", "--help", "-h":
        print(Self.usage)
        return arguments.isEmpty ? 2 : 0
      case "diff": return try diff(Array(arguments.dropFirst()))
      case "lint": return try lint(Array(arguments.dropFirst()))
      default: return try generate(arguments)
      }
    } catch let error as UsageError {
      print("\(error.message)\n\n\(Self.usage)")
    } catch {
      print("\(error)")
    }
    return 2
  }
}

extension ThemeCommand {
  private func generate(_ list: [String]) throws -> Int32 {
    let arguments = try Arguments(
      list, options: ["output", "name", "protocol", "import", "allow", "missing"], flags: ["check"])
    guard let first = arguments.files.first else { throw UsageError("A file is missing.") }
    let url = URL(fileURLWithPath: first)
    let stem = url.lastPathComponent.split(separator: ".").first.map(String.init) ?? "Theme"
    let source = try source(
      arguments, name: arguments["name"] ?? stem, protocols: arguments.values("protocol"),
      imports: arguments.values("import"))
    source.warnings.forEach { print("\($0)") }
    source.notes.forEach { print($0) }
    let folder = url.deletingLastPathComponent()
    let output = arguments["output"] ?? folder.appendingPathComponent("\(source.name).swift").path
    let text = try source.text()
    let isCurrent = FileManager.default.contents(atPath: output) == Data(text.utf8)
    if arguments.flags.contains("check") {
      if !isCurrent { print("\(output) is stale: run `swift package generate-theme` again.") }
      return isCurrent ? 0 : 1
    }
    if !isCurrent { try Data(text.utf8).write(to: URL(fileURLWithPath: output)) }
    print(isCurrent ? "\(output) is up to date." : "Wrote \(output).")
    return 0
  }

  private func source(
    _ arguments: Arguments, name: String, protocols: [String], imports: [String]
  ) throws -> ThemeSource {
    if let path = arguments.files.first, path.hasSuffix(".resolver.json") {
      let resolver = try TokenResolver(contentsOf: path, allowing: arguments.leniencies())
      return try ThemeSource(
        resolver, name: name, protocols: protocols, imports: imports, missing: arguments.missing())
    }
    return ThemeSource(try tokens(arguments.files, arguments), name: name, protocols: protocols, imports: imports)
  }

  private func diff(_ list: [String]) throws -> Int32 {
    let arguments = try Arguments(list, options: ["allow"])
    guard arguments.files.count == 2 else { throw UsageError("diff needs two files.") }
    let (old, new) = (arguments.files[0], arguments.files[1])
    let changes = try tokens([new], arguments).changes(from: tokens([old], arguments))
    changes.forEach { print("\($0)") }
    return changes.isEmpty ? 0 : 1
  }

  private func lint(_ list: [String]) throws -> Int32 {
    let arguments = try Arguments(list, options: ["allow", "contrast", "used"])
    guard let first = arguments.files.first else { throw UsageError("A file is missing.") }
    var lints: [TokenLint] = [.duplicateValues, .deprecatedReferences]
    for pair in arguments.values("contrast") {
      let parts = pair.split(separator: "/").map(String.init)
      guard parts.count == 3, let ratio = Double(parts[2]) else {
        throw UsageError("“\(pair)” is not <text>/<background>/<ratio>.")
      }
      lints.append(.contrast(of: parts[0], on: parts[1], atLeast: ratio))
    }
    let used = arguments.values("used")
    if !used.isEmpty { lints.append(.unused(except: Set(used))) }
    let findings =
      first.hasSuffix(".resolver.json")
      ? try TokenResolver(contentsOf: first, allowing: arguments.leniencies()).lint(lints)
      : try tokens(arguments.files, arguments).lint(lints)
    findings.forEach { print("\($0)") }
    return findings.isEmpty ? 0 : 1
  }

  private func tokens(_ paths: [String], _ arguments: Arguments) throws -> ResolvedTokens {
    let leniencies = try arguments.leniencies()
    return try ResolvedTokens(
      layers: paths.map { try TokenFile(contentsOf: $0, allowing: leniencies) }, allowing: leniencies)
  }
}
