import Mod
import Styles
import Testing
import Widgets

private enum Intent: CaseIterable { case plain, danger }
private enum Size: CaseIterable { case small, medium, large }

private struct ChipLook: Variants {
  var intent: Intent
  var size = Size.small
  var isWide = false
}

private struct BadgeLook: DefaultVariants {
  var size = Size.small
  var count = Count.none
}

/// A choice that is more than a byte, and is found by its hash.
private enum Count: CaseIterable, Hashable {
  case none, few(Int)
  static let allCases: [Count] = [.none, .few(1), .few(2)]
}

extension Mod<Button> {
  fileprivate static let chip = Recipe<Button, ChipLook>(
    .base(.layer.cornerRadius(8)),
    .on(\.intent) {
      switch $0 {
      case .plain: .tintColor(.label)
      case .danger: .tintColor(.systemRed)
      }
    },
    .on(\.size) {
      switch $0 {
      case .small: .contentEdgeInsets(4)
      case .medium: .contentEdgeInsets(8)
      case .large: [.contentEdgeInsets(12), .layer.cornerRadius(12)]
      }
    },
    .on(\.isWide, .tag(7)),
    .when({ $0.intent == .danger && $0.size == .large }, .layer.borderWidth(2)),
    .part(\.titleLabel, .on(\.size) { $0 == .large ? .font(.title2) : .font(.footnote) }))
}

extension Mod<Label> {
  fileprivate static let badge = Recipe<Label, BadgeLook>(
    .on(\.size) { .numberOfLines($0 == .small ? 1 : 2) },
    .on(\.count) { if case .few(let count) = $0 { .text("\(count)") } else { .text(nil) } })
}

/// A log of what was applied, which shows each step and its place.
private struct Log: Equatable { var steps: [String] = [] }

extension Mod<Log> {
  fileprivate static func step(_ name: String) -> Mod { Mod { $0.steps.append(name) } }
}

@Suite("Recipe") struct RecipeTests {
  @Test("A selection is a Mod with the styles of its choices")
  func selection() {
    let button = Button("Delete", .chip(ChipLook(intent: .danger)))
    #expect(
      button
        == Button(
          "Delete",
          [
            .layer.cornerRadius(8), .tintColor(.systemRed), .contentEdgeInsets(4),
            .titleLabel.font(.footnote),
          ]))
  }

  @Test("A combination applies to the selections that meet its condition")
  func compound() {
    #expect(Button(.chip(ChipLook(intent: .danger, size: .large))).layer.borderWidth == 2)
    #expect(Button(.chip(ChipLook(intent: .plain, size: .large))).layer.borderWidth == 0)
  }

  @Test("A Boolean choice applies its Mods if it is true")
  func boolean() {
    #expect(Button(.chip(ChipLook(intent: .plain, isWide: true))).tag == 7)
    #expect(Button(.chip(ChipLook(intent: .plain))).tag == 0)
  }

  @Test("Mods after a recipe at the call win over all its rules")
  func callWins() {
    let look = ChipLook(intent: .danger, size: .large)
    #expect(Button(.chip(look), .layer.borderWidth(5)).layer.borderWidth == 5)
  }

  @Test("Base, choices and combinations apply in this order, in whatever order they are written")
  func precedence() {
    let rules: [RecipeRule<Log, ChipLook>] = [
      .base(.step("base")), .on(\.intent) { .step("\($0)") }, .on(\.size) { .step("\($0)") },
      .when({ $0.size == .large }, .step("first")), .when({ _ in true }, .step("second")),
    ]
    for order in permutations(Array(rules.indices)) {
      let place = order.map { rules[$0] }
      let recipe = Recipe(place[0], place[1], place[2], place[3], place[4])
      var log = Log()
      recipe.apply(ChipLook(intent: .danger, size: .large), to: &log)
      // Rules of one kind keep the order that they have among each other.
      let choices = order.filter { [1, 2].contains($0) }.map { $0 == 1 ? "danger" : "large" }
      let combinations = order.filter { $0 > 2 }.map { $0 == 3 ? "first" : "second" }
      #expect(log.steps == ["base"] + choices + combinations)
    }
  }

  @Test("The order of the choices at the call does not matter")
  func orderOfChoices() {
    let one = Label(.badge(\.size .~ .large, \.count .~ .few(2)))
    #expect(one == Label(.badge(\.count .~ .few(2), \.size .~ .large)))
    #expect(one == Label("2", .numberOfLines(2)))
    #expect(Label(.badge()) == Label(.numberOfLines(1)))
  }

  @Test("A recipe whose choices have default values takes a whole selection and changes of the default one alike")
  func wholeSelection() {
    let look = BadgeLook(size: .large)
    #expect(Label(.badge(look)) == Label(.badge(\.size .~ .large)) && look.selectedLook == look)
    let change: Mod<BadgeLook> = \.count .~ .few(1)
    #expect(change.selectedLook == BadgeLook(count: .few(1)))
    func label(_ selection: some LookSelecting<BadgeLook>) -> Label { Label(.badge(selection)) }
    #expect(label(look) == Label(.badge(look)) && label(change) == Label(.badge(change)))
  }

  @Test("Code that is generic over choices gets the style of a selection")
  func styleOfSelection() {
    func styled<Look: Variants>(_ recipe: Recipe<Label, Look>, _ look: Look) -> Label { Label(recipe.style(of: look)) }
    #expect(styled(Mod.badge, BadgeLook(size: .large)) == Label(.badge(\.size .~ .large)))
  }

  @Test("Recipes with the same choices can be joined, and the second one wins")
  func joining() {
    let louder = Recipe<Button, ChipLook>(
      .base(.tag(3)), .on(\.intent) { $0 == .danger ? .tintColor(.systemOrange) : .identity })
    let joined = Mod.chip + louder
    for combination in joined.combinations(from: ChipLook(intent: .plain)) {
      var button = Button()
      joined.apply(combination.look, to: &button)
      #expect(button == Button(combination.style))
      #expect(button.tintColor == (combination.look.intent == .danger ? .systemOrange : .label))
    }
    #expect(Button(joined(ChipLook(intent: .plain))).tag == 3)
  }

  @Test("Joining recipes is associative, and keeps each rule's place")
  func associativity() {
    func recipe(_ name: String) -> Recipe<Log, BadgeLook> {
      Recipe(
        .base(.step("\(name) base")), .on(\.size) { .step("\(name) \($0)") },
        .when({ _ in true }, .step("\(name) when")))
    }
    let (a, b, c) = (recipe("a"), recipe("b"), recipe("c"))
    var left = Log(), right = Log()
    ((a + b) + c).apply(BadgeLook(), to: &left)
    (a + (b + c)).apply(BadgeLook(), to: &right)
    #expect(left == right)
    #expect(
      left.steps == ["a", "b", "c"].flatMap { name in ["\(name) base"] }
        + ["a small", "b small", "c small", "a when", "b when", "c when"])
  }

  @Test("A recipe can be applied to a part of another value")
  func lifting() {
    struct Pair { var button = Button(); var count = 0 }
    var pair = Pair()
    Mod.chip.at(\Pair.button).apply(ChipLook(intent: .danger), to: &pair)
    #expect(pair.button == Button(.chip(ChipLook(intent: .danger))))
  }

  @Test("The parts of a component are styled over the same choices, and each can be overridden alone")
  func slots() {
    struct Parts { var title = Mod<Label>.identity; var image = Mod<ImageView>.identity }
    let card = Recipe<Parts, BadgeLook>(
      .slot(\.title, .base(.font(.headline)), .on(\.size) { .numberOfLines($0 == .small ? 1 : 2) }),
      .slot(\.image, .on(\.size) { .alpha($0 == .small ? 0.5 : 1) }))
    let parts = configure(Parts(), with: card(\.size .~ .large) + .slot(\.title, .textColor(.systemRed)))
    #expect(Label(parts.title) == Label(.font(.headline), .numberOfLines(2), .textColor(.systemRed)))
    #expect(ImageView(parts.image) == ImageView(.alpha(1)))
  }

  private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard !elements.isEmpty else { return [[]] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}

#if DEBUG
  @Suite("Values of a choice that it does not list")
  struct UnlistedValueTests {
    @Test("An unlisted value of one byte stops the program with a message")
    func byte() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = configure(Label(), with: Recipe<Label, UnlistedLook>(.on(\.short) { .tag($0.rawValue) })(\.short .~ .c))
      }
      #expect(message(result).contains("allCases has no c"))
    }

    @Test("An unlisted value of several bytes stops the program with a message")
    func wide() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = configure(Label(), with: Recipe<Label, UnlistedLook>(.on(\.wide) { .text($0.name) })(\.wide .~ Wide("c")))
      }
      #expect(message(result).contains("allCases has no Wide"))
    }

    private func message(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
  }

  private struct UnlistedLook: DefaultVariants {
    var short = Short.a
    var wide = Wide("a")
  }

  private enum Short: Int, CaseIterable {
    case a, b, c

    static let allCases: [Short] = [.a, .b]
  }

  private struct Wide: CaseIterable, Hashable, Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    static let allCases = [Wide("a"), Wide("b")]
  }
#endif
