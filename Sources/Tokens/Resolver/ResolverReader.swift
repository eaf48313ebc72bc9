/// Reads a resolver document and the files that it refers to.
internal struct ResolverReader {
  /// Reports problems, and holds the documents, of which the first one is the resolver document.
  var resolution: Resolution
  var modifiers: [TokenResolver.Modifier] = []
  var steps: [TokenResolver.Step] = []
  /// The text before the relative paths of files in problems.
  var folder = ""
  /// The documents by their paths, `nil` for unreadable files.
  var files: [String: Int32?] = [:]
  /// The problems of files that are not JSON.
  var fileProblems: [TokenProblem] = []

  init(_ document: JSONDocument, allowing leniencies: Set<TokenLeniency>) {
    resolution = Resolution([document], allowing: leniencies)
  }

  var document: JSONDocument { resolution.documents[0] }
  var problems: [TokenProblem] { resolution.log.problems(in: resolution.documents) + fileProblems }

  typealias Loader = (String) throws -> [UInt8]

  mutating func read(_ load: Loader) {
    resolution.reportDuplicateKeys(in: 0)
    let keys = ["version", "name", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs"]
    guard let fields = fields(of: 0, keys, "an object with version and resolutionOrder") else { return }
    if let version = fields["version"], document.string(version) != "2025.10" {
      report(.unsupportedVersion, version, "the version \"2025.10\"")
    }
    for key in ["version", "resolutionOrder"] where fields[key] == nil {
      resolution.report(.missingKey, at: Place(file: 0, node: 0), expected: key, found: "none")
    }
    for key in ["sets", "modifiers"] {
      if let node = fields[key], document.kind(of: node) != .object { report(.invalidResolver, node, "an object") }
    }
    for node in ["name", "description"].compactMap({ fields[$0] }) where document.kind(of: node) != .string {
      report(.invalidResolver, node, "a string")
    }
    // Sets that are not in the order are checked, too, but their files are not read.
    for node in definitions("sets") { _ = fieldsOfSet(node) }
    for node in definitions("modifiers") { _ = fieldsOfModifier(node) }
    if let order = fields["resolutionOrder"] { read(order: order, load) }
  }

  private mutating func read(order: Int32, _ load: Loader) {
    guard document.kind(of: order) == .array, order + 1 < document[order].next else {
      return report(.invalidResolver, order, "an array of at least one set or modifier")
    }
    var names: Set<String> = []
    for item in document.children(of: order) {
      guard let (name, node, isSet) = definition(item) else { continue }
      if !names.insert(name).inserted { report(.invalidResolver, item, "each name once in the order") }
      let override = node == item ? nil : item
      if isSet {
        let sources = override.flatMap { document.child("sources", of: $0) } ?? fieldsOfSet(node)
        if let sources { steps.append(.set(layers(of: sources, in: node, load))) }
      } else {
        addModifier(name, node, override: override, load)
      }
    }
  }

  /// Returns the name, the definition and the kind of an item of the order.
  private mutating func definition(_ item: Int32) -> (name: String, node: Int32, isSet: Bool)? {
    let expected = "a reference to a set or a modifier, or one with name and type"
    guard let reference = document.child("$ref", of: item) else {
      guard let name = document.child("name", of: item).flatMap(document.string),
        let type = document.child("type", of: item).flatMap(document.string), ["set", "modifier"].contains(type)
      else {
        report(.invalidResolver, item, expected)
        return nil
      }
      return (name, item, type == "set")
    }
    guard let parts = document.stringBytes(reference).flatMap(ReferenceSyntax.parts(ofPointer:)), parts.count == 2,
      let map = [Array("sets".utf8): "sets", Array("modifiers".utf8): "modifiers"][Array(parts[0])]
    else {
      report(.invalidReference, reference, "#/sets/… or #/modifiers/…")
      return nil
    }
    let name = String(decoding: parts[1], as: UTF8.self)
    guard let node = document.child(map, of: 0).flatMap({ document.child(name, of: $0) }) else {
      report(.unresolvedReference, reference, "one of the \(map) of the document")
      return nil
    }
    return (name, node, map == "sets")
  }

  private mutating func addModifier(_ name: String, _ node: Int32, override: Int32?, _ load: Loader) {
    let known = fieldsOfModifier(node)
    let contexts = override.flatMap { document.child("contexts", of: $0) } ?? known.contexts
    let standard = override.flatMap { document.child("default", of: $0) } ?? known.standard
    guard let contexts else { return }
    guard document.kind(of: contexts) == .object else {
      return report(.invalidResolver, contexts, "an object of contexts")
    }
    let all = Array(document.children(of: contexts))
    guard !all.isEmpty else { return }
    let names = all.map(document.key)
    check(standard, among: names)
    let modifier = TokenResolver.Modifier(
      name: name, contexts: names, defaultContext: standard.flatMap(document.string),
      place: Place(file: 0, node: node))
    steps.append(.modifier(modifiers.count, all.map { layers(of: $0, in: node, load) }))
    modifiers.append(modifier)
  }
}

extension ResolverReader {
  mutating func report(_ kind: TokenProblem.Kind, _ node: Int32, _ expected: String) {
    resolution.report(kind, at: Place(file: 0, node: node), expected: expected)
  }

  /// Returns the values of an object by their keys. Others are reported.
  mutating func fields(of node: Int32, _ keys: [String], _ expected: String) -> [String: Int32]? {
    guard document.kind(of: node) == .object else {
      report(.invalidResolver, node, expected)
      return nil
    }
    var fields: [String: Int32] = [:]
    for child in document.children(of: node) {
      let key = document.key(of: child)
      if keys.contains(key) {
        fields[key] = child
      } else {
        resolution.reportUnknownKey(Place(file: 0, node: child))
      }
    }
    return fields
  }

  /// The sets or modifiers of the document.
  func definitions(_ map: String) -> [Int32] {
    guard let map = document.child(map, of: 0), document.kind(of: map) == .object else { return [] }
    return Array(document.children(of: map))
  }

  /// Checks a set, and returns its sources.
  mutating func fieldsOfSet(_ node: Int32) -> Int32? {
    guard
      let fields = fields(
        of: node, ["sources", "description", "$extensions", "name", "type"], "a set: an object with sources")
    else { return nil }
    guard let sources = fields["sources"], document.kind(of: sources) == .array else {
      report(.invalidResolver, fields["sources"] ?? node, "a set with an array of sources")
      return nil
    }
    return sources
  }

  /// Checks a modifier, and returns its contexts and its default.
  mutating func fieldsOfModifier(_ node: Int32) -> (contexts: Int32?, standard: Int32?) {
    let keys = ["contexts", "default", "description", "$extensions", "name", "type"]
    guard let fields = fields(of: node, keys, "a modifier: an object with contexts") else { return (nil, nil) }
    guard let contexts = fields["contexts"], document.kind(of: contexts) == .object else {
      report(.invalidResolver, fields["contexts"] ?? node, "a modifier with an object of contexts")
      return (nil, nil)
    }
    let names = document.children(of: contexts).map(document.key)
    if names.count < 2 { report(.invalidResolver, contexts, "at least 2 contexts") }
    for context in document.children(of: contexts) where document.kind(of: context) != .array {
      report(.invalidResolver, context, "an array of sources")
    }
    check(fields["default"], among: names)
    return (contexts, fields["default"])
  }

  /// Reports a default that is none of the contexts.
  private mutating func check(_ standard: Int32?, among contexts: [String]) {
    guard let standard, document.string(standard).map(contexts.contains) != true else { return }
    report(.invalidResolver, standard, "one of the contexts \(contexts.joined(separator: ", "))")
  }
}
