/// The contexts that are appearances of one theme: light and dark, with usual and with high contrast.
internal struct AppearanceScheme {
  /// The modifier with the contexts light and dark, and the context of each appearance: light, dark, and both with high
  /// contrast if it has those.
  private let style: (axis: String, contexts: [String])

  /// The modifier with usual and high contrast, if that is one of its own.
  private let contrast: (axis: String, usual: String, high: String)?

  /// Finds the contexts by the words in their names.
  ///
  /// - Returns: `nil` if no modifier has both a light and a dark context.
  init?(_ axes: [ThemeAxis]) {
    for axis in axes {
      func context(_ words: Set<String>) -> String? { axis.contexts.first { Self.words($0) == words } }
      guard let light = context(["light"]), let dark = context(["dark"]) else { continue }
      if let highLight = context(["light", "high"]), let highDark = context(["dark", "high"]) {
        style = (axis.name, [light, dark, highLight, highDark])
        contrast = nil
        return
      }
      style = (axis.name, [light, dark])
      contrast =
        axes.lazy.filter { $0.name != axis.name && $0.contexts.count == 2 }.compactMap { axis in
          // The modifier or the context must name contrast, because “high” can also be a density or a volume.
          guard let high = axis.contexts.first(where: { Self.words($0) == ["high"] }),
            [axis.name, high].contains(where: { $0.lowercased().contains("contrast") || $0.lowercased() == "hc" }),
            let usual = axis.contexts.first(where: { $0 != high }), Self.usual.contains(usual.lowercased())
          else { return nil }
          return (axis.name, usual, high)
        }.first
      return
    }
    return nil
  }

  private static let usual: Set<String> = ["normal", "default", "standard", "regular", "low", "off", "no", "none"]

  /// Returns the words of a name, of which those for high contrast count as `high`.
  private static func words(_ name: String) -> Set<String> {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    return Set(
      words.compactMap { word in
        switch word {
        case "hc", "high", "highcontrast", "contrast", "more", "increased": "high"
        case "mode", "theme", "scheme": nil
        default: word
        }
      })
  }

  /// Returns the choices of each modifier, with that of the light appearance for all of its appearances.
  func choices(_ axes: [ThemeAxis]) -> [[[String: String]]] {
    axes.map { axis in
      if axis.name == style.axis {
        let others = axis.contexts.filter { !style.contexts.contains($0) }
        return ([style.contexts[0]] + others).map { [axis.name: $0] }
      }
      if let contrast, axis.name == contrast.axis { return [[axis.name: contrast.usual]] }
      return axis.contexts.map { [axis.name: $0] }
    }
  }

  /// Returns the inputs of all appearances of a theme.
  func inputs(_ input: [String: String]) -> [[String: String]] {
    guard input[style.axis] == style.contexts[0] else { return [input] }
    func with(_ index: Int) -> [String: String] { input.merging([style.axis: style.contexts[index]]) { $1 } }
    if let contrast {
      let high = [contrast.axis: contrast.high]
      return [with(0), with(1), with(0).merging(high) { $1 }, with(1).merging(high) { $1 }]
    }
    return style.contexts.indices.map(with)
  }
}
