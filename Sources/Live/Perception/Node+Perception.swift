extension Node {
  /// What the widget or item is to its user, or `nil` for nothing in particular.
  public var role: AccessibilityRole? {
    Observed.flush()
    return perception.role
  }

  /// What the widget or item is called, or `nil` if it says nothing.
  ///
  /// A button, link, heading, cell or accessibility element without a label or text of its own is called by the texts inside.
  public var name: String? {
    Observed.flush()
    return shownName
  }

  /// The text that shows, or `nil` for none. Where one types, it is what has been typed.
  ///
  /// An accessibility element without a text of its own has the texts inside, with spaces between.
  public var text: String? {
    Observed.flush()
    return wholeText
  }

  /// Whether what is inside speaks with one voice, that of the node.
  package var isWhole: Bool {
    !childNodes.isEmpty && perception.isAccessibilityElement
  }

  /// The name of the value.
  package var shownName: String? {
    if let name = perception.name ?? shownBackTitle { return name }
    switch perception.role {
    case .button, .link, .heading, .cell: return textInside
    default: return isWhole ? textInside : nil
    }
  }

  /// The text that shows in the value, or inside if that speaks with one voice.
  package var wholeText: String? {
    perception.text ?? shownBackTitle ?? (isWhole ? textInside : nil)
  }

  private var shownBackTitle: String? { perception.perceivable is BackButton ? backTitle : nil }

  /// The texts inside, with spaces between.
  private var textInside: String? {
    let texts = childNodes.compactMap { child in
      child.perception.isImperceptible ? nil : child.perception.text ?? child.textInside
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
