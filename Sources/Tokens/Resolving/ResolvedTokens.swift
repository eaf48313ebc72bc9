/// The tokens of a file, of layers of files, or of a permutation, in the order of the text, with their values.
///
/// ```swift
/// let tokens = try TokenFile(contentsOf: "brand.tokens.json").resolved()
/// for token in tokens { print(token.path, token.value) }
/// if case .color(let accent)? = tokens["color.accent"]?.value { print(accent.hexDigits) }
/// ```
public struct ResolvedTokens: Sendable {
  internal let storage: Storage
  private let order: [Int32]

  /// The deviations that were allowed, and other remarks about the files.
  public let warnings: [TokenProblem]

  /// Merges files and resolves them: a token of a later file replaces one of the same path, and references lead to the
  /// token that is left.
  ///
  /// - Parameters:
  ///   - layers: The files, in ascending order of precedence.
  ///   - leniencies: The deviations from the format that are allowed.
  /// - Throws: ``TokenError`` with all problems of all files.
  /// - Complexity: O(*n*) in the length of the files and of what groups inherit.
  public init(layers: [TokenFile], allowing leniencies: Set<TokenLeniency> = []) throws(TokenError) {
    try self.init(
      Resolution(layers.map(\.document), allowing: leniencies),
      layers.indices.map { Resolution.Layer(file: Int32($0), root: 0) })
  }

  internal init(_ resolution: consuming Resolution, _ layers: [Resolution.Layer]) throws(TokenError) {
    var resolution = resolution
    let order = resolution.resolve(layers)
    if resolution.leniencies.contains(.skippingInvalid) { resolution.skipInvalid() }
    if resolution.log.isOnlyWarnings {
      resolution.reportLeftOut()
      resolution.noteOutcomes()
    }
    let problems = resolution.documents.flatMap(\.warnings) + resolution.log.problems(in: resolution.documents)
    if !problems.allSatisfy(\.isWarning) { throw TokenError(problems) }
    self.order = order
    warnings = problems
    storage = Storage(resolution)
  }
}

extension ResolvedTokens {
  /// The arrays that all tokens look into.
  internal final class Storage: Sendable {
    let documents: [JSONDocument]
    let names: NameTable
    let entries: [Entry]
    let values: [Token.Value]
    let entryValues: [Int32]
    /// The lines of each document, for findings.
    let lines: [Lines]
    private let children: [UInt64: Int32]

    init(_ resolution: Resolution) {
      documents = resolution.documents
      names = resolution.names
      entries = resolution.entries
      values = resolution.values
      entryValues = resolution.entryValues
      lines = resolution.documents.map { Lines(of: $0.bytes) }
      children = resolution.children
    }

    /// Returns the description of a group, or of the whole file for the root, if it has one.
    func description(ofGroup entry: Int32) -> String? {
      entries[Int(entry)].description.flatMap { documents[Int($0.file)].string($0.node) }
    }

    /// Returns the token or group at the end of a path of names.
    func entry(at path: some Sequence<ArraySlice<UInt8>>) -> Int32? {
      var entry: Int32 = 0
      for part in path {
        guard let name = names.find(part), let child = children[Resolution.edge(entry, name)] else { return nil }
        entry = child
      }
      return entry
    }

    /// Returns the token whose whole value the reference at a place stands for.
    func reference(at place: Place) -> Int32? {
      let document = documents[Int(place.file)]
      if let text = document.stringBytes(place.node) {
        return ReferenceSyntax.names(inBraces: text).flatMap { token(at: $0) }
      }
      guard let text = document.child("$ref", of: place.node).flatMap(document.stringBytes),
        var path = ReferenceSyntax.parts(ofPointer: text)
      else { return nil }
      if path.last?.elementsEqual("$value".utf8) == true { path.removeLast() }
      return token(at: path)
    }

    /// Returns the token at the end of a path of names, or `nil` for a group or a token that is left out.
    func token(at path: some Sequence<ArraySlice<UInt8>>) -> Int32? {
      entry(at: path).flatMap { entryValues[Int($0)] >= 0 ? $0 : nil }
    }
  }
}

extension ResolvedTokens: RandomAccessCollection {
  /// The index of the first token.
  public var startIndex: Int { 0 }
  /// The index after the last token.
  public var endIndex: Int { order.count }

  /// The token at an index.
  public subscript(index: Int) -> Token { Token(storage: storage, entry: order[index]) }

  /// The token with the given path, `color.accent`, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the length of the path.
  public subscript(path: String) -> Token? {
    let names = Array(path.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return storage.token(at: names).map { Token(storage: storage, entry: $0) }
  }
}
