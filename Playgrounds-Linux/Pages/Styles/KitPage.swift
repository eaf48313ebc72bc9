import Audit
import LiveTesting
import StyleGuide
import Styles

extension Page {
  static let kit = Page(
    "kit", "A screen of the kit, and what its recipes contain; `--interactive` opens the workbench of the kit.",
    preview: { account }, interactive: { Workbench(kitGuide).root }
  ) { print in
    print("A small button that deletes:")
    for change in Mod<Button>.buttonStyle(.tinted, .destructive, .small).changes(to: Button()) { print(" ", change) }

    print("\nRecipes, and the number of their selections:")
    print("  buttonStyle", Mod.buttonStyle.combinations.count)
    print("  chip", Mod.chip.combinations.count)
    print("  badge", Mod.badge.combinations.count)
    print("  typography", Mod.typography.combinations.count)
    print("  banner", Mod.banner.combinations.count)

    print("\nThe report of banners:")
    for finding in Mod.banner.report(on: Banner.Parts()) { print(" ", finding) }

    print("\nOne part of a banner:")
    for change in Mod<Banner.Parts>.slot(\.title, .numberOfLines(2)).changes(to: Banner.Parts()) { print(" ", change) }

    print("\nFindings of the audit of a screen:", Preview.audit(account).count)

    let isSaving = Var(false)
    let tree = LiveTree(Button("Save", .buttonStyle(), .isIn(.loading) <-- isSaving))
    print("\nWhile it is saving:")
    for change in tree.changes({ isSaving.set(true) }) { print(" ", change) }
  }

  /// A screen with a bit of everything.
  @MainActor private static var account: any Widget {
    VStack(.formStyle()) {
      Label("Account", .typography(.largeTitle))
      Banner("The trial ends today.", message: "Subscribe to keep your lists.", .warning) { Button("Subscribe") }
      VStack(spacing: 16, .card()) {
        Field("Name", .text("Ada Lovelace"))
        Field("Email", error: "Enter an address such as ada@example.org.", .text("ada"))
      }
      FormSection("Lists", footer: "Only you can see them.") {
        ListRow("Inbox", image: Image(systemName: "tray"), value: "12", .disclosure)
        ListRow("Shared", image: Image(systemName: "person"), .disclosure) { Label("New", .badge(.success)) }
        ListRow("Sounds") { Switch(.isOn(true), .accessibilityLabel("Sounds")) }
      }
      HStack(spacing: 8) {
        Button("All", .chip(), .isSelected(true))
        Button("Unread", .chip())
        Spacer()
      }
      SegmentedControl(
        ["Day", "Week", "Month"], .segmentedStyle(), .selectedSegmentIndex(1), .accessibilityLabel("Span"))
      Button("Save", .buttonStyle(.filled, .large))
      Button("Delete the account", .buttonStyle(.plain, .destructive))
    }
  }
}
