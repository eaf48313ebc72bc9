extension Resolution {
  mutating func number(at place: Place) -> Double? {
    if let number = document(place).number(place.node) { return number }
    invalid(place, "a number")
    return nil
  }

  mutating func dimension(at place: Place) -> Token.Dimension? {
    if let (value, unit) = quantity(at: place, of: "a dimension", units: "px or rem") {
      if let unit = Token.Dimension.Unit(rawValue: unit) {
        let leniency: TokenLeniency? = unit == .em ? .em : unit == .vw || unit == .vh ? .vw : nil
        let isAllowed = leniency.map {
          allows($0, at: place, otherwise: .invalidValue, expected: "a unit of px or rem")
        }
        return isAllowed ?? true ? Token.Dimension(value, unit) : nil
      }
      let (leniency, isKnown): (TokenLeniency, Bool) =
        unit.isEmpty ? (.unitlessZero, value == 0) : (.points, unit == "dp" || unit == "pt")
      if isKnown {
        return allows(leniency, at: place, otherwise: .invalidValue, expected: "a unit of px or rem")
          ? Token.Dimension(value, .px) : nil
      }
      invalid(place, "a unit of px or rem")
    }
    return nil
  }

  mutating func duration(at place: Place) -> Token.Duration? {
    guard let (value, unit) = quantity(at: place, of: "a duration", units: "ms or s") else { return nil }
    if let unit = Token.Duration.Unit(rawValue: unit) { return Token.Duration(value, unit) }
    invalid(place, "a unit of ms or s")
    return nil
  }

  /// Returns a number and its unit, of an object or, if allowed, a string or the number 0.
  private mutating func quantity(at place: Place, of type: String, units: String) -> (Double, String)? {
    let document = document(place)
    let expected = "\(type): an object with value and unit (\(units))"
    if let text = document.string(place.node), let (value, unit) = Self.quantity(text) {
      return allows(.dimensionString, at: place, otherwise: .invalidValue, expected: expected) ? (value, unit) : nil
    }
    if document.number(place.node) == 0 { return type == "a dimension" ? (0, "") : rejected(place, expected) }
    guard let fields = fields(["value", "unit"], at: place, of: type), let valuePlace = fields[0],
      let unitPlace = fields[1], let value = plainNumber(valuePlace), let unit = scalar(unitPlace)
    else { return nil }
    guard let text = self.document(unit).string(unit.node) else { return rejected(unit, "a unit of \(units)") }
    return (value, text)
  }

  private mutating func rejected(_ place: Place, _ expected: String) -> (Double, String)? {
    invalid(place, expected)
    return nil
  }

  /// Returns the number and the unit of a text, or `nil` if it does not begin with a number.
  static func quantity(_ text: String) -> (Double, String)? {
    let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
    return Double(text.dropLast(unit.count)).flatMap { $0.isFinite ? ($0, unit) : nil }
  }

  mutating func cubicBezier(at place: Place) -> Token.CubicBezier? {
    guard let elements = elements(at: place), elements.count == 4 else {
      invalid(place, "a cubicBezier: an array of 4 numbers")
      return nil
    }
    let numbers = elements.compactMap { plainNumber($0) }
    guard numbers.count == 4 else { return nil }
    let outside = [0, 2].filter { !(0...1).contains(numbers[$0]) }
    for index in outside { report(.outOfRange, at: elements[index], expected: "an x from 0 to 1") }
    guard outside.isEmpty else { return nil }
    return Token.CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  mutating func fontFamily(at place: Place) -> [String]? {
    if let name = document(place).string(place.node) { return [name] }
    guard let elements = elements(at: place), !elements.isEmpty else {
      invalid(place, "a fontFamily: a string or an array of strings")
      return nil
    }
    let names = elements.compactMap { fontName(at: $0) }
    return names.count == elements.count ? names : nil
  }

  private mutating func fontName(at place: Place) -> String? {
    guard let place = scalar(place) else { return nil }
    if let name = document(place).string(place.node), !name.hasPrefix("{") { return name }
    invalid(place, "the name of a typeface, or a pointer to one")
    return nil
  }

  mutating func fontWeight(at place: Place) -> Token.FontWeight? {
    let document = document(place)
    let expected = "a fontWeight: a number from 1 to 1000 or a name such as \"semi-bold\""
    if let number = document.number(place.node) {
      if (1...1000).contains(number) { return Token.FontWeight(number) }
      report(.outOfRange, at: place, expected: expected)
      return nil
    }
    if let name = document.string(place.node) {
      if let weight = Token.FontWeight(named: name) { return weight }
      if let number = Double(name), (1...1000).contains(number) {
        return allows(.weightString, at: place, otherwise: .invalidValue, expected: expected)
          ? Token.FontWeight(number) : nil
      }
    }
    invalid(place, expected)
    return nil
  }
}
