import Mod
import Testing
import Widgets

extension WidgetState {
  fileprivate static let loading = WidgetState("loading", above: .disabled)
  fileprivate static let waiting = WidgetState("loading", above: .selected)
  fileprivate static let dragged = WidgetState("dragged", above: .focused)
  fileprivate static let dropped = WidgetState("dropped", above: .dragged)
  fileprivate static let wide = WidgetState("wide", while: \.isWide)
}

extension EnvironmentValues {
  fileprivate var isWide: Bool { horizontalSizeClass == .regular }
}

@Suite("States")
struct WidgetStateTests {
  /// All states, in their order.
  private static let order: [WidgetState] = [
    .compactWidth, .rightToLeft, .accessibilityTextSize, .darkAppearance, .highContrast, .reduceMotion, .wide,
    .selected, .waiting, .focused, .dragged, .dropped, .hovered, .highlighted, .disabled, .loading, .invalid,
  ]

  @Test("Of two states, the later one in the fixed order wins, whichever Mod is written first")
  func order() {
    for (index, first) in Self.order.enumerated() {
      for second in Self.order[(index + 1)...] {
        let one = Button("Save", .while(first, .tag(1)), .while(second, .tag(2)))
        let other = Button("Save", .while(second, .tag(2)), .while(first, .tag(1)))
        #expect(one.appearance(in: [first, second]).tag == 2, "\(first) \(second)")
        #expect(other.appearance(in: [first, second]).tag == 2, "\(second) \(first)")
      }
    }
  }

  @Test("All active states apply together")
  func together() {
    let mods = Self.order.map { state in Mod<Label>.while(state, .text.update { $0 = ($0 ?? "") + state.name + " " }) }
    let label = Label(.combine(mods.reversed()))
    let names = Self.order.map(\.name).joined(separator: " ")
    #expect(label.appearance(in: Set(Self.order)).text == names + " ")
  }

  @Test("Within one state, the later Mod wins")
  func sameState() {
    #expect(Label("a", .while(.hovered, .tag(1)), .while(.hovered, .tag(2))).appearance(in: [.hovered]).tag == 2)
    let (one, other) = (WidgetState("one", above: .hovered), WidgetState("other", above: .hovered))
    #expect(Label("a", .while(other, .tag(1)), .while(one, .tag(2))).appearance(in: [one, other]).tag == 2)
    #expect(Label("a", .while(one, .tag(2)), .while(other, .tag(1))).appearance(in: [one, other]).tag == 1)
  }

  @Test("Of several container widths, the smallest applies last, however near they are")
  func containerWidths() {
    var environment = EnvironmentValues()
    environment.containerWidth = 100
    for other in [400.4, 401, 1e300] {
      let label = Label(
        "a", .while(.containerWidth(below: 400.2), .tag(1)), .while(.containerWidth(below: other), .tag(2)))
      #expect(label.appearance(environment: environment).tag == 1, "\(other)")
    }
    #expect(WidgetState.containerWidth(below: -0.0) == .containerWidth(below: 0))
  }

  @Test("The environment determines states such as the dark appearance")
  func environment() {
    let conditions: [(WidgetState, (inout EnvironmentValues) -> Void)] = [
      (.compactWidth, { $0.horizontalSizeClass = .compact }), (.rightToLeft, { $0.layoutDirection = .rightToLeft }),
      (.accessibilityTextSize, { $0.preferredContentSizeCategory = .accessibilityMedium }),
      (.darkAppearance, { $0.userInterfaceStyle = .dark }), (.highContrast, { $0.accessibilityContrast = .high }),
      (.reduceMotion, { $0.isReduceMotionEnabled = true }), (.wide, { $0.horizontalSizeClass = .regular }),
    ]
    for (state, set) in conditions {
      var environment = EnvironmentValues()
      let label = Label("a", .while(state, .tag(1)))
      #expect(label.appearance(environment: environment).tag == 0, "\(state)")
      set(&environment)
      #expect(label.appearance(environment: environment).tag == 1, "\(state)")
      #expect(label.appearance(in: [state]).tag == 1, "\(state)")
    }
  }

  @Test("A widget's own interface style and direction win over those of the environment")
  func ownTraits() {
    var dark = EnvironmentValues()
    dark.userInterfaceStyle = .dark
    dark.layoutDirection = .rightToLeft
    let mods: Mod<Label> = [.while(.darkAppearance, .tag(1)), .while(.rightToLeft, .numberOfLines(2))]
    let own = Label("a", mods, .overrideUserInterfaceStyle(.light), .semanticContentAttribute(.forceLeftToRight))
    #expect(own.appearance(environment: dark).tag == 0 && own.appearance(environment: dark).numberOfLines == 1)
    let other = Label("a", mods, .overrideUserInterfaceStyle(.dark), .semanticContentAttribute(.forceRightToLeft))
    #expect(other.appearance().tag == 1 && other.appearance().numberOfLines == 2)
  }

  @Test("Custom states with one name and different places differ, and print their names")
  func identity() {
    #expect(WidgetState.loading != .waiting)
    #expect(WidgetState.loading == WidgetState("loading", above: .disabled))
    #expect(WidgetState("wide", while: \.isWide) == .wide)
    #expect("\(WidgetState.loading)" == ".loading" && "\(WidgetState.compactWidth)" == ".compactWidth")
    #expect(Set(Self.order).count == Self.order.count)
  }
}
