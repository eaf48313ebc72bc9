import Mod
import Styles

private enum Intent: CaseIterable { case plain, danger, warning }
private enum Size: CaseIterable { case small, medium, large }

private struct Look: Variants {
  var intent: Intent
  var size = Size.small
  var isWide = false

  static let all = Intent.allCases.flatMap { intent in
    Size.allCases.flatMap { size in [false, true].map { Look(intent: intent, size: size, isWide: $0) } }
  }
}

private struct Model {
  var radius = 0.0
  var width = 0.0
  var inset = 0.0
  var name = ""
  var count = 0
  var isWide = false
}

private typealias Style = @Sendable (inout Model) -> Void

/// The style of three choices and two combinations, as closures in arrays.
private struct ChipClosures: Sendable {
  let base: Style = { $0.radius = 8 }
  let intents: [Style]
  let sizes: [Style]
  let widths: [Style] = [{ _ in }, { $0.isWide = true }]
  let combinations: [(condition: @Sendable (Look) -> Bool, style: Style)]

  func apply(_ look: Look, to model: inout Model) {
    base(&model)
    intents[look.intent == .plain ? 0 : look.intent == .danger ? 1 : 2](&model)
    sizes[look.size == .small ? 0 : look.size == .medium ? 1 : 2](&model)
    widths[look.isWide ? 1 : 0](&model)
    for combination in combinations where combination.condition(look) { combination.style(&model) }
  }

  static let chip = ChipClosures(
    intents: Intent.allCases.map { intent in
      let name = "\(intent)"
      return {
        $0.width = 1
        $0.name = name
      }
    },
    sizes: Size.allCases.map { size in
      let inset = size == .small ? 4.0 : 12.0
      return { $0.inset = inset }
    },
    combinations: [
      ({ $0.intent == .danger && $0.size == .large }, { $0.width = 2 }),
      ({ $0.isWide && $0.size == .small }, { $0.count = 2 }),
    ])
}

extension Mod<Model> {
  fileprivate static let chip = Recipe<Model, Look>(
    .base(Mod { $0.radius = 8 }),
    .on(\.intent) { intent in
      let name = "\(intent)"
      Mod {
        $0.width = 1
        $0.name = name
      }
    },
    .on(\.size) { size in
      let inset = size == .small ? 4.0 : 12.0
      Mod { $0.inset = inset }
    },
    .on(\.isWide, Mod { $0.isWide = true }),
    .when({ $0.intent == .danger && $0.size == .large }, Mod { $0.width = 2 }),
    .when({ $0.isWide && $0.size == .small }, Mod { $0.count = 2 }))
}

extension Group {
  /// A selection of a recipe: three choices and two combinations.
  static let recipes = [
    Group(
      "recipes", goal: 1.5, allocations: 0, peers: ["as a Mod"],
      [
        Case("arrays of closures", on: Model()) { ChipClosures.chip.apply(Look.all[$1 % 18], to: &$0) },
        Case("recipe", on: Model()) { Mod.chip.apply(Look.all[$1 % 18], to: &$0) },
        Case("as a Mod", on: Model()) { Mod.chip(Look.all[$1 % 18])(&$0) },
      ])
  ]
}
