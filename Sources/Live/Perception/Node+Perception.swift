extension Node {
  /// The accessibility role of the widget or item, or `nil` if it has none.
  public var role: AccessibilityRole? {
    Observed.flush()
    return perception.role
  }

  /// The accessible name of the widget or item, or `nil` if it has none.
  ///
  /// A button, link, heading, cell or accessibility element without a label or text of its own has the texts inside as
  /// its name.
  public var name: String? {
    Observed.flush()
    return shownName
  }

  /// The text that shows, or `nil` if there is none. For a text field, it is the text that has been typed.
  ///
  /// An accessibility element without a text of its own has the texts inside, separated by spaces.
  public var text: String? {
    Observed.flush()
    return wholeText
  }

  /// A Boolean value that indicates whether the value is enabled. `true` for values that cannot be disabled.
  public var isEnabled: Bool {
    Observed.flush()
    return !isDisabled
  }

  /// Whether the node is an accessibility element that represents all of its descendants.
  package var isWhole: Bool { !childNodes.isEmpty && perception.isAccessibilityElement }

  package var shownName: String? {
    if let name = perception.name ?? shownBackTitle { return name }
    switch perception.role {
    case .button, .link, .heading, .cell: return textInside
    default: return isWhole ? textInside : nil
    }
  }

  /// The text of the value, or the texts inside if the node represents its descendants.
  package var wholeText: String? { perception.text ?? shownBackTitle ?? (isWhole ? textInside : nil) }

  private var shownBackTitle: String? { treeRole == .backButton ? backTitle : nil }

  /// The texts inside, separated by spaces.
  internal var textInside: String? {
    let texts = childNodes.compactMap { child in
      child.perception.isImperceptible ? nil : child.perception.text ?? child.textInside
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
