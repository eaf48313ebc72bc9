extension Resolution {
  mutating func typography(at place: Place) -> Token.Typography? {
    let isComplete = document(place).child("letterSpacing", of: place.node) != nil
    let keys = ["fontFamily", "fontSize", "fontWeight", "lineHeight"]
    guard let fields = fields(keys, optional: ["letterSpacing"], at: place, of: "a typography"),
      let familyPlace = fields[0], let sizePlace = fields[1], let weightPlace = fields[2], let heightPlace = fields[3]
    else { return nil }
    let isAllowed =
      isComplete
      || allows(
        .missingLetterSpacing, at: place, otherwise: .missingKey, expected: "a typography with letterSpacing",
        found: "no letterSpacing")
    let (size, family, weight) = (
      dimensionPart(sizePlace), part(.fontFamily, at: familyPlace), part(.fontWeight, at: weightPlace)
    )
    let spacing = fields[4].map { dimensionPart($0) } ?? Token.Dimension(0, .px)
    let height = lineHeight(at: heightPlace, fontSize: size)
    guard case .fontFamily(let family)? = family, case .fontWeight(let weight)? = weight, let size, let spacing,
      let height, isAllowed
    else { return nil }
    return Token.Typography(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
  }

  /// Returns a multiple of the font size, which a dimension is divided by if that is allowed.
  private mutating func lineHeight(at place: Place, fontSize: Token.Dimension?) -> Double? {
    guard let target = isReference(place) ? target(of: place)?.place : place else { return nil }
    let document = document(target)
    let isDimension = document.kind(of: target.node) == .object || document.kind(of: target.node) == .string
    guard isDimension else { return numberPart(place) }
    guard
      allows(
        .dimensionLineHeight, at: place, otherwise: .invalidValue,
        expected: "a number, which is a multiple of the font size")
    else { return nil }
    guard let height = dimensionPart(place), let fontSize else { return nil }
    let points = fontSize.points()
    return points > 0 ? height.points(fontSize: points) / points : 1
  }
}
