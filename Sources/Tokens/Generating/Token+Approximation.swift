import Values

extension Token {
  /// A warning if widgets do not have the value, and show the nearest one that they have.
  internal var approximation: TokenProblem? {
    if alias != nil { return nil }
    switch value {
    case .fontWeight(let weight): return approximation(weight)
    case .typography(let style):
      let refersToWeight = references.contains { Token(storage: storage, entry: $0).type == .fontWeight }
      return refersToWeight ? nil : approximation(style.fontWeight)
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
