/// A mistake in a tokens file or a resolver document, or a warning, with its place.
///
/// ```
/// brand.tokens.json:12:16: error: color.accent: expected a unit of px or rem, found "pt"
/// ```
public struct TokenProblem: Hashable, Sendable {
  /// The kind of mistake.
  public let kind: Kind

  /// The name of the file, as it was given when the file was read.
  public let file: String

  /// The line, from 1, or 0 if the problem has no place in the file, such as that of a file that is missing.
  public let line: Int

  /// The column, from 1, in bytes of UTF-8, or 0 without a line.
  public let column: Int

  /// The path of the token or group, with dots: `color.accent`. It is empty for problems of a whole file.
  public let path: String

  /// The values that are valid here.
  public let expected: String

  /// The value or text in the file.
  public internal(set) var found: String

  /// The end of the sentence about an allowed deviation, with its effect on the token.
  internal var outcome = ""

  internal init(
    _ kind: Kind, file: String, position: (line: Int, column: Int)?, path: String = "", expected: String, found: String
  ) {
    self.kind = kind
    self.file = file
    (line, column) = position ?? (0, 0)
    self.path = path
    self.expected = expected
    self.found = found
  }
}

extension TokenProblem {
  /// A copy that does not quote the file.
  internal var withoutFound: TokenProblem {
    var copy = self
    (copy.found, copy.outcome) = ("something else", "")
    return copy
  }

  /// A Boolean value that indicates whether the tokens can be used in spite of the problem.
  public var isWarning: Bool { kind.isWarning }
}

extension TokenProblem.Kind {
  /// Whether the tokens can be used in spite of the problem.
  internal var isWarning: Bool {
    switch self {
    case .allowed, .hexDiffers, .clamped, .typeDiffersFromGroup, .groupIsEmpty, .replacesGroup, .ignoredModification,
      .approximated, .lint:
      true
    default: false
    }
  }
}

extension TokenProblem: CustomStringConvertible {
  /// The place, the path, and the expected and found values, in the form that editors link.
  ///
  /// A problem without a place has the name of its file alone: `brand.tokens.json: error: expected …`.
  public var description: String {
    let severity = isWarning ? "warning" : "error"
    let place = line > 0 ? "\(file):\(line):\(column): " : file.isEmpty ? "" : "\(file): "
    return "\(place)\(severity): \(path.isEmpty ? "" : "\(path): ")\(message)"
  }

  /// The sentence without the place: `expected px or rem, found "pt"`. That of a deviation that is allowed ends in what
  /// has become of the token: `, left out`.
  public var message: String { "expected \(expected), found \(found)\(outcome)" }
}

extension Token {
  /// Returns a problem at the place of the token.
  internal func problem(_ kind: TokenProblem.Kind, _ expected: String, found: String) -> TokenProblem {
    let start = Int(document[own.place.node].start)
    let position = storage.lines[Int(own.place.file)].position(of: start)
    return TokenProblem(kind, file: document.name, position: position, path: path, expected: expected, found: found)
  }
}

/// The error that reading and resolving tokens throws: all problems at once, in the order of their places.
public struct TokenError: Error, Hashable, Sendable {
  /// The problems, of which at least one is not a warning.
  public let problems: [TokenProblem]

  internal init(_ problems: [TokenProblem]) { self.problems = problems }
}

extension TokenError: CustomStringConvertible {
  /// A line for each problem.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
