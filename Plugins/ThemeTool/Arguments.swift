import Tokens

/// The arguments of a command: its files, and its options by their names.
struct Arguments {
  private(set) var files: [String] = []
  private(set) var flags: Set<String> = []
  private var options: [String: [String]] = [:]

  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - options: The options with a value.
  ///   - lists: The options with a value that can be given several times.
  ///   - flags: The options without a value.
  /// - Throws: ``UsageError`` if an option is unknown, lacks its value, or is given too often.
  init(
    _ arguments: [String], options: Set<String> = [], lists: Set<String> = [], flags: Set<String> = []
  ) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      let name = String(argument.trimmingPrefix("--"))
      if flags.contains(name) {
        self.flags.insert(name)
        continue
      }
      guard options.contains(name) || lists.contains(name) else {
        throw UsageError("There is no option \(argument).")
      }
      guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw UsageError("\(argument) needs a value.") }
      if options.contains(name), self.options[name] != nil { throw UsageError("Write \(argument) once.") }
      self.options[name, default: []].append(value)
    }
  }

  subscript(option: String) -> String? { options[option]?.first }

  /// - Throws: ``UsageError`` if one of the options is given, and means nothing.
  func refuse(_ names: [String], because reason: String) throws {
    guard let name = names.first(where: { options[$0] != nil || flags.contains($0) }) else { return }
    throw UsageError("--\(name) means nothing here: \(reason).")
  }

  /// - Throws: ``UsageError`` if a resolver document is among several files.
  func checkFiles() throws {
    guard files.count > 1, let path = files.first(where: { $0.hasSuffix(".resolver.json") }) else { return }
    throw UsageError("\(path) names its files itself: give it alone.")
  }

  /// The values of an option that can be given several times, or with commas between values.
  func values(_ option: String) -> [String] {
    (options[option] ?? []).flatMap { $0.split(separator: ",").map { String($0.trimmingPrefix(" ")) } }
  }

  /// - Throws: ``UsageError`` if there is no such leniency.
  func leniencies() throws -> Set<TokenLeniency> {
    var result: Set<TokenLeniency> = []
    for name in values("allow") {
      if name == "all" {
        result.formUnion(Set<TokenLeniency>.all)
        continue
      }
      guard let leniency = TokenLeniency(rawValue: name) else {
        let names = TokenLeniency.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("There is no leniency “\(name)”, but all, \(names).")
      }
      result.insert(leniency)
    }
    return result
  }
}

extension Arguments {
  /// - Throws: ``UsageError`` if there is no such treatment.
  func missing() throws -> MissingTokens {
    guard let name = self["missing"] else { return .error }
    if let missing = MissingTokens(rawValue: name) { return missing }
    let names = MissingTokens.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("There is no treatment “\(name)” of missing tokens, but \(names).")
  }
}

extension Arguments {
  /// Returns the resolver document that a file is, by default the first one, or `nil` for a file of tokens.
  func resolver(_ path: String? = nil) throws -> TokenResolver? {
    guard let path = path ?? files.first, path.hasSuffix(".resolver.json") else { return nil }
    return try TokenResolver(contentsOf: path, allowing: leniencies())
  }

  /// Returns the paths of the files, and of those that a resolver document names.
  func sources() throws -> [String] { try files + (resolver()?.files ?? []) }

  /// Returns the tokens of files, of which later ones win: by default, of those that are given.
  func tokens(_ paths: [String]? = nil) throws -> ResolvedTokens {
    let leniencies = try leniencies()
    return try ResolvedTokens(
      layers: (paths ?? files).map { try TokenFile(contentsOf: $0, allowing: leniencies) }, allowing: leniencies)
  }
}

/// An error in the arguments.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
