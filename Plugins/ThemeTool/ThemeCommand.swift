import Foundation
import Tokens

/// A command of the tool, which returns its exit code: 0 if all is well, 1 if there are differences or findings, or no
/// tokens, and 2 if the files or the arguments are not valid.
struct ThemeCommand {
  static let usage = """
    swift package generate-theme <file> … [--output <file>] [--name <struct>] [--protocol <name>] [--import <module>]
                                          [--allow <leniency>,…] [--missing error|skip|default]
                                          [--keep-light] [--internal] [--font <family>=<address>] [--check]
        Writes the Swift source of the tokens in a .tokens.json file, or in several, of which later ones win, or of each
        permutation of a .resolver.json file, by default beside the first file, with the name of the struct. An output
        that ends in .css is a style sheet, with an @font-face for each --font, and one that ends in .json is a tokens
        file with resolved values, for a resolver one for each permutation. With --missing, tokens that some
        permutations lack are left out, or have the value of the default permutation or, if that lacks them, of the
        first one that has them. With --keep-light, what differs between light and dark and is no color has its light
        value in both, in place of making themes of light and dark. With --internal, the theme is for one module, and
        compiles sooner. With --allow, files may deviate from the format: “all” allows what is clear, and
        “skippingInvalid” leaves out tokens that are not valid. With --check, writes nothing, and fails if the output is
        stale.

    swift package generate-theme diff <old> <new> [--allow <leniency>,…]
        Prints the changes of tokens by their meaning, and fails if there are any. Two .resolver.json files are
        compared by their permutations.

    swift package generate-theme lint <file> … [--contrast <text>/<background>/<ratio>,…] [--used <path>,…]
                                               [--allow <leniency>,…]
        Prints tokens with duplicate values or deprecated references, too little contrast, and, with --used, those that
        nothing uses besides the given ones, and fails if there are any.
    """

  private let arguments: [String]
  private let print: (String) -> Void
  /// Takes errors, warnings and notes.
  private let warn: (String) -> Void

  init(
    _ arguments: [String], print: @escaping (String) -> Void = { Swift.print($0) },
    warn: @escaping (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  ) {
    self.arguments = arguments
    self.print = print
    self.warn = warn
  }

  func run() -> Int32 {
    do {
      switch arguments.first {
      case nil, "help", "--help", "-h":
        arguments.isEmpty ? warn(Self.usage) : print(Self.usage)
        return arguments.isEmpty ? 2 : 0
      case "diff": return try diff(Array(arguments.dropFirst()))
      case "lint": return try lint(Array(arguments.dropFirst()))
      default: return try generate(arguments)
      }
    } catch let error as UsageError {
      // What is to be done stands where the terminal ends.
      warn("note: `swift package generate-theme --help` lists the options\nerror: \(error.message)")
    } catch is NoTokens {
      warn("error: The files have no tokens that can be read, so that nothing is written.")
      adviseOfFormerFormat()
      return 1
    } catch let error as TokenError {
      warn("\(error)")
      advise()
    } catch {
      warn("\(error)")
    }
    return 2
  }
}

extension ThemeCommand {
  /// Prints the options that read the files, if they deviate from the format.
  private func advise() {
    if adviseOfFormerFormat() { return }
    guard let deviations = Deviations(in: files) else { return }
    let generates = !["diff", "lint"].contains(arguments.first)
    let missing = generates && Deviations.lackTokens(files) ? " --missing default" : ""
    let count = deviations.invalidCount
    let rest = count == 0 ? "" : " without \(count == 1 ? "one that is" : "\(count) that are") not valid"
    warn("note: the files deviate from the format; `--allow \(deviations.names)\(missing)` reads them\(rest)")
  }

  /// Says how files in the former format of Tokens Studio are exported in this one, and returns whether there are any.
  @discardableResult private func adviseOfFormerFormat() -> Bool {
    guard let file = files.first(where: { FormerFormat.isUsed(in: $0) }) else { return false }
    warn(
      "note: \(file) is in the former format of Tokens Studio, with value and type in place of $value and $type; "
        + "choose W3C DTCG as the token format in the settings of the plugin, and export it again")
    return true
  }

  private var files: [String] { arguments.filter { $0.hasSuffix(".json") || $0.hasSuffix(".tokens") } }

  private func generate(_ list: [String]) throws -> Int32 {
    let arguments = try Arguments(
      list, options: ["output", "name", "missing"], lists: ["protocol", "import", "allow", "font"],
      flags: ["check", "keep-light", "internal"])
    guard let first = arguments.files.first else { throw UsageError("A file is missing.") }
    if let unknown = arguments.files.first(where: { !$0.hasSuffix(".json") && !$0.hasSuffix(".tokens") }) {
      throw UsageError("\(unknown) is no tokens file: their names end in .tokens.json, .tokens or .resolver.json.")
    }
    try arguments.checkFiles()
    let url = URL(fileURLWithPath: first)
    let stem = url.lastPathComponent.split(separator: ".").first.map(String.init) ?? "Theme"
    let name = ThemeSource.typeName(for: arguments["name"] ?? stem)
    let output = arguments["output"] ?? url.deletingLastPathComponent().appendingPathComponent("\(name).swift").path
    guard ["swift", "css", "json"].contains(URL(fileURLWithPath: output).pathExtension) else {
      throw UsageError("\(output) has to end in .swift, .css or .json, which says what is written.")
    }
    if !output.hasSuffix(".swift") {
      try arguments.refuse(["internal", "protocol", "import"], because: "\(output) is no Swift source")
    }
    for name in arguments.values("import") + arguments.values("protocol") where !SwiftName.isName(name) {
      throw UsageError("“\(name)” is no name in Swift.")
    }
    if !output.hasSuffix(".css") { try arguments.refuse(["font"], because: "\(output) is no style sheet") }
    if !first.hasSuffix(".resolver.json") {
      try arguments.refuse(["missing", "keep-light"], because: "\(first) has no permutations")
    }
    let texts = try TokenOutput(arguments, name: name, warn: warn).texts(for: output)
    let sources = try Set(arguments.sources().map(\.canonicalPath))
    if let (path, _) = texts.first(where: { sources.contains($0.path.canonicalPath) }) {
      throw UsageError("\(path) is one of the files that are read: give another --output.")
    }
    var isCurrent = true
    for (path, text) in texts {
      let isSame = FileManager.default.contents(atPath: path) == Data(text.utf8)
      isCurrent = isCurrent && isSame
      if arguments.flags.contains("check") {
        let state = FileManager.default.fileExists(atPath: path) ? "stale" : "missing"
        if !isSame { print("\(path) is \(state): run `swift package generate-theme` again.") }
        continue
      }
      if !isSame { try write(text, to: path) }
      print(isSame ? "\(path) is up to date." : "Wrote \(path).")
    }
    return isCurrent || !arguments.flags.contains("check") ? 0 : 1
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("\(path) cannot be written: does its folder exist?")
    }
  }

  private func diff(_ list: [String]) throws -> Int32 {
    let arguments = try Arguments(list, lists: ["allow"])
    guard arguments.files.count == 2 else { throw UsageError("diff needs two files.") }
    let (old, new) = (arguments.files[0], arguments.files[1])
    let changes: [String]
    switch (try arguments.resolver(old), try arguments.resolver(new)) {
    case (let old?, let new?):
      for resolver in [old, new] { try warn(of: resolver.warnings) }
      changes = try ResolverDiff(old, new).lines()
    case (nil, nil):
      let (old, new) = (try arguments.tokens([old]), try arguments.tokens([new]))
      warn(of: old.warnings + new.warnings)
      changes = new.changes(from: old).map { "\($0)" }
    default: throw UsageError("diff compares two files of tokens, or two resolver documents.")
    }
    changes.forEach(print)
    return changes.isEmpty ? 0 : 1
  }

  private func lint(_ list: [String]) throws -> Int32 {
    let arguments = try Arguments(list, lists: ["allow", "contrast", "used"])
    if arguments.files.isEmpty { throw UsageError("A file is missing.") }
    try arguments.checkFiles()
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
    let findings: [TokenProblem]
    if let resolver = try arguments.resolver() {
      try warn(of: resolver.warnings)
      findings = try resolver.lint(lints)
    } else {
      let tokens = try arguments.tokens()
      warn(of: tokens.warnings)
      findings = tokens.lint(lints)
    }
    findings.forEach { print("\($0)") }
    return findings.isEmpty ? 0 : 1
  }

  private func warn(of warnings: [TokenProblem]) { warnings.forEach { warn("\($0)") } }
}

extension String {
  /// The path of the file itself, whatever links lead to it.
  fileprivate var canonicalPath: String {
    URL(fileURLWithPath: self).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

extension TokenResolver {
  /// The deviations that were allowed in any permutation, each once.
  fileprivate var warnings: [TokenProblem] {
    get throws { leniencies.isEmpty ? [] : try TokenStyleSheet(self, missing: .skip).warnings }
  }
}
