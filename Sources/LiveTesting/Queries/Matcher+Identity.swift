import Live

extension Matcher {
  /// Returns a matcher of the nodes with a value of a type, hidden or not.
  public static func type<Root: Bindable>(_ type: Root.Type) -> Matcher {
    Matcher(description: ".type(\(type).self)") { tree in
      // Only an object can be an instance of a subclass of the type.
      guard type is AnyClass else { return OfType<Root>(tree: tree) }
      return NodePredicate(tree: tree) { $0.mounted.current is Root }
    }
  }

  /// Returns a matcher of the widgets with a key, hidden or not.
  public static func key(_ key: some Hashable & Sendable) -> Matcher {
    let key = WidgetKey(key)
    return Matcher(description: ".key(\(key))") { OfKey(tree: $0, key: key) }
  }

  /// Returns a matcher of the widgets and bar items with a tag, hidden or not.
  public static func tag(_ tag: Int) -> Matcher {
    Matcher(description: ".tag(\(tag))") { Tagging(tree: $0, tag: tag) }
  }

  /// Returns a matcher of the widgets and bar items whose tag is the raw value of a case: `.tag(Row.first)`.
  public static func tag(_ name: some RawRepresentable<Int>) -> Matcher { .tag(name.rawValue) }

  /// A matcher of disabled controls, bar items and gesture recognizers.
  public static let disabled = Matcher("disabled") { ($0.appearance as? any Switchable)?.isEnabled == false }

  /// A matcher of what receives keys: the focused widget or item, or the visible cell of the row that keys act on.
  ///
  /// At most one node of a tree matches: none until a user, a test or `becomeFirstResponder` has focused one, and none
  /// while the focused one is hidden, transparent or covered by a screen. One that has been disabled matches, and
  /// refuses keys. The list around a matching cell is `.containing(.focused)`.
  public static let focused = Matcher("focused") { $0.isFocused && $0.focusedCell == nil && $0.isVisibleForFocus }

  /// A matcher of selected controls, bar items and table cells.
  public static let selected = Matcher("selected") {
    switch $0.appearance {
    case let control as any Control: control.isSelected
    case let item as BarButtonItem: item.isSelected
    case let cell as TableViewCell: cell.isSelected
    default: false
    }
  }
}

private struct OfType<Root: Bindable>: Criterion {
  let tree: SearchedTree

  func matches(_ index: Int) -> Bool { tree.elements[index].node.mounted is Mounted<Root> }
}

private struct OfKey: Criterion {
  let tree: SearchedTree
  let key: WidgetKey

  func matches(_ index: Int) -> Bool { tree.elements[index].node.key == key }
}

private struct Tagging: Criterion {
  let tree: SearchedTree
  let tag: Int

  func matches(_ index: Int) -> Bool { tree.elements[index].perception.tag == tag }
}
