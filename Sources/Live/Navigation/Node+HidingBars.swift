import Widgets

extension Node {
  /// The nearest surrounding stack whose bars the user can hide in some way.
  private func stack(hidingBars condition: (NavigationController) -> Bool) -> Node? {
    layerLine.first { $0.stack.map(condition) == true }
  }

  /// The surrounding stack that hides its bars on a tap, or has hidden them because there is little height.
  internal var stackHidingBarsOnTap: Node? {
    layerLine.first { node in
      guard let stack = node.stack else { return false }
      return stack.hidesBarsOnTap || stack.hidesBarsWhenVerticallyCompact && node.isVerticallyCompact
    }
  }

  private var isVerticallyCompact: Bool { environment.values.verticalSizeClass == .compact }

  /// Hides the bars of the stack in the node when there is little height, and shows them when there is more again.
  ///
  /// - Parameter old: The former environment, or `nil` for a new node.
  internal func updateBars(from old: NodeEnvironment?) {
    guard isMounted, let stack, stack.hidesBarsWhenVerticallyCompact,
      isVerticallyCompact != (old?.values.verticalSizeClass == .compact)
    else { return }
    let isHidden = isVerticallyCompact
    tree.updates.calls.append { [weak self] in
      if let self, isMounted { hideBars(isHidden) }
    }
  }

  /// The surrounding stack that hides its bars on a swipe.
  internal var stackHidingBarsOnSwipe: Node? { stack(hidingBars: \.hidesBarsOnSwipe) }

  /// Hides the bars of the stack in the node, or shows the navigation bar again.
  internal func hideBars(_ isHidden: Bool) {
    input(as: NavigationController.self) {
      $0.isNavigationBarHidden = isHidden
      if isHidden { $0.isToolbarHidden = true }
    }
  }

  internal var hasHiddenBar: Bool { stack?.isNavigationBarHidden == true }

  /// Hides the bars of the surrounding stack for a keyboard, if the stack does so.
  internal func hideBarsForKeyboard() {
    stack(hidingBars: \.hidesBarsWhenKeyboardAppears)?.hideBars(true)
  }
}
