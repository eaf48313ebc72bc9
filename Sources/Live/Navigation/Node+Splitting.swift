import Bindings
import Widgets

extension Node {
  /// A Boolean value that indicates whether the node is a split view controller that shows only its secondary screen.
  internal var isCollapsedSplit: Bool {
    guard let split else { return false }
    return split.isCollapsed && split.shouldShowSecondary && childNodes.count > 1
  }

  /// Goes back from the secondary screen of the collapsed split view controller in the node.
  internal func showPrimary() {
    input(as: SplitViewController.self) { $0.shouldShowSecondary = false }
    send(Event<SplitViewController, Void>.dismissedSecondary)
  }

  /// Changes the display mode of the split view controller in the node, by the user or by a handler.
  internal func changeDisplayMode(to mode: SplitViewController.DisplayMode) {
    guard split?.displayMode != mode else { return }
    send(Event<SplitViewController, SplitViewController.DisplayMode>.willChangeDisplayMode, mode)
    input(as: SplitViewController.self) { $0.preferredDisplayMode = mode }
  }

  /// Collapses the split view controller in the node, or shows both screens again, by the horizontal size class.
  internal func updateCollapsing() {
    guard kind.isContainerScreen, isMounted, let mounted = mounted as? Mounted<SplitViewController> else { return }
    let size = environment.values.horizontalSizeClass
    guard size != .unspecified, mounted.value.isCollapsed != (size == .compact) else { return }
    tree.updates.calls.append { [weak self, mounted] in
      guard let self, isMounted, mounted.value.isCollapsed != (size == .compact) else { return }
      let showsSecondary = size != .compact || !mounted.value.delegate(.collapseSecondary)(mounted.value)
      mounted.input {
        $0.isCollapsed = size == .compact
        if size == .compact { $0.shouldShowSecondary = showsSecondary }
      }
      mounted.send(.collapsedChanged, size == .compact)
    }
  }
}

extension UserAction {
  /// Shows the hidden primary screen of the innermost surrounding split view controller by a swipe, and returns whether
  /// there is one.
  internal func presentPrimary(_ direction: SwipeGestureRecognizer.Direction) -> Bool {
    let controller = touched.first { $0.split?.presentsByGesture == true }
    guard direction == .right, let controller else { return false }
    controller.changeDisplayMode(to: .oneBesideSecondary)
    return true
  }
}

extension SplitViewController {
  fileprivate var presentsByGesture: Bool { presentsWithGesture && !isCollapsed && displayMode == .secondaryOnly }
}
