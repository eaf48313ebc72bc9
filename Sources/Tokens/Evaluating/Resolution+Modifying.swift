extension Resolution {
  /// Returns the index of a color as Tokens Studio modifies it, by the extension `studio.tokens` of the token, or with
  /// the opacity beside its value, as Primer writes it. Returns the index of the value itself, with a warning, if there
  /// is a modification that is not known.
  mutating func modified(_ index: Int32, of entry: Int32) -> Int32 {
    let place = entries[Int(entry)].place
    let index = faded(index, by: opacity(of: entry).map { Place(file: place.file, node: $0) })
    guard let node = modification(of: entry) else { return index }
    let document = document(place)
    func text(_ key: String) -> String? {
      guard let value = document.child(key, of: node) else { return nil }
      return document.string(value) ?? document.number(value).map(\.shortest)
    }
    if case .color(let color) = values[Int(index)], let amount = text("value").flatMap(Double.init),
      let space = ModifyingSpace(rawValue: text("space") ?? "srgb"),
      let result = color.modified(
        text("type") ?? "", by: amount, in: space, with: mixedColor(of: Place(file: place.file, node: node), in: entry))
    {
      return store(.color(result))
    }
    report(
      .ignoredModification, at: Place(file: place.file, node: node),
      expected: "lighten or darken of a color, mix in srgb or p3 with a color, or alpha, by a number")
    return index
  }
}

extension Resolution {
  /// Returns the index of a color with another opacity. If the opacity is not valid, returns the index of the value
  /// itself, with a warning.
  private mutating func faded(_ index: Int32, by place: Place?) -> Int32 {
    guard let place else { return index }
    if case .color(let color) = values[Int(index)], let faded = faded(color, by: place) { return store(.color(faded)) }
    report(.ignoredModification, at: place, expected: "a color with an alpha from 0 to 1")
    return index
  }

  /// Returns a color with the opacity at a place, or `nil` if there is no number.
  func faded(_ color: Token.Color, by place: Place) -> Token.Color? {
    document(place).number(place.node).map {
      Token.Color(color.space, color.coordinates, alpha: max(0, min(1, $0)))
    }
  }

  /// Returns the color that a modification mixes in, which may be a reference to a token.
  private mutating func mixedColor(of modification: Place, in entry: Int32) -> Token.Color? {
    let document = document(modification)
    guard let node = document.child("color", of: modification.node) else { return nil }
    let place = Place(file: modification.file, node: node)
    guard isReference(place) else { return document.string(node).flatMap { Token.Color(hexDigits: $0) } }
    // Colors that are mixed with each other, or in a long chain, are not mixed.
    guard mixing.count < 64, self.token(at: place) != nil, mixing.insert(entry).inserted else { return nil }
    defer { mixing.remove(entry) }
    return colorPart(place)
  }

  /// Returns the opacity beside the value of a token.
  private func opacity(of entry: Int32) -> Int32? {
    guard features.hasOpacities, leniencies.contains(.unknownKey), entries[Int(entry)].isToken else { return nil }
    let place = entries[Int(entry)].place
    let document = document(place)
    return document.child("$value", of: place.node) == nil ? nil : document.child("alpha", of: place.node)
  }

  /// Returns the token whose value a reference to a whole token means: the last token of a chain of aliases, or the
  /// first modified token in the chain, whose value is already known.
  ///
  /// - Complexity: Each reference is followed once, along a chain of any length, and none if no token is modified.
  mutating func source(of reference: Place, _ target: ReferenceTarget) -> Int32 {
    guard features.hasModifications else { return target.entry }
    var trail: [(place: Place, entry: Int32)] = []
    var place = reference
    while references.sources[place] == nil, let (next, rest) = locate(place), rest.isEmpty, next.entry != target.entry {
      trail.append((place, next.entry))
      place = entries[Int(next.entry)].valuePlace
    }
    var source = references.sources[place] ?? target.entry
    for (place, entry) in trail.reversed() {
      if modification(of: entry) != nil || opacity(of: entry) != nil {
        source = entry
        _ = value(ofToken: entry)
      }
      references.sources[place] = source
    }
    return source
  }

  private func modification(of entry: Int32) -> Int32? {
    let place = entries[Int(entry)].place
    return features.hasModifications && entries[Int(entry)].isToken ? document(place).modification(of: place.node) : nil
  }
}

extension JSONDocument {
  /// Whether an object has a modification of Tokens Studio.
  fileprivate func modification(of node: Int32) -> Int32? {
    child("$extensions", of: node).flatMap { child("studio.tokens", of: $0) }.flatMap { child("modify", of: $0) }
  }

  /// Whether a token may have a modification of Tokens Studio.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  internal var hasModifications: Bool { nodes.indices.contains { hasKey("studio.tokens", Int32($0)) } }
}

/// The spaces in which Tokens Studio modifies colors.
private enum ModifyingSpace: String {
  case srgb, p3, hsl, lch

  var space: Token.Color.Space {
    switch self {
    case .srgb: .srgb
    case .p3: .displayP3
    case .hsl: .hsl
    case .lch: .lch
    }
  }
}

extension Token.Color {
  /// Returns the color, modified as Tokens Studio's transforms of Style Dictionary do, in the space of the color.
  fileprivate func modified(
    _ type: String, by amount: Double, in space: ModifyingSpace, with other: Token.Color?
  ) -> Token.Color? {
    let amount = max(0, min(1, amount))
    if type == "alpha" { return Token.Color(self.space, coordinates, alpha: amount) }
    var color = converted(to: space.space).coordinates
    switch (type, space) {
    case ("lighten", .lch): color = SIMD3(color.x + (100 - color.x) * amount, color.y * (1 - amount), color.z)
    case ("darken", .lch): color = SIMD3(color.x * (1 - amount), color.y * (1 - amount), color.z)
    case ("lighten", .hsl): color.z += (100 - color.z) * amount
    case ("darken", .hsl): color.z *= 1 - amount
    case ("lighten", _): color += (1 - color) * amount
    case ("darken", _): color *= 1 - amount
    case ("mix", .srgb), ("mix", .p3):
      guard let other else { return nil }
      let target = other.converted(to: space.space).coordinates
      color += (target - color) * amount
    default: return nil
    }
    return Token.Color(space.space, color, alpha: alpha).converted(to: self.space)
  }
}
