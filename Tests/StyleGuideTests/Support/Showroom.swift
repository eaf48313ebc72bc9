import Mod
import StyleGuide
import Styles
import Widgets

/// A small design system, to show it in guides.
struct Paint: Theme {
  var accent = Color(hex: 0x3D3DD6)
  var onAccent = Color.white
  var title = Font.systemFont(ofSize: 20, weight: .bold)
  var radius = 8.0
  var spacing = Spacing()
  var highlight = Color(hex: 0xF5C518)

  struct Spacing: Hashable {
    var small = 4.0
    var large = 16.0
  }

  static let standard = Paint()
  static let night = configure(Paint(), with: \.accent .~ Color(hex: 0x0B7A75) + \.radius .~ 2)
  static var deprecated: [PartialKeyPath<Paint>: String] { [\.highlight: "Use accent."] }
}

extension Color {
  static let paint = token(\Paint.accent)
  static let onPaint = token(\Paint.onAccent)
}

enum Intent: CaseIterable { case plain, danger }
enum Extent: CaseIterable { case small, large }

struct ActionLook: DefaultVariants {
  var intent = Intent.plain
  var extent = Extent.small
}

struct ChipLook: Styles.Variants {
  var intent: Intent
  var isWide = false
}

extension Mod<Button> {
  static let action = Recipe<Button, ActionLook>(
    .base(.titleColor(.onPaint), .backgroundColor(.paint), .layer.cornerRadius <-- \Paint.radius),
    .on(\.intent) { $0 == .danger ? .backgroundColor(.black) : .identity },
    .on(\.extent) { .contentEdgeInsets($0 == .small ? 4 : 16) },
    .while(.highlighted, .alpha(0.9)))
}

extension Mod<Label> {
  static let chip = Recipe<Label, ChipLook>(.on(\.intent) { .numberOfLines($0 == .plain ? 1 : 2) })
}

/// Returns a guide with a section of each kind.
func showroom() -> StyleGuide {
  StyleGuide("Paint") {
    ThemeTokens(Paint.self, ["Day": .standard, "Night": .night], about: "All values.")
    Recipes("Buttons", Mod<Button>.action, named: "action") { Button("Save") }
    Examples("Badges") {
      Example("Unread", code: "Label(\"3\")") { Label("3") }
      Example("Row") {
        Label("Inbox")
        Label("12")
      }
    }
  }
}
