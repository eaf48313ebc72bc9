import Bindings
import Widgets

/// The keyboard of a live tree.
internal struct TreeKeyboard {
  /// The keyboard, if a text has brought it up.
  internal var shown: ShownKeyboard?

  /// A Boolean value that indicates whether the focus moves from one text to another.
  internal var isKept = false

  /// The scroll view whose content makes space for the keyboard.
  internal weak var avoiding: Node?
}

/// The keyboard that a text has brought up.
internal struct ShownKeyboard {
  /// The node of the window around the text, if there is one.
  internal private(set) weak var window: Node?

  internal init(of window: Node?) { self.window = window }
}

extension TreeContext {
  /// Moves the focus from one text to another, and keeps the keyboard.
  internal func keepingKeyboard<Result>(_ move: () -> Result) -> Result {
    keyboard.isKept = true
    defer {
      keyboard.isKept = false
      notifyOfKeyboard()
    }
    return move()
  }

  /// Sends the events of a keyboard that appears or disappears, because a text is edited or has been.
  internal func notifyOfKeyboard() {
    guard !keyboard.isKept else { return }
    let input = focus.node.flatMap { $0.isMounted && $0.mounted.current is any TextInput ? $0 : nil }
    if let input, keyboard.shown == nil {
      let window = input.enclosing(.window)
      keyboard.shown = ShownKeyboard(of: window)
      let height = input.environment.values.keyboardHeight
      send(.keyboardWillShow, height, to: window)
      send(.keyboardWillChangeFrame, height, to: window)
      send(.keyboardDidShow, height, to: window)
      send(.keyboardDidChangeFrame, height, to: window)
    } else if input == nil, let former = keyboard.shown {
      keyboard.shown = nil
      send(.keyboardWillHide, (), to: former.window)
      send(.keyboardWillChangeFrame, 0, to: former.window)
      send(.keyboardDidHide, (), to: former.window)
      send(.keyboardDidChangeFrame, 0, to: former.window)
    }
  }

  private func send<Payload>(_ event: Event<Window, Payload>, _ payload: Payload, to window: Node?) {
    guard let window, window.isMounted else { return }
    (window.mounted as? Mounted<Window>)?.send(event, payload)
  }
}
