import Widgets

// The properties that bindings set most often are taken by their names: nothing is copied or compared to find what has
// changed.

extension HTMLRenderer {
  /// Returns whether the property changes the element of the widget alone, and not the kind of the widget.
  public func takes(_ property: String, of node: Node) -> Bool {
    switch property {
    case "text", "title", "isEnabled", "isOn", "value", "isHidden", "alpha", "progress", "isSelected", "isHighlighted",
      "placeholder", "textColor", "backgroundColor", "tintColor":
      node.isWidget
    default: false
    }
  }

  /// Records that a property of a widget has been set: only its text, or a property that needs its element to be
  /// written again.
  public func update(_ node: Node, property: String) {
    if !names.areStale { names.areStale = node.canRenameBySetting }
    guard let fragment = fragment(of: node) else { return noteChange(in: node) }
    if property == "text", !fragment.changes.isStale, node.isLabel {
      if !fragment.changes.hasOtherText { round.retexted.append(fragment) }
      fragment.changes.hasOtherText = true
    } else {
      markStale(fragment)
    }
    markSeen(from: node)
  }

  /// Writes the changed texts of elements that are not written again.
  ///
  /// Their patches are the first, because they refer to elements of the page before other changes.
  internal func rewriteTexts() {
    for fragment in round.retexted {
      fragment.changes.hasOtherText = false
      if fragment.changes.isStale || fragments[fragment.id] !== fragment { continue }
      guard !fragment.isLoose, let label = fragment.node.label, !label.behaviors.haveOverlays else {
        markStale(fragment)
        continue
      }
      switch writer.rewriteText(of: label, in: &fragment.markup) {
      case .unchanged: break
      case .changed(let text): if !fragment.changes.isNew { round.patches.append(.text(at: [fragment.id], to: text)) }
      case .other: markStale(fragment)
      }
    }
    round.retexted.removeAll(keepingCapacity: true)
  }

  /// Whether nothing has changed but texts that have been written again.
  internal var hasOnlyTexts: Bool {
    round.stale.isEmpty && round.rethemed.isEmpty && round.rearranged.isEmpty && !round.isTopStale && !styles.hasAdded
  }
}
