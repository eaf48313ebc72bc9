import Signals
import Widgets

extension EventContext {
  /// Focuses the first control of the visible screen that is in a state, such as the first field with an error.
  ///
  /// Call it when what a user has entered cannot be saved, so that the user can correct it at once:
  ///
  /// ```swift
  /// @Variable var name = ""
  /// @Variable var isChecked = false
  ///
  /// let content = VStack {
  ///   TextField(.text <--> $name, .isIn(.invalid) -- (isChecked && name.isEmpty))
  ///   Button(
  ///     "Save",
  ///     .tapped
  ///       --> inContext { context in
  ///         isChecked = true
  ///         context.focusFirst(in: .invalid)
  ///       })
  /// }
  /// ```
  ///
  /// Controls are asked in the order in which Tab reaches them. What is hidden or disabled is skipped.
  ///
  /// - Parameter state: The state. Changes by the handler count already.
  /// - Returns: Whether there is such a control, and it has the focus now.
  /// - Complexity: O(*n*) for *n* nodes of the screen.
  @discardableResult public func focusFirst(in state: WidgetState) -> Bool {
    // The handler may have changed values that the screen depends on.
    Observed.flush()
    var first: Node?
    source.layer.visitFocusStops(isForward: true) { node in
      let isIn = (node.mounted.current as? any Widget)?.isIn(state) == true
      guard isIn || node.states.contains(state) else { return false }
      first = node
      return true
    }
    guard let first, first.becomeFocused() == nil else { return false }
    source.tree.focus.isFirst = false
    return true
  }
}
