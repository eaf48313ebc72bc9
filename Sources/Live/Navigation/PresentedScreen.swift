import Widgets

/// A screen that a handler has presented, which undoing can present again.
@MainActor internal final class PresentedScreen {
  internal let widget: any Widget

  /// The node from which the screen has been presented.
  internal weak var source: Node?

  internal let resultType: String?

  /// Receives a result, and returns the closure that passes it on, or `nil` if the result has another type.
  internal let receive: @MainActor (Any) -> (@MainActor () -> Void)?

  internal init(
    _ widget: any Widget, from source: Node, resultType: String?,
    receive: @escaping @MainActor (Any) -> (@MainActor () -> Void)?
  ) {
    (self.widget, self.source, self.resultType, self.receive) = (widget, source, resultType, receive)
  }
}

extension PresentedScreen: @MainActor CustomStringConvertible {
  /// The type of the screen.
  internal var description: String { widget.kindName }
}

extension TreeContext {
  /// The screens that handlers have presented, from the back to the front.
  internal var presentedScreens: [PresentedScreen] {
    screens.presented.compactMap { $0.parent?.presentation?.screen }
  }

  /// Records the screens that handlers have presented or dismissed during a call.
  internal func recordingScreens(_ change: () -> Void) {
    guard !observers.recorders.isEmpty else { return change() }
    let old = presentedScreens
    change()
    for recorder in observers.recorders { recorder.recordScreens(from: old) }
  }
}

extension Node {
  /// Dismisses and presents screens in the tree of the node until `screens` are presented, without asking delegates.
  internal func restore(_ screens: [PresentedScreen]) {
    guard isMounted else { return }
    let present = tree.presentedScreens
    let kept = zip(present, screens).prefix { $0 === $1 }.count
    if kept < present.count {
      let last = tree.screens.presented.first { $0.parent?.presentation?.screen === present[kept] }
      tree.changing { last?.parent?.endPresentation() }
    }
    for screen in screens[kept...] { (screen.source ?? self).show(screen) }
  }
}
