import Audit
import StyleGuide
import Styles
import Testing

@MainActor
@Suite("Accessibility of the kit")
struct KitAuditTests {
  @Test(
    "Every selection of every recipe, in every state, on every ground, passes the audit",
    arguments: zip(KitSample.all, KitSample.all.indices))
  func all(_ sample: KitSample, number: Int) {
    for surroundings in Surroundings.some(number) {
      let tree = surroundings.tree(of: sample.widgets())
      #expect(Preview.audit(tree, width: 375) == [], "\(surroundings.name)")
    }
  }

  @Test("Every selection of every recipe has the values of the kit's tokens", arguments: KitSample.all)
  func tokens(_ sample: KitSample) {
    for surroundings in [Surroundings.usual, .highContrast] {
      let tree = VStack(surroundings.mod) { for widget in sample.widgets() { widget.widgets } }
      #expect(tree.audit(against: Kit.self) == [])
    }
  }

  @Test("A theme with other distances has them in every selection of every recipe", arguments: KitSample.all)
  func distances(_ sample: KitSample) {
    let distances: [WritableKeyPath<Kit, Double>] = [
      \.hairSpacing, \.tightSpacing, \.smallSpacing, \.spacing, \.largeSpacing, \.extraLargeSpacing, \.hugeSpacing,
    ]
    var other = Kit.standard
    for distance in distances { other[keyPath: distance] *= 1.1 }
    let tree = VStack(.theme(other)) { for widget in sample.widgets() { widget.widgets } }
    #expect(tree.audit(against: Kit.self) == [])
  }

  @Test("In a high-contrast interface, every selection has a contrast of 7", arguments: KitSample.all)
  func highContrast(_ sample: KitSample) {
    let tree = Surroundings.highContrast.tree(of: sample.widgets())
    #expect(Preview.audit(tree, minimumContrast: 7, width: 375) == [])
  }
}

/// An environment in which samples are checked.
@MainActor
private struct Surroundings {
  let name: String
  let mod: Mod<StackView>

  static let highContrast = Surroundings(
    name: "high contrast", mod: [.environment(\.accessibilityContrast, .high), .theme(Kit.highContrast)])

  static let usual = Surroundings(name: "usual", mod: .identity)

  private static let others = [
    Surroundings(name: "right to left", mod: .environment(\.layoutDirection, .rightToLeft)),
    Surroundings(
      name: "large text",
      mod: .environment(\.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)),
    Surroundings(name: "compact", mod: .environment(\.horizontalSizeClass, .compact)),
  ]

  /// The usual environment and others: all of them in the build that is measured, otherwise one of them in turn.
  static func some(_ number: Int) -> [Surroundings] {
    #if DEBUG
      [usual, others[number % others.count]]
    #else
      [usual] + others
    #endif
  }

  /// Returns a screen with the widgets on each ground, each in a row of its own, because neighbors need other names.
  func tree(of widgets: [any WidgetConvertible]) -> StackView {
    VStack(mod) {
      for ground in [Color.token(\Kit.background), .token(\Kit.groupedBackground), .token(\Kit.surface)] {
        VStack(spacing: 8, .backgroundColor(ground), .padding(16)) {
          for widget in widgets { VStack { widget.widgets } }
        }
      }
    }
  }
}
