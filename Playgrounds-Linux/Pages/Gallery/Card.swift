import Live

/// A heading, with rows on a background below it.
struct Card: Component {
  let title: String
  let children: Children

  init(title: String, @WidgetBuilder content: () -> Children) {
    self.title = title
    children = content()
  }

  var body: Children {
    VStack(spacing: 8) {
      Label(
        title, .font(.preferredFont(forTextStyle: .headline)), .accessibilityTraits(.header), .padding(h: 16)
      )
      VStack(.backgroundColor(.secondarySystemGroupedBackground), .layer.cornerRadius(12), .clipsToBounds(true)) {
        children
      }
    }
  }
}
