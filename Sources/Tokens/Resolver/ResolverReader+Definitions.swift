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
    if let standard = fields["default"], document.string(standard).map(names.contains) != true {
      report(.invalidResolver, standard, "one of the contexts \(names.joined(separator: ", "))")
    }
    return (contexts, fields["default"])
  }
}
