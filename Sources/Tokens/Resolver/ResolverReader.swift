/// Reads a resolver document and the files that it refers to.
internal struct ResolverReader {
  /// Reports problems, and holds the documents, of which the first one is the resolver document.
  var resolution: Resolution
  var modifiers: [TokenResolver.Modifier] = []
  var steps: [TokenResolver.Step] = []
  /// The documents by their paths, `nil` for those that cannot be read.
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
    // Those that are not in the order are checked, too, but their files are not read.
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
    guard let contexts, document.kind(of: contexts) == .object else { return }
    let all = Array(document.children(of: contexts))
    guard !all.isEmpty else { return }
    let modifier = TokenResolver.Modifier(
      name: name, contexts: all.map(document.key), defaultContext: standard.flatMap(document.string),
      place: Place(file: 0, node: node))
    steps.append(.modifier(modifiers.count, all.map { layers(of: $0, in: node, load) }))
    modifiers.append(modifier)
  }
}
