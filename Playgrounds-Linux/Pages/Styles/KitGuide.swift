import StyleGuide
import Styles

/// The style guide of the kit: its tokens, its recipes and its components.
@MainActor public let kitGuide = StyleGuide("Kit") {
  ThemeTokens(
    Kit.self, ["Standard": .standard, "Plum": .plum], ground: \.background,
    about: "Every recipe and every component refers to these.")
  Recipes("Buttons", Mod.buttonStyle, named: "buttonStyle", about: "What users can do.") { Button("Save") }
  Recipes("Chips", Mod.chip, named: "chip", about: "Filters that are on or off.") { Button("Unread") }
  Recipes("Badges", Mod.badge, named: "badge", about: "Short notes beside something.") { Label("New") }
  Recipes("Typography", Mod.typography, named: "typography") { Label("Building a layout library") }
  Recipes("Text fields", Mod.textFieldStyle, named: "textFieldStyle") {
    TextField(.placeholder("ada@example.org"), .accessibilityLabel("Email"))
  }
  Recipes("Segments", Mod.segmentedStyle, named: "segmentedStyle") {
    SegmentedControl(["Day", "Week", "Month"], .selectedSegmentIndex(1), .accessibilityLabel("Span"))
  }
  Recipes("Cards", Mod.card, named: "card") {
    VStack(spacing: 8) {
      Label("Building a layout library", .typography(.heading))
      Label("Views", .typography(.callout, .secondary))
    }
  }
  Recipes("Banners", Mod.banner, of: Banner.Parts(), named: "banner") { parts in
    Banner("The trial ends today.", message: "Subscribe to keep your lists.", parts: Mod { $0 = parts }) {
      Button("Subscribe", .buttonStyle(.plain))
    }
  }
  Recipes("Rows", Mod.listRow, of: ListRow.Parts(), named: "listRow") { parts in
    ListRow("Inbox", image: Image(systemName: "tray"), value: "12", parts: Mod { $0 = parts })
  }
  Examples("Forms") {
    Example("Fields") {
      VStack(.formStyle(.plain)) {
        Field("Name", .text("Ada Lovelace"))
        Field("Email", error: "Enter an address such as ada@example.org.", .text("ada"))
      }
    }
    Example("Settings") {
      FormSection("Lists", footer: "Only you can see them.") {
        ListRow("Inbox", image: Image(systemName: "tray"), value: "12", .disclosure)
        ListRow("Sounds") { Switch(.isOn(true), .accessibilityLabel("Sounds")) }
      }
    }
  }
}

extension Kit {
  /// The kit in another accent, which has enough contrast in all appearances, with sharper corners.
  fileprivate static let plum = Kit.standard |> \.accent .~ .plum <> \.radius .~ 2
}

extension Color {
  nonisolated fileprivate static let plum = Color(
    light: Color(hex: 0x6B3FA0), dark: Color(hex: 0x8A5CC4), highContrastLight: Color(hex: 0x4A2378),
    highContrastDark: Color(hex: 0xD9C2FF))
}
