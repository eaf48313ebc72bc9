extension Resolution {
  mutating func color(at place: Place) -> Token.Color? {
    let document = document(place)
    if let text = document.string(place.node) { return color(hexDigits: text, at: place) }
    guard let fields = fields(["colorSpace", "components"], optional: ["alpha", "hex"], at: place, of: "a color"),
      let spacePlace = fields[0], let componentsPlace = fields[1]
    else { return nil }
    let space: Token.Color.Space? = choice(spacePlace)
    let alpha = fields[2].map { self.alpha(at: $0) } ?? 1
    let hex = fields[3].map { self.hex(at: $0) } ?? .some(nil)
    guard let space, let components = components(of: space, at: componentsPlace), let alpha, let hex
    else { return nil }
    let color = Token.Color(space, components[0], components[1], components[2], alpha: alpha, hex: hex)
    if let hexPlace = fields[3], color.hexDiffers {
      let opaque = Token.Color(space, components[0], components[1], components[2])
      report(.hexDiffers, at: hexPlace, expected: "\(opaque.hexDigits), which the components are")
    }
    return color
  }

  private mutating func components(of space: Token.Color.Space, at place: Place) -> [Double?]? {
    guard let place = scalar(place), let elements = elements(at: place), elements.count == 3 else {
      invalid(place, "an array of 3 components")
      return nil
    }
    var components: [Double?] = []
    for (index, element) in elements.enumerated() {
      guard let component = component(index, of: space, at: element) else { continue }
      components.append(component)
    }
    return components.count == 3 ? components : nil
  }

  /// Returns a component, `.some(nil)` for `"none"`, and `nil` if it is not valid.
  private mutating func component(_ index: Int, of space: Token.Color.Space, at place: Place) -> Double?? {
    guard let place = scalar(place) else { return nil }
    if document(place).string(place.node) == "none" { return .some(nil) }
    guard let value = document(place).number(place.node) else {
      invalid(place, "a number or \"none\"")
      return nil
    }
    let expected = "\(space.rangeDescription(at: index)) in \(space.rawValue)"
    if space.contains(value, at: index) || allows(.outOfRange, at: place, otherwise: .outOfRange, expected: expected) {
      return .some(value)
    }
    return nil
  }

  private mutating func alpha(at place: Place) -> Double? {
    guard let value = plainNumber(place) else { return nil }
    if (0...1).contains(value) { return value }
    report(.outOfRange, at: place, expected: "an opacity from 0 to 1")
    return nil
  }

  /// Returns a fallback, which is `nil` if it is not valid.
  private mutating func hex(at place: Place) -> String?? {
    guard let place = scalar(place) else { return nil }
    let text = document(place).string(place.node) ?? ""
    if text.utf8.count == 7, Token.Color(hexDigits: text) != nil { return text }
    if let full = Self.sixDigits(text) {
      return allows(.threeDigitHex, at: place, otherwise: .invalidValue, expected: "#rrggbb") ? .some(full) : nil
    }
    invalid(place, "#rrggbb")
    return nil
  }

  private mutating func color(hexDigits text: String, at place: Place) -> Token.Color? {
    let full = Self.sixDigits(text)
    guard let color = Token.Color(hexDigits: full ?? text) else {
      invalid(place, "a color: an object with colorSpace and components")
      return nil
    }
    let expected = "a color: an object with colorSpace and components"
    guard allows(.hexString, at: place, otherwise: .invalidValue, expected: expected),
      full == nil || leniencies.contains(.threeDigitHex)
    else { return nil }
    return color
  }

  /// Returns the six digits that three stand for.
  private static func sixDigits(_ text: String) -> String? {
    guard text.utf8.count == 4, text.hasPrefix("#") else { return nil }
    let full = "#" + text.dropFirst().map { "\($0)\($0)" }.joined()
    return Token.Color(hexDigits: full) == nil ? nil : full
  }
}
