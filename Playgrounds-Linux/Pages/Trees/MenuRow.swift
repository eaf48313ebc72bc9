import Live

/// An entry of a menu.
struct MenuEntry: Identifiable, Equatable, Sendable {
  let id: String
  let sign: String
  let summary: String
}

struct MenuRow: Component, Equatable {
  let entry: MenuEntry

  var body: Children {
    HStack(spacing: 12, .alignment(.center), .padding(h: 16, v: 12)) {
      ImageView(Image(systemName: entry.sign), .size(22))
      Label(entry.id)
      Spacer()
      ImageView(Image(systemName: "chevron.forward"), .tintColor(.tertiaryLabel))
    }
  }
}

/// Returns a row for each entry, with dividers between them.
@MainActor
@WidgetBuilder
func menuRows(of entries: [MenuEntry], choose: @escaping @MainActor (MenuEntry) -> Void) -> Children {
  ForEach(entries) { entry in
    MenuRow(entry: entry).with(
      .isAccessibilityElement(true),
      .accessibilityLabel(entry.id),
      .accessibilityTraits(.button),
      .onTap { choose(entry) }
    )
    Divider()
  }
}
