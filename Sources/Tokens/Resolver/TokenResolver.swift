/// A resolver document, version 2025.10: sets of tokens, and modifiers, whose contexts override some of them.
///
/// ```swift
/// let resolver = try TokenResolver(contentsOf: "brand.resolver.json")
/// let dark = try resolver.resolved(["theme": "dark"])
/// for permutation in resolver.permutations { print(permutation) }
/// ```
public struct TokenResolver: Sendable {
  /// The modifiers, in the order of their resolution.
  public let modifiers: [Modifier]

  /// The deviations from the format that are allowed, also in the files.
  public let leniencies: Set<TokenLeniency>

  internal let documents: [JSONDocument]
  internal let steps: [Step]
  /// The warnings about the document, which each permutation has.
  private let log: ProblemLog

  /// A modifier: a choice between contexts.
  public struct Modifier: Hashable, Sendable {
    /// The name of the modifier, such as `theme`.
    public let name: String
    /// The names of the contexts, such as `light` and `dark`.
    public let contexts: [String]
    /// The context that is used if the input has none for the modifier.
    public let defaultContext: String?
    internal let place: Place
  }

  /// An item of the resolution order.
  internal enum Step: Sendable {
    case set([Resolution.Layer])
    /// The index of a modifier, and the layers of its contexts.
    case modifier(Int, [[Resolution.Layer]])
  }

  /// Reads a resolver document.
  ///
  /// - Parameters:
  ///   - text: The text of the document.
  ///   - name: The name of the document in problems.
  ///   - leniencies: The deviations from the format that are allowed.
  ///   - file: Returns the bytes of a file that the document refers to by the given path, which is relative to it.
  /// - Throws: ``TokenError`` with all problems of the document, and the files that cannot be read.
  /// - Complexity: O(*n*) in the length of the document and its files.
  public init(
    _ text: String, name: String = "resolver.json", allowing leniencies: Set<TokenLeniency> = [],
    file: ((String) throws -> [UInt8])? = nil
  ) throws(TokenError) {
    try self.init(bytes: Array(text.utf8), name, leniencies, file ?? { path in throw TokenError([.unreadable(path)]) })
  }

  /// Reads a resolver document, whose problems have a folder, such as `brand/`, before the relative paths of files.
  internal init(
    bytes: [UInt8], _ name: String, in folder: String = "", _ leniencies: Set<TokenLeniency>,
    _ file: ResolverReader.Loader
  ) throws(TokenError) {
    var reader = ResolverReader(try JSONDocument(bytes, name: name, allowing: leniencies), allowing: leniencies)
    reader.folder = folder
    reader.read(file)
    let problems = reader.problems
    guard problems.allSatisfy(\.isWarning) else { throw TokenError(problems) }
    modifiers = reader.modifiers
    steps = reader.steps
    documents = reader.resolution.documents
    log = reader.resolution.log
    self.leniencies = leniencies
  }
}

extension TokenResolver {
  /// Returns the tokens of a permutation.
  ///
  /// - Parameter input: The context of each modifier, such as `["theme": "dark"]`. Case matters only for names that
  ///   differ in nothing else. Modifiers with a default can be left out.
  /// - Throws: ``TokenError`` with all problems of the input, or else of the tokens.
  /// - Complexity: O(*n*) in the length of the files and of what groups inherit.
  public func resolved(_ input: [String: String] = [:]) throws(TokenError) -> ResolvedTokens {
    let contexts = try contexts(for: input)
    let layers = steps.flatMap { step in
      switch step {
      case .set(let layers): layers
      case .modifier(let index, let layers): layers[contexts[index]]
      }
    }
    var resolution = Resolution(documents, allowing: leniencies)
    resolution.log = log
    return try ResolvedTokens(resolution, layers)
  }

  /// The names of the document and of the files that it refers to, in problems.
  package var files: [String] { documents.map(\.name) }

  /// The description of the document, if it has one.
  internal var description: String? { documents.first.flatMap { $0.child("description", of: 0).flatMap($0.string) } }

  /// Returns the index of the context of each modifier.
  private func contexts(for input: [String: String]) throws(TokenError) -> [Int] {
    var resolution = Resolution(documents, allowing: leniencies)
    let names = modifiers.map(\.name)
    var chosen: [Int: Int] = [:]
    for (name, context) in input.sorted(by: { $0.key < $1.key }) {
      guard let index = Self.match(name, in: names) else {
        resolution.report(
          .unknownModifier, at: Place(file: 0, node: 0),
          expected: "the modifiers " + names.joined(separator: ", "), found: "“\(name)”")
        continue
      }
      let modifier = modifiers[index]
      chosen[index] = Self.match(context, in: modifier.contexts)
      if chosen[index] == nil {
        resolution.report(
          .unknownContext, at: modifier.place,
          expected: "one of the contexts " + modifier.contexts.joined(separator: ", "), found: "“\(context)”")
        chosen[index] = 0
      }
    }
    for (index, modifier) in modifiers.enumerated() where chosen[index] == nil {
      chosen[index] = modifier.defaultContext.flatMap(modifier.contexts.firstIndex)
      if chosen[index] == nil {
        resolution.report(
          .missingInput, at: modifier.place, expected: "a context of \(modifier.name), which has no default",
          found: "none")
      }
    }
    let problems = resolution.log.problems(in: documents)
    if !problems.isEmpty { throw TokenError(problems) }
    return modifiers.indices.map { chosen[$0] ?? 0 }
  }

  private static func match(_ name: String, in names: [String]) -> Int? {
    if let exact = names.firstIndex(of: name) { return exact }
    let similar = names.indices.filter { names[$0].lowercased() == name.lowercased() }
    return similar.count == 1 ? similar[0] : nil
  }

  /// All inputs: each combination of the modifiers' contexts, the last modifier changing first.
  public var permutations: Permutations { Permutations(modifiers: modifiers) }

  /// All inputs of a resolver document, each of which is created when it is read.
  public struct Permutations: RandomAccessCollection, Sendable {
    internal let modifiers: [Modifier]

    /// The index of the first input.
    public var startIndex: Int { 0 }

    /// The number of inputs, which is the product of the numbers of contexts.
    public var endIndex: Int {
      modifiers.reduce(1) { product, modifier in
        let (result, isTooLarge) = product.multipliedReportingOverflow(by: modifier.contexts.count)
        return isTooLarge ? .max : result
      }
    }

    /// The input at an index, with a context for each modifier.
    ///
    /// - Complexity: O(*n*) in the number of modifiers.
    public subscript(index: Int) -> [String: String] {
      var rest = index
      var input: [String: String] = [:]
      for modifier in modifiers.reversed() {
        input[modifier.name] = modifier.contexts[rest % modifier.contexts.count]
        rest /= modifier.contexts.count
      }
      return input
    }
  }
}
