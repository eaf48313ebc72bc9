/// The place of a value and the type that it is read as.
internal struct ValueKey: Hashable {
  let place: Place
  let type: Token.ValueType
}

extension Resolution {
  /// Evaluates the tokens, each value once.
  ///
  /// - Complexity: O(*n*) in the number of tokens and the length of their values.
  mutating func evaluate(_ tokens: [Int32]) {
    entryValues = [Int32](repeating: Self.unknown, count: entries.count)
    features.hasModifications = features.hasOpacities || documents.contains(where: \.hasModifications)
    for entry in tokens { _ = value(ofToken: entry) }
  }

  /// The index of a value that has not been evaluated yet.
  private static let unknown: Int32 = -2

  /// The index of a value that is not valid.
  static let invalid: Int32 = -1

  /// Returns the index of a token's value, or -1 if it is not valid, which is reported.
  mutating func value(ofToken entry: Int32) -> Int32 {
    if entryValues[Int(entry)] == Self.unknown {
      let index = evaluated(entry)
      entryValues[Int(entry)] = index < 0 ? index : modified(index, of: entry)
    }
    return entryValues[Int(entry)]
  }

  private mutating func evaluated(_ entry: Int32) -> Int32 {
    let token = entries[Int(entry)]
    guard !token.isBroken else { return -1 }
    guard isReference(token.valuePlace) else {
      return type(of: entry).flatMap { value($0, at: token.valuePlace) }.map { store($0) } ?? -1
    }
    guard let target = target(of: token.valuePlace), let type = type(of: entry) else { return -1 }
    guard target.isWhole else { return index(of: type, at: target.place) }
    if let found = self.type(of: target.entry), found != type {
      reportMismatch(at: token.valuePlace, expected: type, found: found)
      return -1
    }
    // The target is no alias, or an alias with a known value. So this recursion ends.
    return value(ofToken: source(of: token.valuePlace, target))
  }

  mutating func store(_ value: Token.Value) -> Int32 {
    values.append(value)
    return Int32(values.count - 1)
  }

  /// Returns the index of the value at a place within another, or -1 if it is not valid, which is reported.
  private mutating func index(of type: Token.ValueType, at place: Place) -> Int32 {
    let key = ValueKey(place: place, type: type)
    if let known = valueIndices[key] { return known }
    let index = value(type, at: place).map { store($0) } ?? -1
    valueIndices[key] = index
    return index
  }

  /// Returns the value of a part of another value, which may be a reference.
  mutating func part(_ type: Token.ValueType, at place: Place) -> Token.Value? {
    guard isReference(place) else { return value(type, at: place) }
    guard let target = target(of: place) else { return nil }
    if target.isWhole {
      guard let found = self.type(of: target.entry) else { return nil }
      if found != type {
        reportMismatch(at: place, expected: type, found: found)
        return nil
      }
    }
    let index = target.isWhole ? value(ofToken: source(of: place, target)) : index(of: type, at: target.place)
    return index < 0 ? nil : values[Int(index)]
  }

  /// Reads a value that is no reference.
  ///
  /// This recurses, but never deeper than types contain each other.
  private mutating func value(_ type: Token.ValueType, at place: Place) -> Token.Value? {
    switch type {
    case .color: color(at: place).map(Token.Value.color)
    case .dimension: dimension(at: place).map(Token.Value.dimension)
    case .fontFamily: fontFamily(at: place).map(Token.Value.fontFamily)
    case .fontWeight: fontWeight(at: place).map(Token.Value.fontWeight)
    case .duration: duration(at: place).map(Token.Value.duration)
    case .cubicBezier: cubicBezier(at: place).map(Token.Value.cubicBezier)
    case .number: number(at: place).map(Token.Value.number)
    case .strokeStyle: strokeStyle(at: place).map(Token.Value.strokeStyle)
    case .border: border(at: place).map(Token.Value.border)
    case .transition: transition(at: place).map(Token.Value.transition)
    case .shadow: shadows(at: place).map(Token.Value.shadow)
    case .gradient: gradient(at: place).map(Token.Value.gradient)
    case .typography: typography(at: place).map(Token.Value.typography)
    }
  }

  private mutating func reportMismatch(at place: Place, expected: Token.ValueType, found: Token.ValueType) {
    report(
      .typeMismatch, at: place, expected: "a reference to a token of type \(expected.rawValue)",
      found: "\(excerpt(of: place)) of type \(found.rawValue)")
  }
}
