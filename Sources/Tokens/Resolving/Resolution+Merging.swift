extension Resolution {
  /// Merges a layer over those before it: a token replaces one of the same path as a whole, and groups merge.
  mutating func merge(_ layer: Layer) {
    let document = documents[Int(layer.file)]
    let root = Place(file: layer.file, node: layer.root)
    roots.insert(root)
    guard document.kind(of: layer.root) == .object else {
      return report(.notAGroup, at: root, expected: "an object of tokens and groups")
    }
    describeGroup(0, at: root, isRoot: document[layer.root].parent < 0)
    var open = [(end: document[layer.root].next, entry: Int32(0))]
    var node = layer.root + 1
    while let group = open.last {
      guard node < group.end else {
        open.removeLast()
        continue
      }
      let isOverridden =
        group.entry == 0 && !layer.overridden.isEmpty
        && layer.overridden.contains(document.key(of: node))
      guard !isOverridden, let entry = merge(Place(file: layer.file, node: node), into: group.entry),
        !entries[Int(entry)].isToken
      else {
        node = document[node].next
        continue
      }
      open.append((document[node].next, entry))
      node += 1
    }
  }

  /// Merges a child of a group, and returns its entry, or `nil` if it is a property or not valid.
  private mutating func merge(_ place: Place, into parent: Int32) -> Int32? {
    let document = documents[Int(place.file)]
    let name = document.keyBytes(of: place.node)
    guard let first = name.first, first != UInt8(ascii: "$") || name.elementsEqual("$root".utf8) else {
      if name.isEmpty { report(.invalidName, at: place, expected: "a name of at least one character", found: "\"\"") }
      return nil
    }
    guard document.kind(of: place.node) == .object else {
      let hint = ["value", "type"].contains(document.key(of: place.node)) ? " (a property begins with “$”)" : ""
      report(.notAGroup, at: place, expected: "a token or a group\(hint)")
      return nil
    }
    if name.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ".") }) {
      report(
        .invalidName, at: place, expected: "a name without “{”, “}” and “.”", found: document.key(of: place.node))
      // The contents could not be distinguished from tokens of other groups by their paths.
      if leniencies.contains(.skippingInvalid) { return nil }
    }
    let properties = Properties(of: place.node, in: document)
    let entry = self.entry(names.insert(name), in: parent, isToken: properties.isToken, at: place)
    if properties.isToken {
      describeToken(entry, properties, at: place)
    } else if first == UInt8(ascii: "$") {
      report(.notAGroup, at: place, expected: "a token as $root")
      return nil
    } else {
      describeGroup(entry, at: place, properties)
    }
    return entry
  }

  /// Returns the entry of a name, which is added if it is new and emptied if it was a group and becomes a token.
  private mutating func entry(_ name: Int32, in parent: Int32, isToken: Bool, at place: Place) -> Int32 {
    guard let known = child(name, of: parent) else {
      return add(Entry(name: name, parent: parent, place: place))
    }
    let old = entries[Int(known)]
    if old.isToken != isToken {
      report(
        .replacesGroup, at: place,
        expected: "a \(old.isToken ? "token" : "group") as in \(documents[Int(old.place.file)].name)",
        found: "a \(isToken ? "token" : "group")")
    }
    if isToken || old.isToken {
      removeChildren(of: known)
      var entry = Entry(name: name, parent: parent, place: place)
      entry.nextSibling = old.nextSibling
      entries[Int(known)] = entry
    }
    return known
  }

  private mutating func removeChildren(of entry: Int32) {
    var rest = [entry]
    while let parent = rest.popLast() {
      var child = entries[Int(parent)].firstChild
      while child >= 0 {
        children[Self.edge(parent, entries[Int(child)].name)] = nil
        rest.append(child)
        child = entries[Int(child)].nextSibling
      }
    }
  }
}

/// The keys of an object that begin with `$`, and the first of those that do not.
internal struct Properties {
  var value: Int32?
  var reference: Int32?
  var type: Int32?
  var description: Int32?
  var extensions: Int32?
  var deprecated: Int32?
  var extends: Int32?
  var schema: Int32?
  var unknown: [Int32] = []
  var firstChild: Int32?

  var isToken: Bool { value != nil || reference != nil }

  /// Finds the properties of an object.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  init(of node: Int32, in document: JSONDocument) {
    for child in document.children(of: node) {
      guard document.keyBytes(of: child).first == UInt8(ascii: "$") else {
        if firstChild == nil { firstChild = child }
        continue
      }
      switch document.key(of: child) {
      case "$value": value = child
      case "$type": type = child
      case "$ref": reference = child
      case "$description": description = child
      case "$extensions": extensions = child
      case "$deprecated": deprecated = child
      case "$extends": extends = child
      case "$schema": schema = child
      case "$root": if firstChild == nil { firstChild = child }
      default: unknown.append(child)
      }
    }
  }
}
