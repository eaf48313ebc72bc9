import Audit
import StyleGuide
import Styles
import Testing

@MainActor
@Suite("Accessibility of the kit")
struct KitAuditTests {
  @Test(
    "Every selection of every recipe passes the audit in every state, on every background", arguments: KitSample.all)
  func all(_ sample: KitSample) {
    for (surroundings, grounds) in Surroundings.all {
      let tree = surroundings.tree(of: sample.widgets(), on: grounds)
      #expect(Preview.audit(tree, width: 375) == [], "\(surroundings.name)")
    }
  }

  @Test("Every selection of every recipe uses the kit's tokens", arguments: KitSample.all)
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
    let tree = Surroundings.highContrast.tree(of: sample.widgets(), on: Surroundings.grounds)
    #expect(Preview.audit(tree, minimumContrast: 7, width: 375) == [])
  }
}

/// An environment in which samples are checked.
@MainActor
private struct Surroundings {
  let name: String
  let mod: Mod<StackView>

  static let usual = Surroundings(name: "usual", mod: .identity)

  static let highContrast = Surroundings(
    name: "high contrast", mod: [.environment(\.accessibilityContrast, .high), .theme(Kit.highContrast)])

  static let grounds = [Color.token(\Kit.background), .token(\Kit.groupedBackground), .token(\Kit.surface)]

  /// The environments beside a high contrast. Those that change no color are checked on one ground.
  static let all = [
    (usual, grounds),
    (
      Surroundings(name: "right to left", mod: .environment(\.layoutDirection, .rightToLeft)), [grounds[0]]
    ),
    (
      Surroundings(
        name: "large text",
        mod: .environment(\.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)), [grounds[0]]
    ),
    (Surroundings(name: "compact", mod: .environment(\.horizontalSizeClass, .compact)), [grounds[0]]),
  ]

  /// Returns a screen with the widgets on each ground, each in a row of its own, because neighbors need other names.
  func tree(of widgets: [any WidgetConvertible], on grounds: [Color]) -> StackView {
    VStack(mod) {
      for ground in grounds {
        VStack(spacing: 8, .backgroundColor(ground), .padding(16)) {
          for widget in widgets { VStack { widget.widgets } }
        }
      }
    }
  }
}
