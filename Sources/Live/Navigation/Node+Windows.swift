import Bindings
import Widgets

/// The facts about a window whose changes it reports.
internal struct WindowStatus: Equatable {
  internal let isVisible: Bool
  internal let isKey: Bool
}

extension Node {
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
