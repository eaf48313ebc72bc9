extension Token {
  /// The tokens that the colors of the value are references to, in their order, with `nil` for colors of its own.
  ///
  /// - Complexity: O(*n*) in the number of colors and the length of chains of references.
  internal var colorAliases: [Token?] {
    switch value {
    case .color: [equalAlias]
    case .border(let border): aliases(of: [border.color])
    case .shadow(let shadows): aliases(of: shadows.map(\.color))
    case .gradient(let stops): aliases(of: stops.map(\.color))
    default: []
    }
  }

  private func aliases(of colors: [Color]) -> [Token?] {
    let parts = storage.parts(of: own.valuePlace)
    guard parts.count == colors.count else { return colors.map { _ in nil } }
    return zip(parts, colors).map { part, color in
      let target = storage.color(of: part).map { Token(storage: storage, entry: $0) }
      // An opacity beside the reference makes another color.
      return target?.value == .color(color) ? target : nil
    }
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

  fileprivate func color(of part: Place) -> Int32? {
    documents[Int(part.file)].child("color", of: part.node).flatMap { reference(at: Place(file: part.file, node: $0)) }
  }
}
