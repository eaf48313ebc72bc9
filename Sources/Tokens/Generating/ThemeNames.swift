/// The names of the themes of a resolver document in Swift.
internal struct ThemeNames {
  /// The inputs of the themes, the default one first.
  let permutations: [[String: String]]

  private let axes: [ThemeAxis]
  private var names: [String] = []

  init(axes: [ThemeAxis], choices: [[[String: String]]]) {
    // The first choice of each modifier is its default, so that the first permutation is the default one.
    permutations = choices.reduce([[:]]) { inputs, choices in
      inputs.flatMap { input in choices.map { input.merging($0) { $1 } } }
    }
    self.axes = zip(axes, choices).filter { $1.count > 1 }.map(\.0)
    names = permutations.indices.map { unambiguousName(permutations[$0]) }
    let isAmbiguous = Set(names).count < names.count
    if isAmbiguous { names = permutations.map { SwiftName.property(fullName($0, withAxes: true)) } }
  }

  /// Returns the name of a theme, which is `standard` for the first one.
  func name(_ index: Int) -> String {
    if index == 0 { return "standard" }
    return names[index] == "standard" ? "standardTheme" : names[index]
  }

  /// The name that the first theme has by its contexts.
  var synonyms: [String] { axes.isEmpty || names[0] == "standard" ? [] : [names[0]] }

  /// The contexts that differ from the default ones, or all contexts for the default theme.
  private func unambiguousName(_ input: [String: String]) -> String {
    let differing = axes.filter { input[$0.name] != permutations[0][$0.name] }.compactMap { input[$0.name] }
    return SwiftName.property(differing.isEmpty ? fullName(input, withAxes: false) : differing.joined(separator: "."))
  }

  private func fullName(_ input: [String: String], withAxes: Bool) -> String {
    axes.flatMap { axis in (withAxes ? [axis.name] : []) + [input[axis.name] ?? ""] }.joined(separator: ".")
  }
}
