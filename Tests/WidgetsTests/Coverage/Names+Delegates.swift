import Mod
import Widgets

extension Names {
  /// A closure that answers a question, which cannot be compared but to itself.
  init<Function: Sendable>(delegate property: Property<Root, Function>, _ answer: Function) {
    properties = [NamedProperty(property, in: ["behaviors"], samples: [answer]) { _, _ in false }]
  }
}

extension Names where Root: TextInput {
  static var editing: Names {
    Names(delegate: .shouldBeginEditing, { _ in false }) + Names(delegate: .shouldEndEditing, { _ in false })
      + Names(delegate: .shouldChangeText, { _, _, _ in false })
  }
}

extension Names<TextView> {
  static var delegates: Names { Names(delegate: .shouldInteractWithURL, { @MainActor @Sendable _, _ in false }) }
}

extension Names<TextField> {
  static var delegates: Names {
    Names(delegate: .shouldChangeCharacters, { _, _, _ in false }) + Names(delegate: .shouldClear, { _ in false })
      + Names(delegate: .shouldReturn, { _ in false })
  }
}

extension Names where Root: Scrolling {
  static var scrollDelegates: Names {
    Names(delegate: .shouldScrollToTop, { _ in false }) + Names(delegate: .viewForZooming, { _ in View() })
      + Names(delegate: .willEndDragging, { _, offset, _ in offset })
  }
}

extension Names where Root: GestureRecognizer {
  static var gestureDelegates: Names {
    Names(delegate: .shouldBegin, { _ in false }) + Names(delegate: .shouldRecognizeSimultaneously, { _, _ in true })
      + Names(delegate: .shouldRequireFailure, { _, _ in true })
      + Names(delegate: .shouldBeRequiredToFail, { _, _ in true })
  }
}

extension Names<NavigationBar> {
  static var delegates: Names {
    Names(delegate: .shouldPop, { @MainActor @Sendable _, _ in false })
      + Names(delegate: .shouldPush, { @MainActor @Sendable _, _ in false })
  }
}

extension Names<TabBar> {
  static var delegates: Names { Names(delegate: .shouldSelect, { @MainActor @Sendable _, _ in false }) }
}
