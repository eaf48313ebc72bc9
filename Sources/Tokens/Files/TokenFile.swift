import Foundation

/// A file in the design tokens format of the W3C community group, version 2025.10.
///
/// ```swift
/// let file = try TokenFile(contentsOf: "brand.tokens.json")
/// let tokens = try file.resolved()
/// print(tokens["color.accent"]?.value)
/// ```
///
/// The file keeps its text: unchanged parts are written as they were read, byte for byte.
public struct TokenFile: Sendable {
  internal var document: JSONDocument

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text, which is JSON.
  ///   - name: The name of the file in problems.
  ///   - leniencies: The deviations from JSON that are allowed: ``TokenLeniency/comments`` and
  ///     ``TokenLeniency/trailingCommas``. None by default.
  /// - Throws: ``TokenError`` if the text is not JSON.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: String, name: String = "tokens.json", allowing leniencies: Set<TokenLeniency> = []
  ) throws(TokenError) {
    try self.init(bytes: text.utf8, name: name, allowing: leniencies)
  }

  /// Reads the bytes of a file in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which are JSON.
  ///   - name: The name of the file in problems.
  ///   - leniencies: The deviations from JSON that are allowed: ``TokenLeniency/comments`` and
  ///     ``TokenLeniency/trailingCommas``. None by default.
  /// - Throws: ``TokenError`` if the text is not JSON.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(
    bytes: some Sequence<UInt8>, name: String = "tokens.json", allowing leniencies: Set<TokenLeniency> = []
  ) throws(TokenError) {
    document = try JSONDocument(Array(bytes), name: name, allowing: leniencies)
  }

  /// The name of the file in problems.
  public var name: String { document.name }

  /// The bytes of the file.
  public var bytes: [UInt8] { document.bytes }

  /// The text of the file.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the tokens of the file with their values.
  ///
  /// - Parameter leniencies: The deviations from the format that are allowed.
  /// - Throws: ``TokenError`` with all problems of the file.
  /// - Complexity: O(*n*) in the length of the text and of what groups inherit.
  public func resolved(allowing leniencies: Set<TokenLeniency> = []) throws(TokenError) -> ResolvedTokens {
    try ResolvedTokens(layers: [self], allowing: leniencies)
  }
}

extension JSONDocument {
  /// Reads a text.
  ///
  /// - Throws: ``TokenError`` if the text is not JSON, but for deviations that are allowed.
  internal convenience init(
    _ bytes: [UInt8], name: String, allowing leniencies: Set<TokenLeniency> = []
  ) throws(TokenError) {
    var parser = JSONParser(bytes)
    parser.parse()
    let lines = parser.mistakes.isEmpty && parser.deviations.isEmpty ? nil : Lines(of: bytes)
    func problem(_ kind: TokenProblem.Kind, _ mistake: JSONParser.Mistake, _ advice: String = "") -> TokenProblem {
      TokenProblem(
        kind, file: name, position: lines?.position(of: mistake.index), expected: mistake.expected + advice,
        found: mistake.found)
    }
    let deviations = parser.deviations.map { deviation in
      leniencies.contains(deviation.leniency)
        ? problem(.allowed(deviation.leniency), deviation.mistake)
        : problem(.syntax, deviation.mistake, ", unless “\(deviation.leniency.rawValue)” is allowed")
    }
    let problems = (parser.mistakes.map { problem(.syntax, $0) } + deviations).sorted {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    self.init(name: name, bytes: bytes, nodes: parser.nodes, warnings: problems)
    if !problems.allSatisfy(\.isWarning) { throw TokenError(problems) }
  }
}

extension TokenFile {
  /// Reads a file of the file system.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is also its name in problems.
  ///   - leniencies: The deviations from JSON that are allowed: ``TokenLeniency/comments`` and
  ///     ``TokenLeniency/trailingCommas``. None by default.
  /// - Throws: ``TokenError`` if the file cannot be read, or is not JSON.
  /// - Complexity: O(*n*) in the length of the file.
  public init(contentsOf path: String, allowing leniencies: Set<TokenLeniency> = []) throws(TokenError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw TokenError([.unreadable(path)]) }
    try self.init(bytes: data, name: path, allowing: leniencies)
  }
}

extension TokenProblem {
  /// The problem of a file that could not be read.
  internal static func unreadable(_ path: String) -> TokenProblem {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return TokenProblem(
      .unreadableFile, file: path, position: nil, expected: "a file that can be read",
      found: isFolder.boolValue ? "a folder" : isThere ? "one that cannot" : "none")
  }
}

// First guesses at names. The compiler reports what to use instead.
extension TokenFile {
  @available(*, unavailable, renamed: "init(_:name:)")
  public init(json: String) { fatalError() }

  @available(*, unavailable, renamed: "init(_:name:)")
  public init(string: String) { fatalError() }

  @available(*, unavailable, renamed: "init(bytes:name:)")
  public init(json: some Sequence<UInt8>) { fatalError() }

  @available(*, unavailable, renamed: "init(bytes:name:)")
  public init(data: some Sequence<UInt8>) { fatalError() }

  @available(*, unavailable, message: "a path is a text: 'TokenFile(contentsOf: url.path)'")
  @_disfavoredOverload public init<Place>(contentsOf place: Place) throws { fatalError() }

  @available(*, unavailable, message: "a file is read: 'TokenFile(text)', 'TokenFile(contentsOf: path)'")
  public init() { fatalError() }

  @available(*, unavailable, message: "tokens are resolved first: 'try file.resolved()[\"color.accent\"]?.value'")
  public subscript(path: String) -> Token? { nil }

  @available(*, unavailable, message: "tokens are resolved first: 'for token in try file.resolved()'")
  public var tokens: [Token] { [] }

  @available(*, unavailable, message: "tokens are resolved first: 'try new.resolved().changes(from: old.resolved())'")
  public func changes(from old: TokenFile) -> [TokenChange] { [] }

  @available(*, unavailable, message: "tokens are resolved first: 'try file.resolved()[\"color.accent\"]?.value'")
  public func color(_ path: String) -> Color { fatalError() }

  @available(*, unavailable, message: "tokens are resolved first: 'try file.resolved()[\"space.small\"]?.value'")
  public func dimension(_ path: String) -> Double { fatalError() }
}

@available(*, unavailable, message: "write 'try TokenFile(text).resolved()'")
public func Tokens(json: String) throws -> TokenFile { fatalError() }

@available(*, unavailable, message: "write 'try TokenFile(bytes: data).resolved()'")
public func Tokens(data: some Sequence<UInt8>) throws -> TokenFile { fatalError() }

@available(*, unavailable, message: "write 'try TokenFile(contentsOf: path).resolved()'")
public func Tokens(contentsOf path: Any) throws -> TokenFile { fatalError() }

@available(
  *, unavailable, message: "tokens are read from a file, 'TokenFile(contentsOf:)', or are the properties of a theme"
)
public func Tokens(_ content: () -> Void) -> TokenFile { fatalError() }

@available(
  *, unavailable, message: "a token is a property of a theme: 'struct Brand: Theme { var accent = Color.red }'"
)
public struct ColorToken {
  /// Creates nothing.
  public init<Value>(_ name: String, _ value: Value) {}
}

@available(*, unavailable, message: "a token is a property of a theme: 'struct Brand: Theme { var gap = 8.0 }'")
public struct DimensionToken {
  /// Creates nothing.
  public init<Value>(_ name: String, _ value: Value) {}
}
