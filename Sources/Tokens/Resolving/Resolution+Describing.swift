extension Resolution {
  /// Fills in the properties of a token, and reports those that are not valid.
  mutating func describeToken(_ entry: Int32, _ properties: Properties, at place: Place) {
    let document = documents[Int(place.file)]
    describe(entry, properties, at: place)
    entries[Int(entry)].value = properties.value ?? place.node
    if properties.value != nil, let reference = properties.reference {
      entries[Int(entry)].isBroken = true
      report(
        .valueAndReference, at: Place(file: place.file, node: reference), expected: "either $value or $ref",
        found: "both")
    }
    if let extends = properties.extends {
      report(
        .invalidExtension, at: Place(file: place.file, node: extends), expected: "$extends on a group",
        found: "it on a token")
    }
    if let schema = properties.schema { reportUnknownKey(Place(file: place.file, node: schema)) }
    guard let first = properties.firstChild else { return }
    for child in document.children(of: place.node).drop(while: { $0 < first }) {
      guard let start = document.keyBytes(of: child).first,
        start != UInt8(ascii: "$") || document.hasKey("$root", child)
      else { continue }
      let childPlace = Place(file: place.file, node: child)
      if document.kind(of: child) == .object {
        report(
          .tokenWithChildren, at: childPlace, expected: "a token without others inside",
          found: "“\(document.key(of: child))”")
      } else {
        let isOpacity = document.hasKey("alpha", child)
        if isOpacity { features.hasOpacities = true }
        reportUnknownKey(childPlace, isOpacity: isOpacity)
      }
    }
  }

  mutating func describeGroup(_ entry: Int32, at place: Place, isRoot: Bool) {
    describeGroup(entry, at: place, Properties(of: place.node, in: documents[Int(place.file)]), isRoot: isRoot)
  }

  /// Fills in the properties of a group, and reports those that are not valid.
  mutating func describeGroup(_ entry: Int32, at place: Place, _ properties: Properties, isRoot: Bool = false) {
    if entry > 0 { entries[Int(entry)].place = place }
    describe(entry, properties, at: place)
    if let extends = properties.extends {
      entries[Int(entry)].extends = Place(file: place.file, node: extends)
      features.hasExtensions = true
    }
    if let schema = properties.schema, !isRoot { reportUnknownKey(Place(file: place.file, node: schema)) }
    if let value = properties.value ?? (entry == 0 && isRoot ? properties.reference : nil) {
      report(.notAGroup, at: Place(file: place.file, node: value), expected: "a group at the root", found: "a token")
    }
    if entry > 0, properties.type != nil, properties.firstChild == nil, properties.extends == nil {
      report(.groupIsEmpty, at: place, expected: "tokens in the group, or $value", found: "$type alone")
    }
  }

  /// Fills in the properties that tokens and groups share.
  private mutating func describe(_ entry: Int32, _ properties: Properties, at place: Place) {
    let document = documents[Int(place.file)]
    if let node = properties.type {
      let typePlace = Place(file: place.file, node: node)
      if let type = document.string(node).flatMap(Token.ValueType.init) {
        entries[Int(entry)].type = type
        entries[Int(entry)].hasUnknownType = false
      } else {
        // A token of an unknown type is left out. A group of an unknown type has no type for its tokens.
        entries[Int(entry)].isBroken = properties.isToken
        entries[Int(entry)].hasUnknownType = !properties.isToken
        let isString = document.string(node) == "string" && !leniencies.contains(.unknownType)
        _ = allows(
          isString ? .string : .unknownType, at: typePlace, otherwise: .unknownType,
          expected: "one of " + Token.ValueType.allCases.map(\.rawValue).joined(separator: ", "))
      }
    }
    if let node = properties.deprecated {
      let isValid = [.true, .false, .string].contains(document.kind(of: node))
      if isValid { entries[Int(entry)].deprecated = Place(file: place.file, node: node) }
      check(node, in: place.file, isValid, "true, false or an explanation")
    }
    if let node = properties.description {
      let isString = document.kind(of: node) == .string
      // A file after the first one describes its own changes.
      if isString, entry > 0 || entries[0].description == nil {
        entries[Int(entry)].description = Place(file: place.file, node: node)
      }
      check(node, in: place.file, isString, "a string")
    }
    if let node = properties.extensions {
      check(node, in: place.file, document.kind(of: node) == .object, "an object with a key for each vendor")
    }
    for node in properties.unknown { reportUnknownKey(Place(file: place.file, node: node)) }
  }

  private mutating func check(_ node: Int32, in file: Int32, _ isValid: Bool, _ expected: String) {
    if !isValid { report(.invalidValue, at: Place(file: file, node: node), expected: expected) }
  }

  /// Reports a key that the format does not have.
  ///
  /// - Parameter isOpacity: Whether it is the opacity of a color beside it, which is applied if it is allowed.
  mutating func reportUnknownKey(_ place: Place, isOpacity: Bool = false) {
    let key = "“\(documents[Int(place.file)].key(of: place.node))”"
    guard isOpacity else {
      _ = allows(
        .unknownKey, at: place, otherwise: .unknownKey, expected: "only keys of the format", found: key)
      return
    }
    let isApplied = leniencies.contains(.unknownKey)
    _ = allows(
      .unknownKey, at: place, otherwise: .unknownKey, expected: "alpha inside of the color",
      found: "\(key) beside it\(isApplied ? ", which is applied" : "")", isApplied: isApplied)
  }

  /// Reports the keys that objects have twice.
  mutating func reportDuplicateKeys(in file: Int32) {
    let document = documents[Int(file)]
    for node in document.duplicates {
      _ = allows(
        .duplicateKey, at: Place(file: file, node: node), otherwise: .duplicateKey, expected: "each key once",
        found: "“\(document.key(of: node))” again")
    }
  }
}
