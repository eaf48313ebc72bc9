/// The tokens of a theme's contract, and the values that its themes give them.
internal struct ThemePlan: Sendable {
  /// A theme, with the tokens of each of its appearances: one, or light and dark, or both with high contrast as well.
  struct Variant: Sendable {
    /// The name of the theme in Swift.
    let name: String
    let appearances: [ResolvedTokens]
  }

  /// The themes. The first one is the standard theme.
  let variants: [Variant]

  /// The description of the file or of the resolver document, if it has one.
  var description: String?

  /// The names of the standard theme, besides `standard`.
  var synonyms: [String] = []

  /// Remarks for people, such as why light and dark are separate themes.
  var notes: [String] = []
}

extension ThemePlan {
  /// The deviations that were allowed, and other remarks about the files, each once.
  var warnings: [TokenProblem] {
    var known: Set<TokenProblem> = []
    return variants.flatMap(\.appearances).flatMap(\.warnings).filter { known.insert($0).inserted }
  }

  init(_ tokens: ResolvedTokens) {
    self.init(variants: [Variant(name: "standard", appearances: [tokens])])
    description = tokens.storage.description(ofGroup: 0)
    notes = notesAboutExtensions
  }

  /// Resolves all permutations of a resolver document.
  ///
  /// - Parameter isLightKept: Whether tokens that are no colors and differ between light and dark keep their light
  ///   value. Otherwise light and dark become separate themes.
  /// - Throws: ``TokenError`` with all problems of the first permutation that has any.
  init(_ resolver: TokenResolver, missing: MissingTokens, keepingLight isLightKept: Bool) throws(TokenError) {
    let axes = resolver.modifiers.map(ThemeAxis.init)
    let scheme = AppearanceScheme(axes)
    if let scheme {
      let plan = try Self(resolver, axes, scheme)
      let differences = plan.differencesBesidesColors(missing)
      if let difference = differences.first, !isLightKept {
        self = try Self(resolver, axes, nil)
        notes = [
          "Light and dark are themes of their own, because they differ in \(difference), which is no color. "
            + "`--keep-light` gives both the light value."
        ]
      } else {
        self = plan
        notes = differences.map { "\($0) has its light value in the dark appearance, too." }
      }
    } else {
      self = try Self(resolver, axes, nil)
    }
    description = resolver.description
    notes += notesAboutExtensions
  }

  private init(
    _ resolver: TokenResolver, _ axes: [ThemeAxis], _ scheme: AppearanceScheme?
  ) throws(TokenError) {
    let choices = scheme?.choices(axes) ?? axes.map { axis in axis.contexts.map { [axis.name: $0] } }
    let names = ThemeNames(axes: axes, choices: choices)
    var variants: [Variant] = []
    for index in names.permutations.indices {
      let input = names.permutations[index]
      var sets: [ResolvedTokens] = []
      for appearance in scheme?.inputs(input) ?? [input] { sets.append(try resolver.resolved(appearance)) }
      variants.append(Variant(name: names.name(index), appearances: sets))
    }
    self.init(variants: variants, synonyms: names.synonyms)
  }

  /// Returns the paths of the tokens that are no colors and differ between the appearances of a theme, each once.
  private func differencesBesidesColors(_ missing: MissingTokens) -> [String] {
    /// The values that appearances get if they lack a token.
    var defaults: [String: String] = [:]
    if missing == .default {
      for token in variants.flatMap(\.appearances).joined() where defaults[token.path] == nil {
        defaults[token.path] = token.value.swiftText.shape
      }
    }
    var differences: [String] = []
    var known: Set<String> = []
    for variant in variants where variant.appearances.count > 1 {
      var shapes: [String: String] = [:]
      for token in variant.appearances.joined() {
        let shape = token.value.swiftText.shape
        var differs = shapes.updateValue(shape, forKey: token.path) ?? shape != shape
        let isLacking = variant.appearances.contains { $0[token.path] == nil }
        if isLacking, let other = defaults[token.path], other != shape { differs = true }
        if differs, known.insert(token.path).inserted { differences.append(token.path) }
      }
    }
    return differences
  }
}

extension [Token] {
  /// The tokens of the appearances, or the light one alone if they differ in more than colors.
  internal var ofOneShape: [Token] {
    let shapes = map(\.value.swiftText.shape)
    return shapes.dropFirst().allSatisfy { $0 == shapes[0] } ? self : [self[0]]
  }
}

/// A modifier with its contexts, beginning with the default.
internal struct ThemeAxis {
  let name: String
  let contexts: [String]

  init(_ modifier: TokenResolver.Modifier) {
    name = modifier.name
    let first = modifier.defaultContext ?? modifier.contexts.first
    contexts = first.map { first in [first] + modifier.contexts.filter { $0 != first } } ?? []
  }
}

/// The names of the themes of a resolver document in Swift.
internal struct ThemeNames {
  /// The inputs of the themes, the default one first.
  let permutations: [[String: String]]

  private let axes: [ThemeAxis]
  private var names: [String] = []
  /// Whether the contexts give the first theme the name `standard`.
  private var isStandard = false

  init(axes: [ThemeAxis], choices: [[[String: String]]]) {
    // The first choice of each modifier is its default, so that the first permutation is the default one.
    permutations = choices.reduce([[:]]) { inputs, choices in
      inputs.flatMap { input in choices.map { input.merging($0) { $1 } } }
    }
    self.axes = zip(axes, choices).filter { $1.count > 1 }.map(\.0)
    names = permutations.indices.map { unambiguousName(permutations[$0]) }
    isStandard = names.first == "standard"
    let isAmbiguous = Set(names).count < names.count
    if isAmbiguous { names = permutations.map { SwiftName.property(fullName($0, withAxes: true)) } }
    // The Swift names of different contexts can be equal, and a context can have the name of another member.
    var taken = SwiftName.members
    names = names.map { name in
      let plain = name.filter { $0 != "`" }
      var (unique, number) = (SwiftName.members.contains(name) ? "\(name)Theme" : name, 1)
      while !taken.insert(unique).inserted {
        number += 1
        unique = "\(plain)\(number)"
      }
      return unique
    }
  }

  /// Returns the name of a theme, which is `standard` for the first one.
  func name(_ index: Int) -> String { index == 0 ? "standard" : names[index] }

  /// The name of the first theme by its contexts, unless that is `standard`.
  var synonyms: [String] { axes.isEmpty || isStandard ? [] : [names[0]] }

  /// The contexts that differ from the default ones, or all contexts for the default theme.
  private func unambiguousName(_ input: [String: String]) -> String {
    let differing = axes.filter { input[$0.name] != permutations[0][$0.name] }.compactMap { input[$0.name] }
    return SwiftName.property(differing.isEmpty ? fullName(input, withAxes: false) : differing.joined(separator: "."))
  }

  private func fullName(_ input: [String: String], withAxes: Bool) -> String {
    axes.flatMap { axis in (withAxes ? [axis.name] : []) + [input[axis.name] ?? ""] }.joined(separator: ".")
  }
}
