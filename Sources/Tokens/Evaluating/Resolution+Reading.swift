/// The readers of JSON for all types. Each reports a missing or invalid value, and returns `nil`.
extension Resolution {
  func document(_ place: Place) -> JSONDocument { documents[Int(place.file)] }

  mutating func invalid(_ place: Place, _ expected: String) {
    report(.invalidValue, at: place, expected: expected)
  }

  /// Returns the values of an object by the order of the keys. Keys that it lacks are reported if they are required.
  mutating func fields(
    _ required: [String], optional: [String] = [], at place: Place, of type: String
  ) -> [Place?]? {
    let document = document(place)
    let keys = required + optional
    guard document.kind(of: place.node) == .object else {
      invalid(place, "\(type): an object with \(required.joined(separator: ", "))")
      return nil
    }
    var fields = [Place?](repeating: nil, count: keys.count)
    for child in document.children(of: place.node) {
      if let index = keys.firstIndex(where: { document.hasKey($0, child) }) {
        fields[index] = Place(file: place.file, node: child)
      } else {
        let isOpacity = required.first == "color" && document.hasKey("alpha", child)
        reportUnknownKey(Place(file: place.file, node: child), isOpacity: isOpacity)
      }
    }
    let missing = required.indices.filter { fields[$0] == nil }.map { required[$0] }
    guard !missing.isEmpty else { return fields }
    report(
      .missingKey, at: place, expected: "\(type) with \(required.joined(separator: ", "))",
      found: "no \(missing.joined(separator: ", "))")
    return nil
  }

  /// Returns the elements of an array.
  func elements(at place: Place) -> [Place]? {
    let document = document(place)
    guard document.kind(of: place.node) == .array else { return nil }
    return document.children(of: place.node).map { Place(file: place.file, node: $0) }
  }

  /// Returns the place of a value that is no token by itself. A pointer may lead to it, but no reference in braces.
  mutating func scalar(_ place: Place) -> Place? {
    guard document(place).kind(of: place.node) == .object, isReference(place) else { return place }
    return target(of: place)?.place
  }

  /// Returns one of several names.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ place: Place) -> Choice?
  where Choice.RawValue == String {
    guard let place = scalar(place) else { return nil }
    if let choice = document(place).string(place.node).flatMap(Choice.init) { return choice }
    invalid(place, "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    return nil
  }

  /// Returns a number, which may be a pointer to one.
  mutating func plainNumber(_ place: Place) -> Double? {
    guard let place = scalar(place) else { return nil }
    if let number = document(place).number(place.node) { return number }
    invalid(place, "a number")
    return nil
  }
}

/// The parts of values that have a type of their own.
extension Resolution {
  mutating func colorPart(_ place: Place) -> Token.Color? {
    if case .color(let value)? = part(.color, at: place) { value } else { nil }
  }

  /// Returns the color of a value, with the opacity beside it if there is one and that is allowed.
  mutating func colorPart(_ place: Place, of whole: Place) -> Token.Color? {
    guard let color = colorPart(place) else { return nil }
    guard leniencies.contains(.unknownKey), let node = document(whole).child("alpha", of: whole.node)
    else { return color }
    let alpha = Place(file: whole.file, node: node)
    if let faded = faded(color, by: alpha) { return faded }
    invalid(alpha, "an opacity from 0 to 1")
    return nil
  }

  mutating func dimensionPart(_ place: Place) -> Token.Dimension? {
    if case .dimension(let value)? = part(.dimension, at: place) { value } else { nil }
  }

  mutating func durationPart(_ place: Place) -> Token.Duration? {
    if case .duration(let value)? = part(.duration, at: place) { value } else { nil }
  }

  mutating func numberPart(_ place: Place) -> Double? {
    if case .number(let value)? = part(.number, at: place) { value } else { nil }
  }
}
