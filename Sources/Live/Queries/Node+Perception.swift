extension Node {
  /// What the widget or item is to its user, or `nil` for nothing in particular.
  public var role: AccessibilityRole? {
    Observed.flush()
    return perceivable?.accessibilityRole
  }

  /// What the widget or item is called, or `nil` if it says nothing.
  ///
  /// A button, link, heading, cell or accessibility element without a label or text of its own is called by the texts inside.
  public var name: String? {
    Observed.flush()
    return perceivable.flatMap(name(of:))
  }

  /// The text that shows, or `nil` for none. Where one types, it is what has been typed.
  ///
  /// An accessibility element without a text of its own has the texts inside, with spaces between.
  public var text: String? {
    Observed.flush()
    return perceivable.flatMap(text(of:))
  }

  /// The value, if it is something that users perceive.
  internal var perceivable: (any Perceivable)? { mounted.current as? any Perceivable }

  /// Whether what is inside speaks with one voice, that of the node.
  internal var isWhole: Bool {
    !childNodes.isEmpty && (mounted.current as? any Widget)?.isAccessibilityElement == true
  }

  internal func name(of perceivable: any Perceivable) -> String? {
    if let name = perceivable.accessibilityName ?? backTitle { return name }
    switch perceivable.accessibilityRole {
    case .button, .link, .heading, .cell: return textInside
    default: return isWhole ? textInside : nil
    }
  }

  internal func text(of perceivable: any Perceivable) -> String? {
    perceivable.shownText ?? backTitle ?? (isWhole ? textInside : nil)
  }

  /// The texts inside, with spaces between.
  private var textInside: String? {
    let texts = childNodes.compactMap { child in
      child.perceivable.flatMap { $0.isImperceptible ? nil : $0.shownText ?? child.textInside }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }
}
