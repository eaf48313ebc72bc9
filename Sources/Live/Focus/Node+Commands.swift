import Widgets

/// Something that a user can do on the visible screen, by its name.
package struct TreeCommand {
  /// The name of the button, the tab or the row.
  package let title: String

  /// The kind of the widget, for users.
  package let kind: String

  /// The node that is tapped, or focused.
  package let node: Node

  /// Whether the node is focused, as fields and sliders are, whose value the command does not know.
  package let isFocus: Bool

  /// Taps or focuses the node.
  ///
  /// - Throws: ``ActionError`` if a user could not do so.
  @MainActor package func perform() throws {
    if isFocus { try node.focus() } else { try node.tap(with: .key(.select)) }
  }
}

extension TreeCommand: Equatable {
  package static func == (a: TreeCommand, b: TreeCommand) -> Bool { a.title == b.title && a.node === b.node }
}

extension Node {
  /// Whether a text has the focus, so that characters are typed into it.
  package var isTyping: Bool { tree.focusedNode.map { $0.mounted.current is any TextInput && $0.isOnText } ?? false }

  /// Whether the view recognizes single taps.
  private var recognizesTaps: Bool {
    partNodes.contains { node in
      (node.mounted.current as? TapGestureRecognizer).map { $0.isEnabled && $0.numberOfTapsRequired == 1 } ?? false
    }
  }

  /// The buttons, bar items, tabs, switches and displayed rows of the visible screen that users can tap, and the fields
  /// and sliders that they can focus, in the order of Tab.
  ///
  /// Those that are disabled, hidden or without a name are left out.
  ///
  /// - Complexity: O(*n*) for *n* nodes of the screen, without those in which nothing can be focused.
  package var commands: [TreeCommand] {
    Observed.flush()
    var commands: [TreeCommand] = []
    func add(_ kind: String, _ node: Node?, isFocus: Bool = false) {
      guard let node, !node.isDisabled, let title = node.shownName ?? node.textInside, !title.isEmpty else { return }
      commands.append(TreeCommand(title: title, kind: kind, node: node, isFocus: isFocus))
    }
    topLayer.visitFocusStops(isForward: true) { node in
      switch node.mounted.current {
      case is BackButton: add("Back", node)
      case is BarButtonItem: add("Bar", node)
      case is AlertAction: add("Action", node)
      case is TabBar, is TabBarController:
        for tab in node.partNodes where tab.mounted.current is TabBarItem { add("Tab", tab) }
      case let list as any ListView where list.allowsSelection && !list.isEditing:
        for row in node.table?.displayed ?? [] { add("Row", node.table?.cell(at: row.path)) }
      case is any TextInput: add("Field", node, isFocus: true)
      case is any Control:
        switch node.controlValue {
        case nil where !node.hasSeveralValues: add("Button", node)
        case .flag: add("Switch", node)
        default: add("Value", node, isFocus: true)
        }
      default: if node.recognizesTaps { add("Button", node) }
      }
      return false
    }
    return commands
  }
}
