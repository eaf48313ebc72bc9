extension Event where Root: TextInput {
  /// The user began to edit the text: the `editingDidBegin` of a text field.
  public static var didBeginEditing: Event<Root, Void> { editing(#function, .editingDidBegin) }

  /// The user changed the text: the `editingChanged` of a text field.
  public static var didChange: Event<Root, Void> { editing(#function, .editingChanged) }

  /// The user stopped editing the text: the `editingDidEnd` of a text field.
  public static var didEndEditing: Event<Root, Void> { editing(#function, .editingDidEnd) }

  /// The user changed the text, which comes with the event: `.textChanged() --> name.update()`.
  public static func textChanged() -> Event<Root, String> {
    didChange.compactMap { root, _ in root.text ?? "" }
  }

  /// Controls have an event of their own for it, which others hear of by name.
  private static func editing(_ name: String, _ events: ControlEvents) -> Event<Root, Void> {
    Root.self is any Control.Type ? Event<Root, Void>(name, events) : Event<Root, Void>(name)
  }
}

extension Event where Root == TextField {
  /// The user pressed the return key; it comes with the text.
  public static func textSubmitted() -> Event<Root, String> {
    Event<Root, Void>("", .editingDidEndOnExit).compactMap { field, _ in field.text ?? "" }
  }
}

extension Event where Root == TextView {
  /// The user selected something else, or moved the cursor.
  public static var didChangeSelection: Event<Root, Void> { Event<Root, Void>() }
}
