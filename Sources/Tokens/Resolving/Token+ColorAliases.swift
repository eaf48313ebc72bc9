extension Token {
  /// A reference in place of a color.
  internal struct ColorAlias {
    let token: Token

    /// The opacity beside the reference, or `nil` for that of the token.
    var alpha: Double?
  }

  /// The reference of each color of the value, in order, with `nil` for colors that are no references.
  ///
  /// - Complexity: O(*n*) in the number of colors and the length of chains of references.
  internal var colorAliases: [ColorAlias?] {
    switch value {
    case .color(let color): [alias(of: color, to: aliasEntry)]
    case .border(let border): aliases(of: [border.color])
    case .shadow(let shadows): aliases(of: shadows.map(\.color))
    case .gradient(let stops): aliases(of: stops.map(\.color))
    default: []
    }
  }

  /// The token that the width of a border is a reference to.
  internal var widthAlias: Token? {
    guard case .border(let border) = value, let part = storage.parts(of: own.valuePlace).first,
      let target = storage.reference(to: "width", of: part).map({ Token(storage: storage, entry: $0) }),
      target.value == .dimension(border.width)
    else { return nil }
    return target
  }

  private func aliases(of colors: [Color]) -> [ColorAlias?] {
    let parts = storage.parts(of: own.valuePlace)
    guard parts.count == colors.count else { return colors.map { _ in nil } }
    return zip(parts, colors).map { part, color in alias(of: color, to: storage.reference(to: "color", of: part)) }
  }

  /// Returns the reference in place of a color, unless it is modified by more than an opacity.
  private func alias(of color: Color, to entry: Int32?) -> ColorAlias? {
    guard let target = entry.map({ Token(storage: storage, entry: $0) }), case .color(let other) = target.value else {
      return nil
    }
    if other == color { return ColorAlias(token: target) }
    let faded = Color(other.space, other.coordinates, alpha: color.alpha)
    return faded == color ? ColorAlias(token: target, alpha: color.alpha) : nil
  }
}

extension ResolvedTokens.Storage {
  /// Returns the objects that a value consists of: itself, or the elements of a list.
  fileprivate func parts(of place: Place) -> [Place] {
    let whole = value(at: place)
    let document = documents[Int(whole.file)]
    guard document.kind(of: whole.node) == .array else { return [whole] }
    return document.children(of: whole.node).map { child in
      var part = value(at: Place(file: whole.file, node: child))
      // A list that an element refers to has one element.
      while let inner = onlyElement(of: part) { part = value(at: inner) }
      return part
    }
  }

  private func onlyElement(of place: Place) -> Place? {
    let document = documents[Int(place.file)]
    guard document.kind(of: place.node) == .array else { return nil }
    return document.children(of: place.node).first { _ in true }.map { Place(file: place.file, node: $0) }
  }

  /// Returns the value that references to whole tokens lead to.
  private func value(at place: Place) -> Place {
    var place = place
    while let token = reference(at: place) { place = entries[Int(token)].valuePlace }
    return place
  }

  /// Returns the token that a property of an object is a reference to.
  fileprivate func reference(to name: String, of part: Place) -> Int32? {
    documents[Int(part.file)].child(name, of: part.node).flatMap { reference(at: Place(file: part.file, node: $0)) }
  }
}
