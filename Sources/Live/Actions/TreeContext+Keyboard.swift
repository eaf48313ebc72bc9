import Bindings
import Widgets

/// The keyboard that a text has brought up.
internal struct ShownKeyboard {
  /// The node of the window around the text, if there is one.
  internal private(set) weak var window: Node?

  internal init(of window: Node?) { self.window = window }
}

extension TreeContext {
  /// Moves the focus from one text to another, for which the keyboard stays.
  internal func keepingKeyboard<Result>(_ move: () -> Result) -> Result {
    isKeepingKeyboard = true
    defer {
      isKeepingKeyboard = false
      tellKeyboard()
    }
    return move()
  }

  /// Sends the events of a keyboard that appears or disappears, because a text is edited or has been.
  internal func tellKeyboard() {
    guard !isKeepingKeyboard else { return }
    let input = focused.flatMap { $0.isMounted && $0.mounted.current is any TextInput ? $0 : nil }
    if let input, keyboard == nil {
      let window = input.enclosing(Window.self)
      keyboard = ShownKeyboard(of: window)
      let height = input.environment.values.keyboardHeight
      send(.keyboardWillShow, height, to: window)
      send(.keyboardWillChangeFrame, height, to: window)
      send(.keyboardDidShow, height, to: window)
      send(.keyboardDidChangeFrame, height, to: window)
    } else if input == nil, let former = keyboard {
      keyboard = nil
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
