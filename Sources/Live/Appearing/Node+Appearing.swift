import Bindings
import Widgets

extension Node {
  /// A Boolean value that indicates whether the node is on a screen that users see.
  ///
  /// - Complexity: O(*n*) for *n* levels of the tree.
  internal var isOnScreen: Bool {
    guard isMounted else { return false }
    var place = self
    while true {
      if place.window?.isHidden == true { return false }
      guard let parent = place.parent, !place.isPresented else { return !tree.covers(place) }
      if parent.showsScreen(place) == false { return false }
      place = parent
    }
  }

  internal var isStack: Bool { treeRole == .navigationStack }

  /// Notifies the node when it appears, if its value has handlers for that.
  internal func watchAppearance() {
    if mounted.behaviors.haveAppearanceHandlers {
      let appearances = tree.updates.appearances ?? Appearances()
      tree.updates.appearances = appearances
      appearances.watch(self)
    } else {
      tree.updates.appearances?.ignore(self)
    }
  }

  /// The order in which the node notifies the screens inside that they appear and disappear.
  private var appearanceOrder: AppearanceOrder {
    switch treeRole {
    case .tabs: .tabs
    // Pages that curl follow each other as tabs do.
    case .pages: pages?.transitionStyle == .scroll ? .pages : .tabs
    default: .stack
    }
  }

  /// Notes that a controller or a window may show other screens.
  internal func noteScreens() {
    if kind.isWindow { notifyOfWindow() }
    guard kind.isContainerScreen || kind.isWindow, let appearances = tree.updates.appearances else { return }
    appearances.noteChange(appearanceOrder)
  }

  /// Sends `traitCollectionDidChange` after the current change, if traits of the environment have changed.
  internal func notifyOfTraits(from old: NodeEnvironment) {
    let trigger = Trigger.appearance(.traitCollectionDidChange)
    guard old !== environment, isMounted, !mounted.behaviors.isEmpty, mounted.behaviors.haveHandler(of: trigger),
      !environment.values.hasTraits(of: old.values)
    else { return }
    tree.updates.calls.append { [weak self] in self?.mounted.notify(trigger, old.values) }
  }
}

extension Node {
  /// Notifies nodes that appear and disappear by a change of a controller or a window that keeps its content.
  internal func notifyOfScreens() {
    guard !status.isUpdating, kind.isContainerScreen || kind.isWindow else { return }
    noteScreens()
    tree.notifyOfAppearances()
  }
}

extension TreeContext {
  /// Returns whether a presented screen fills the window in front of a layer, so that the layer disappears.
  fileprivate func covers(_ layer: Node) -> Bool {
    let above = screens.presented.lastIndex { $0 === layer }.map { $0 + 1 } ?? 0
    return screens.presented[above...].contains { $0.screen?.modalPresentationStyle.removesPresenter == true }
  }

  /// Performs a change, and then notifies the nodes that have appeared and disappeared.
  internal func changing<Result>(_ change: @MainActor () -> Result) -> Result {
    updates.depth += 1
    defer { endChange() }
    return change()
  }

  /// Ends a change. The outermost change notifies the nodes that have appeared and disappeared.
  internal func endChange() {
    updates.depth -= 1
    if updates.depth == 0 { notifyOfAppearances() }
  }

  /// Notifies the nodes that have appeared and disappeared, unless a change is under way.
  internal func notifyOfAppearances() {
    guard updates.depth == 0 else { return }
    updates.appearances?.update()
    if keyboard.shown != nil { notifyOfKeyboard() }
    while updates.depth == 0, let call = updates.calls.next() { call() }
  }
}

extension ModalPresentationStyle {
  /// A Boolean value that indicates whether the screens below are removed from the window.
  fileprivate var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
