import Widgets

extension Node {
  /// The nodes inside that users can focus, in the order in which they are reached.
  ///
  /// The items of a bar come before the content of its screen, and tabs come after it. A table, a segmented control, a
  /// picker and a tab bar have one stop each. What is hidden, disabled or takes no touches is skipped.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  internal var focusStops: [Node] {
    var stops: [Node] = []
    collectFocusStops(into: &stops)
    return stops
  }

  private func collectFocusStops(into stops: inout [Node]) {
    guard invisibility == nil, !isDisabled, takesTouches else { return }
    let isTabs = mounted.current is TabBarController
    if isFocusStop, !isTabs { stops.append(self) }
    let hasTabs = isTabs || mounted.current is TabBar
    if isScreen {
      if !hasTabs { for part in partNodes { part.collectFocusStops(into: &stops) } }
      for child in childNodes[shownIndices] { child.collectFocusStops(into: &stops) }
    } else {
      for child in childNodes { child.collectFocusStops(into: &stops) }
      if !hasTabs { for part in partNodes { part.collectFocusStops(into: &stops) } }
    }
    if isFocusStop, isTabs { stops.append(self) }
  }

  /// A Boolean value that indicates whether the widget or the item itself receives keys.
  internal var isFocusStop: Bool {
    switch mounted.current {
    case is any TextInput: return isEditable
    case is any Control, is PickerView, is AlertAction, is BackButton: return true
    case let item as BarButtonItem: return item.systemItem != .flexibleSpace && item.systemItem != .fixedSpace
    case is TabBar: return partNodes.contains { $0.mounted.current is TabBarItem }
    case is TabBarController: return partNodes.first { $0.mounted.current is TabBarItem }.map(showsPart) ?? false
    case let list as any ListView: return table?.displayed.isEmpty == false && (list.allowsSelection || hasRowTaps)
    case is any Screen: return false
    default: return recognizesTouches
    }
  }

  /// A Boolean value that indicates whether a visible row recognizes taps itself.
  private var hasRowTaps: Bool { childNodes.contains { $0.row != nil && $0.rowTap != nil } }

  /// A Boolean value that indicates whether the view recognizes gestures that keys stand for.
  private var recognizesTouches: Bool {
    partNodes.contains { node in
      switch node.mounted.current {
      case let tap as TapGestureRecognizer: tap.isEnabled && tap.numberOfTapsRequired == 1
      case let press as LongPressGestureRecognizer: press.isEnabled && press.numberOfTapsRequired == 0
      case let pan as PanGestureRecognizer: pan.isEnabled
      case let swipe as SwipeGestureRecognizer: swipe.isEnabled
      default: false
      }
    }
  }
}

extension TreeContext {
  /// The visible node that receives keys, with the cell of its row and the selection of its text, if there are any.
  internal var focusedPlace: (node: Node?, row: Node?, selection: TextSelection?) {
    restoreFocus()
    guard let focused, focused.isMounted, focused.isVisibleForFocus else { return (nil, nil, nil) }
    return (focused, focused.focusedRow.flatMap { focused.table?.cell(at: $0) }, focused.textSelection)
  }
}
