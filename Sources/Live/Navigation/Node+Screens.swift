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
    switch part.treeRole {
    case .navigationItem:
      guard isScreen else { return partNodes.last { $0.treeRole == .navigationItem } === part }
      return stackAround?.isNavigationBarHidden == false
    case .barItem: return !isScreen || stackAround?.isToolbarHidden == false
    // A button of a program's own is a child.
    case .backButton: return part.isWidget || part.isBackButtonShown
    case .tab: return !hidesBottomBar
    default: return true
    }
  }

  /// The nearest surrounding controller, if it is a stack.
  private var stackAround: NavigationController? {
    layerLine.dropFirst().first { $0.kind.isContainerScreen }?.stack
  }

  /// A Boolean value that indicates whether the visible screen of a tab bar controller hides the bar.
  private var hidesBottomBar: Bool {
    guard treeRole == .tabs else { return false }
    return childNodes[shownIndices].contains { node in
      node.treeRole == .navigationStack
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
    guard treeRole == .navigationStack, depth != childNodes.count else { return }
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
