extension Resolution {
  /// Gives each group without a type the type of the group around it, after its `$extends` has been applied.
  ///
  /// - Complexity: O(*n*) in the number of tokens and groups.
  mutating func inheritTypes() {
    // A parent has a lower index than its children.
    for index in entries.indices.dropFirst() where entries[index].type == nil && !entries[index].isToken {
      if entries[index].hasUnknownType { continue }
      let outer = entries[Int(entries[index].parent)]
      (entries[index].type, entries[index].hasUnknownType) = (outer.type, outer.hasUnknownType)
    }
  }

  /// Returns the type of a token: its own, that of its target, or that of the group around it.
  ///
  /// - Returns: `nil` if it has none, or its reference is not valid, which is reported.
  mutating func type(of entry: Int32) -> Token.ValueType? {
    let token = entries[Int(entry)]
    if let type = token.type { return type }
    let outer = entries[Int(token.parent)].type
    guard isReference(token.valuePlace) else { return outer ?? guessedType(of: token.valuePlace, in: token.parent) }
    guard let target = target(of: token.valuePlace) else { return nil }
    let type = target.isWhole ? typeOfValue(target.entry) : typeInside(target)
    if let type, let outer, type != outer {
      report(
        .typeDiffersFromGroup, at: token.valuePlace, expected: "a reference to the group's type \(outer.rawValue)",
        found: type.rawValue)
    }
    let owner = entries[Int(target.entry)]
    return type ?? outer ?? guessedType(of: target.place, in: owner.isToken ? owner.parent : target.entry)
  }

  /// Returns the type of a token that is no alias.
  private mutating func typeOfValue(_ entry: Int32) -> Token.ValueType? {
    let token = entries[Int(entry)]
    return token.type ?? entries[Int(token.parent)].type ?? guessedType(of: token.valuePlace, in: token.parent)
  }

  /// Returns the type of a part of a value.
  private func typeInside(_ target: ReferenceTarget) -> Token.ValueType? {
    let token = entries[Int(target.entry)]
    guard token.isToken, var type = token.type ?? entries[Int(token.parent)].type else { return nil }
    let document = documents[Int(target.place.file)]
    var keys: [String] = []
    var node = target.place.node
    while node > token.value {
      keys.append(document.key(of: node))
      node = document[node].parent
    }
    guard node == token.value else { return nil }
    for key in keys.reversed() {
      guard let inner = type.typeInside(key) else { return nil }
      type = inner
    }
    return type
  }

  /// Returns the type that the form of a value leaves possible, if untyped tokens are allowed.
  private mutating func guessedType(of place: Place, in group: Int32) -> Token.ValueType? {
    let document = documents[Int(place.file)]
    let type = Token.ValueType.guessed(from: place.node, in: document)
    // Any text could be of the unknown type.
    if entries[Int(group)].hasUnknownType, document.kind(of: place.node) == .string,
      type.map({ ![.color, .dimension, .duration].contains($0) }) ?? true
    {
      _ = allows(
        leniencies.contains(.unknownType) ? .unknownType : .string, at: place, otherwise: .unknownType,
        expected: "a $type of the token, because that of its group is none of the 13")
      return nil
    }
    let isAllowed = allows(
      .untyped, at: place, otherwise: .missingType, expected: "a $type of the token or of a group around it")
    if isAllowed, type == nil {
      report(.missingType, at: place, expected: "a $type, since the form of the value leaves none possible")
    }
    return isAllowed ? type : nil
  }
}

extension Token.ValueType {
  /// Returns the type of the part of a value at a key. The key is empty for elements of arrays.
  fileprivate func typeInside(_ key: String) -> Token.ValueType? {
    switch (self, key) {
    case (_, "color"): .color
    case (.color, "components"), (.color, ""): self
    case (.color, "alpha"), (.dimension, "value"), (.duration, "value"), (.cubicBezier, ""), (_, "position"),
      (_, "lineHeight"):
      .number
    case (.border, "width"), (.strokeStyle, ""), (_, "offsetX"), (_, "offsetY"), (_, "blur"), (_, "spread"),
      (_, "fontSize"), (_, "letterSpacing"):
      .dimension
    case (.border, "style"): .strokeStyle
    case (.strokeStyle, "dashArray"): .strokeStyle
    case (_, "duration"), (_, "delay"): .duration
    case (_, "timingFunction"): .cubicBezier
    case (.typography, "fontFamily"), (.fontFamily, ""): .fontFamily
    case (_, "fontWeight"): .fontWeight
    case (.shadow, ""), (.gradient, ""): self
    default: nil
    }
  }

  /// The type that the form of a value leaves possible.
  fileprivate static func guessed(from node: Int32, in document: JSONDocument) -> Token.ValueType? {
    func has(_ key: String, _ node: Int32) -> Bool { document.child(key, of: node) != nil }
    switch document.kind(of: node) {
    case .number: return .number
    case .string:
      guard let text = document.string(node) else { return nil }
      if text.hasPrefix("#") { return .color }
      if let unit = Resolution.quantity(text)?.1 {
        if Token.Duration.Unit(rawValue: unit) != nil { return .duration }
        return Token.Dimension.Unit(rawValue: unit) != nil || ["dp", "pt"].contains(unit) ? .dimension : nil
      }
      if Token.FontWeight(named: text) != nil { return .fontWeight }
      return text.first?.isNumber == true ? nil : .fontFamily
    case .array:
      guard let first = document.children(of: node).first(where: { _ in true }) else { return nil }
      switch document.kind(of: first) {
      case .number: return .cubicBezier
      case .string: return .fontFamily
      default: return has("position", first) ? .gradient : .shadow
      }
    case .object:
      let keys: KeyValuePairs<String, Token.ValueType> = [
        "colorSpace": .color, "dashArray": .strokeStyle, "timingFunction": .transition, "blur": .shadow,
        "width": .border, "fontFamily": .typography,
      ]
      if let key = keys.first(where: { has($0.key, node) }) { return key.value }
      guard let unit = document.child("unit", of: node).flatMap(document.string) else { return nil }
      return Token.Duration.Unit(rawValue: unit) == nil ? .dimension : .duration
    default: return nil
    }
  }
}
