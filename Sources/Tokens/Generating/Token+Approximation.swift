import Values

extension Token {
  /// A warning if widgets do not have the value, and show the nearest one that they have.
  internal var approximation: TokenProblem? {
    if alias != nil { return nil }
    switch value {
    case .fontWeight(let weight): return approximation(weight)
    case .dimension(let length) where [.vw, .vh].contains(length.unit):
      let points = "\(length.points().shortest) points, as in a window of 1,280 × 800 points, which are used"
      return problem(.approximated, points, found: "\(length)")
    case .typography(let style):
      let refersToWeight = references.contains { Token(storage: storage, entry: $0).type == .fontWeight }
      return refersToWeight ? nil : approximation(style.fontWeight)
    case .border(let border) where border.width.value < 0:
      return problem(.approximated, "a width of at least 0, which is used", found: "\(border.width)")
    case .shadow(let shadows):
      return shadows.first { $0.blur.value < 0 }.map {
        problem(.approximated, "a blur of at least 0, which is used", found: "\($0.blur)")
      }
    case .border(let border) where border.style != .named(.solid):
      return problem(.approximated, "a solid border, as it is drawn", found: "one that is \(border.style)")
    default: return nil
    }
  }

  private func approximation(_ weight: FontWeight) -> TokenProblem? {
    let nearest = Font.Weight(weight)
    if Double(nearest.rawValue) == weight.value { return nil }
    return problem(
      .approximated, "a weight of hundreds up to 900, such as \(nearest), which is used", found: "\(weight)")
  }
}

extension Token.Dimension {
  /// The length, or 0 if it is negative, because a width and a blur are not.
  internal var positive: Token.Dimension { value < 0 ? Token.Dimension(0, unit) : self }
}
