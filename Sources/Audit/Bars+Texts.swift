import Layout
import Widgets

extension NavigationBar {
  /// The title and the prompt, and the titles of the items and the back button.
  internal func titles(tint: Color) -> [Audit.Text] {
    guard let item = topItem else { return [] }
    var texts: [Audit.Text] = []
    if item.titleView == nil, item.title != nil {
      let attributes = showsLargeTitle ? largeTitleTextAttributes : titleTextAttributes
      let property = showsLargeTitle ? "largeTitleTextAttributes" : "titleTextAttributes"
      let usual = showsLargeTitle ? Font.boldSystemFont(ofSize: 34) : .headline
      texts.append(
        Audit.Text(
          color: attributes?.foregroundColor ?? .label, font: attributes?.font ?? usual, property: property,
          fontProperty: attributes?.font.map { _ in property }))
    }
    if item.prompt != nil {
      texts.append(
        Audit.Text(color: .secondaryLabel, font: .systemFont(ofSize: 13), name: "the prompt", property: "prompt"))
    }
    if item.showsBackButton, let backItem, backItem.backButtonDisplayMode != .minimal {
      texts.append(Audit.Text(color: tint, font: .body, name: "the back button", property: "tintColor"))
    }
    return texts + (item.leftBarButtonItems + item.rightBarButtonItems).titles(tint: tint)
  }
}

extension [BarButtonItem] {
  /// The titles of the items that can be tapped.
  internal func titles(tint: Color) -> [Audit.Text] {
    filter { $0.accessibilityRole == .button }.enumerated().compactMap { index, item in
      guard !item.isHidden, item.isEnabled, item.customView == nil, item.shownTitle?.isEmpty == false else {
        return nil
      }
      var text = item.title(tint: item.tintColor ?? tint)
      text.item = "\(index)"
      return text
    }
  }
}

extension BarButtonItem {
  /// Returns the title with its appearance in a tint.
  fileprivate func title(tint: Color) -> Audit.Text {
    let attributes = titleTextAttributes(for: .normal)
    var text = Audit.Text(
      color: attributes?.foregroundColor ?? tint, font: attributes?.font ?? .body,
      fontProperty: attributes?.font.map { _ in "titleTextAttributes" })
    if style == .prominent {
      text.color = attributes?.foregroundColor ?? .white
      text.ground = tint
    } else if isSelected {
      text.ground = tint.withAlphaComponent(tint.alpha * 0.15)
    }
    text.property = attributes?.foregroundColor == nil ? "tintColor" : "titleTextAttributes"
    return text
  }
}

extension TabBar {
  /// The titles of the items, and the badges that have colors of their own.
  internal func titles(tint: Color) -> [Audit.Text] {
    items.enumerated().flatMap { index, item -> [Audit.Text] in
      guard item.isEnabled else { return [] }
      let isSelected = index == selectedIndex
      var texts: [Audit.Text] = []
      if item.shownText?.isEmpty == false {
        let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
        let color = isSelected ? tint : unselectedItemTintColor ?? Self.unselected
        texts.append(
          Audit.Text(
            color: attributes?.foregroundColor ?? color, font: attributes?.font ?? .systemFont(ofSize: 10),
            property: attributes?.foregroundColor != nil
              ? "titleTextAttributes" : isSelected ? "tintColor" : "unselectedItemTintColor",
            fontProperty: attributes?.font.map { _ in "titleTextAttributes" }, item: "\(index)"))
      }
      let badge = item.badgeTextAttributes(for: .normal)
      if item.badgeValue != nil, item.badgeColor != nil || badge?.foregroundColor != nil {
        texts.append(
          Audit.Text(
            color: badge?.foregroundColor ?? .white, font: badge?.font ?? .systemFont(ofSize: 13),
            ground: item.badgeColor ?? .systemRed, name: "the badge", property: "badgeColor",
            fontProperty: badge?.font.map { _ in "badgeTextAttributes" }, item: "\(index)"))
      }
      return texts
    }
  }

  /// The color of items that are not selected.
  private static let unselected = Color(light: Color(hex: 0x6B6B70), dark: Color(hex: 0x98989D))
}
