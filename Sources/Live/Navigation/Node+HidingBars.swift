import Widgets

extension Node {
  /// The nearest surrounding stack whose bars the user hides in some way.
  private func stack(hidingBars condition: (NavigationController) -> Bool) -> Node? {
    layerLine.first { ($0.mounted.current as? NavigationController).map(condition) == true }
  }

  /// The surrounding stack that hides its bars on a tap.
  internal var stackHidingBarsOnTap: Node? { stack(hidingBars: \.hidesBarsOnTap) }

  /// The surrounding stack that hides its bars on a swipe.
  internal var stackHidingBarsOnSwipe: Node? { stack(hidingBars: \.hidesBarsOnSwipe) }

  /// Hides the bars of the stack in the node, or shows the navigation bar again.
  internal func hideBars(_ isHidden: Bool) {
    input(as: NavigationController.self) {
      $0.isNavigationBarHidden = isHidden
      if isHidden { $0.isToolbarHidden = true }
    }
  }

  internal var hasHiddenBar: Bool { (mounted.current as? NavigationController)?.isNavigationBarHidden == true }

  /// Hides the bars of the surrounding stack for a keyboard, if the stack does so.
  internal func hideBarsForKeyboard() {
    stack(hidingBars: \.hidesBarsWhenKeyboardAppears)?.hideBars(true)
  }
}
