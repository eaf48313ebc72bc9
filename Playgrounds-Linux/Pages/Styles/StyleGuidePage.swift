import StyleGuide
import Styles

private struct Brand: Theme {
  var accent = Color(light: Color(hex: 0x3D3DD6), dark: Color(hex: 0x5B5BF0))
  var onAccent = Color.white
  var title = Font.title3
  var radius = 8.0
  var gap = 16.0

  static let standard = Brand()
  static let night = standard |> \.accent .~ Color(hex: 0x0B7A75) <> \.radius .~ 0
}

extension Color {
  fileprivate static let accent = token(\Brand.accent)
  fileprivate static let onAccent = token(\Brand.onAccent)
}

private nonisolated enum Kind: CaseIterable { case primary, quiet }

private nonisolated struct ActionLook: DefaultVariants {
  var kind = Kind.primary
  var isLarge = false
}

extension Mod<Button> {
  fileprivate static let action = Recipe<Button, ActionLook>(
    .base(.layer.cornerRadius <-- \Brand.radius, .contentEdgeInsets(8)),
    .on(\.kind) {
      switch $0 {
      case .primary: .backgroundColor(.accent) <> .titleColor(.onAccent)
      case .quiet: .backgroundColor(.secondarySystemBackground) <> .titleColor(.label)
      }
    },
    .on(\.isLarge, .contentEdgeInsets(16), .titleLabel.font(.token(\Brand.title))),
    .while(.hovered, .layer.borderWidth(2)))
}

extension Page {
  static let styleGuide = Page(
    "style-guide", "A style guide of a small brand, and a check that nothing goes around it.",
    preview: { screen }
  ) { print in
    let guide = StyleGuide("Brand") {
      ThemeTokens(Brand.self, ["Day": .standard, "Night": .night])
      Recipes("Buttons", Mod.action, named: "action") { Button("Save") }
      Examples("Badges") {
        Example("Unread") { Label("3", .textColor(.onAccent), .backgroundColor(.accent)) }
      }
    }
    print(guide.text)

    print("\nfindings:", guide.findings.count, "problems:", guide.problems.count)
    print("the page begins with", guide.html.prefix(15))

    print("\nWhat goes around the brand:")
    for finding in screen.audit(against: Brand.self) { print(finding) }
  }

  /// A screen with values that are no tokens.
  @MainActor private static var screen: any Widget {
    VStack(spacing: 16, .alignment(.leading), .padding(16)) {
      Label("Episode", .font(.token(\Brand.title)))
      Label("Views", .textColor(Color(hex: 0x3D3DD7)))
      Button("Save", .action(\.isLarge .~ true))
      Button("Delete", .action(), .layer.cornerRadius(5), .backgroundColor(.systemRed))
    }
  }
}
