import Widgets

/// Something that a user can do on the visible screen, by its name.
package struct TreeCommand {
  /// The name of the button, the tab or the row.
  package let title: String

  /// The names of the widget for voice control.
  package var otherTitles: [String] = []

  /// The kind of the widget, for users.
  package let kind: String

  /// The node that is tapped, or focused.
  package let node: Node

  /// Whether the command focuses the node, as for fields and sliders.
  package var isFocus = false

  /// Whether the detail button of the cell in the node is tapped.
  package var isDetail = false

  /// The segment of the control in the node that is selected.
  package var segment: Int?

  /// The node of the choice that the command makes: a control with segments, or the view around chips.
  package var group: Node?

  /// The row of the table or the collection in the node that is scrolled to and selected, if it is not displayed.
  package var row: RowPath?

  /// Taps or focuses the node, or selects the row or the segment.
  ///
  /// - Throws: ``ActionError`` or ``TableError`` if a user could not do so.
  @MainActor package func perform() throws {
    if let row {
      try node.scroll(to: row)
      try node.select(at: row)
    } else if let segment {
      try node.select(segment: segment)
    } else if isDetail {
      try node.tapAccessory()
    } else if isFocus {
      try node.focus()
    } else {
      try node.tap(with: .key(.select))
    }
  }
}

extension TreeCommand: Equatable {
  package static func == (a: TreeCommand, b: TreeCommand) -> Bool {
    a.title == b.title && a.node === b.node && a.row == b.row && a.isDetail == b.isDetail && a.segment == b.segment
  }
}

extension Node {
  /// Whether a text has the focus, so that characters are typed into it.
  package var isTyping: Bool { tree.focusedNode.map { $0.mounted.current is any TextInput && $0.isOnText } ?? false }

  /// Whether the view recognizes single taps.
  private var recognizesTaps: Bool {
    recognizers(TapGestureRecognizer.self).contains { $0.isEnabled && $0.numberOfTapsRequired == 1 }
  }

  /// The nearest view with a name around the node, and its name, such as the group of a choice's chips.
  private var group: (node: Node, name: String)? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { node in
      (node[StackView.self]?.accessibilityLabel ?? node[View.self]?.accessibilityLabel).map { (node, $0) }
    }
    .first { _ in true }
  }

  /// The number of rows of a list that are commands, in addition to those that are displayed.
  private static var mostRowCommands: Int { 1_000 }

  /// Whether a list of the visible screen has so many rows that not all of them are commands.
  package var leavesOutCommands: Bool {
    topLayer.visitFocusStops(isForward: true) { node in
      guard let table = node.table, table.list.allowsSelection, !table.list.isEditing else { return false }
      return table.model.rowCount > max(Self.mostRowCommands, table.visible.rows.count)
    }
  }

  /// Whether the cell in the node shows a detail button.
  private var hasDetailButton: Bool {
    guard let cell = innermost[TableViewCell.self] else { return false }
    return (cell.isEditing ? cell.editingAccessoryType : cell.accessoryType).hasDetailButton
  }

  /// The buttons, bar items, tabs, segments, switches and rows of the visible screen that users can tap, and the fields
  /// and sliders that they can focus, in Tab order.
  ///
  /// The title of a button begins with the name of the view around it, as for the chips of a choice: `Tone: Calm`.
  ///
  /// Nodes that are disabled, hidden or without a name have no command. Neither have rows of a list after the first
  /// thousand that are not displayed: see ``leavesOutCommands``. The detail button of a row has a command of its own.
  ///
  /// - Complexity: O(*n*) for *n* nodes and rows of the screen, without nodes in which nothing can be focused.
  package var commands: [TreeCommand] {
    Observed.flush()
    var commands: [TreeCommand] = []
    func add(_ kind: String, _ node: Node?, of group: (node: Node, name: String)? = nil, isFocus: Bool = false) {
      guard let node, !node.isDisabled, let title = node.shownName ?? node.textInside, !title.isEmpty else { return }
      commands.append(
        TreeCommand(
          title: (group.map { "\($0.name): " } ?? "") + title, otherTitles: node.perception.inputLabels, kind: kind,
          node: node, isFocus: isFocus, group: group?.node))
    }
    func addDetail(of node: Node?) {
      guard let node, node.hasDetailButton, let title = node.shownName ?? node.textInside, !title.isEmpty
      else { return }
      commands.append(TreeCommand(title: "\(title): details", kind: "Details", node: node, isDetail: true))
    }
    func add(segmentsOf node: Node, _ control: SegmentedControl) {
      if node.isDisabled { return }
      let name = node.shownName.map { "\($0): " } ?? ""
      for (index, segment) in control.segments.enumerated() where segment.isEnabled {
        guard let title = segment.title, !title.isEmpty else { continue }
        commands.append(TreeCommand(title: name + title, kind: "Choice", node: node, segment: index, group: node))
      }
    }
    func addByType(_ node: Node) {
      switch node.mounted.current {
      case let list as any ListView where list.allowsSelection && !list.isEditing:
        guard let table = node.table else { break }
        let displayed = Set(table.visible.rows.map(\.path))
        let first = table.model.rowPaths(from: RowPath(row: 0, section: 0), count: Self.mostRowCommands)
        let last = first.last ?? RowPath(row: 0, section: 0)
        for path in first + displayed.filter({ $0 > last }).sorted() {
          if displayed.contains(path), let cell = table.cell(at: path) {
            add("Row", cell)
            addDetail(of: cell)
          } else if let title = table.model[path]?.model.title, !title.isEmpty {
            commands.append(TreeCommand(title: title, kind: "Row", node: node, row: path))
          }
        }
      case is any TextInput: add("Field", node, isFocus: true)
      case is any Control:
        switch node.controlValue {
        case nil where !node.hasSeveralValues: add("Button", node, of: node.group)
        case .flag: add("Switch", node)
        default: add("Value", node, isFocus: true)
        }
      default: if node.recognizesTaps { add("Button", node) }
      }
    }
    topLayer.visitFocusStops(isForward: true) { node in
      switch node.treeRole {
      case .backButton: add("Back", node)
      case .barItem: add("Bar", node)
      case .action: add("Action", node)
      case .tabBar, .tabs: for tab in node.parts(.tab) { add("Tab", tab) }
      case .radioGroup: if let segments = node.segments { add(segmentsOf: node, segments) }
      case .cell where node.row == nil:
        if node.recognizesTaps { add("Button", node) }
        addDetail(of: node)
      default: addByType(node)
      }
      return false
    }
    return commands
  }
}
