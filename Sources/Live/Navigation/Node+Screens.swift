import Bindings
import Widgets

extension Node {
  /// The indices of the children that the type of the node makes visible.
  package var shownIndices: Range<Int> {
    guard isScreen, let controller = mounted.current as? any ContainerScreen else { return childNodes.indices }
    return controller.shownIndices.clamped(to: childNodes.indices)
  }

  /// Returns whether the type of the node makes a child or a part visible.
  ///
  /// - Complexity: O(1), and O(*n*) for *n* screens of a controller.
  internal func shows(_ inner: Node) -> Bool { showsScreen(inner) ?? showsPart(inner) }

  /// Returns whether the node shows a screen that it contains, or `nil` if it contains none or not this one.
  internal func showsScreen(_ inner: Node) -> Bool? {
    guard kind.isContainerScreen else { return nil }
    let place = childNodes.indices.first { childNodes[$0] === inner }
    return place.map(shownIndices.contains)
  }

  /// Returns whether the node and the surrounding screens make a part visible.
  package func showsPart(_ part: Node) -> Bool {
    switch part.mounted.current {
    case is NavigationItem:
      guard mounted.current is any Screen else { return partNodes.last { $0.isNavigationItem } === part }
      return isOnStackWithBar
    case is BarButtonItem: return !isScreen || isOnStackWithToolbar
    case is BackButton: return part.isBackButtonShown
    case is TabBarItem: return !hidesBottomBar
    default: return true
    }
  }

  /// A Boolean value that indicates whether the nearest surrounding controller is a stack with a visible toolbar.
  private var isOnStackWithToolbar: Bool {
    let controller = layerLine.dropFirst().lazy.compactMap { $0.mounted.current as? any ContainerScreen }.first
    return (controller as? NavigationController)?.isToolbarHidden == false
  }

  private var isNavigationItem: Bool { mounted.current is NavigationItem }

  /// A Boolean value that indicates whether the nearest surrounding controller is a stack with a visible bar.
  private var isOnStackWithBar: Bool {
    let controller = layerLine.dropFirst().lazy.compactMap { $0.mounted.current as? any ContainerScreen }.first
    return (controller as? NavigationController)?.isNavigationBarHidden == false
  }

  /// A Boolean value that indicates whether the visible screen of a tab bar controller hides the bar.
  private var hidesBottomBar: Bool {
    guard mounted.current is TabBarController else { return false }
    return childNodes[shownIndices].contains { node in
      node.mounted.current is NavigationController
        && node.childNodes.dropFirst().last?.screen?.hidesBottomBarWhenPushed == true
    }
  }

  /// Selects a tab of the tab bar controller in the node, as the user does.
  internal func selectTab(_ index: Int) {
    input(as: TabBarController.self) { $0.selectedIndex = index }
    send(Event<TabBarController, Int>.didSelect, index)
  }

  /// Reports a transition if the depth of the stack in the node has changed.
  internal func reportTransition(from depth: Int) {
    guard isScreen, depth != childNodes.count, mounted.current is NavigationController else { return }
    let transition = depth < childNodes.count ? ScreenTransition.push : .pop
    tree.report(self) { $0.transition(self, transition) }
  }

  /// Sends the events of the window in the node after the current change, if it has become visible, hidden or key.
  internal func notifyOfWindow() {
    guard kind.isWindow, isMounted, let window = mounted as? Mounted<Window> else { return }
    let (old, value) = (tree.screens.windows[id], window.value)
    let new = WindowStatus(isVisible: !value.isHidden, isKey: value.isKeyWindow)
    guard old != new else { return }
    tree.screens.windows[id] = new
    if old?.isVisible ?? false != new.isVisible {
      tree.updates.calls.append { [weak window] in window?.send(new.isVisible ? .didBecomeVisible : .didBecomeHidden) }
    }
    if old?.isKey ?? false != new.isKey {
      tree.updates.calls.append { [weak window] in window?.send(new.isKey ? .didBecomeKey : .didResignKey) }
    }
  }
}

/// The states of a window whose changes it reports.
internal struct WindowStatus: Equatable {
  internal let isVisible: Bool
  internal let isKey: Bool
}
