import Foundation
import Mod

extension EventNames where Root: TextInput {
  /// Sent when the user starts to edit the text. For a text field, this is `editingDidBegin`.
  public static var didBeginEditing: Event<Root, Void> { editing(#function, .editingDidBegin) }

  /// Sent when the user changes the text. For a text field, this is `editingChanged`.
  public static var didChange: Event<Root, Void> { editing(#function, .editingChanged) }

  /// Sent when the user stops editing the text. For a text field, this is `editingDidEnd`.
  public static var didEndEditing: Event<Root, Void> { editing(#function, .editingDidEnd) }

  /// Sent when the user changes the text, with the text: `.textChanged --> name.update()`.
  public static var textChanged: Event<Root, String> { didChange.compactMap { root, _ in root.text ?? "" } }

  /// Returns the control event for a control, and an event with a name for other text inputs.
  private static func editing(_ name: String, _ events: ControlEvents) -> Event<Root, Void> {
    Root.self is any Control.Type ? Event<Root, Void>(name, events) : Event<Root, Void>(name)
  }
}

extension EventNames where Root: TextDisplaying & TextInput {
  /// Sent when the user changes the text, with the text and its attributes.
  public static var attributedTextChanged: Event<Root, AttributedString> {
    Event<Root, Void>.didChange.compactMap { root, _ in root.attributedText ?? AttributedString() }
  }
}

extension EventNames where Root == TextField {
  /// Sent when the user stops editing the text, with the reason, which is `.committed`.
  public static var didEndEditingWithReason: Event<Root, TextField.DidEndEditingReason> {
    Event<Root, Void>("", .editingDidEnd).compactMap { _, _ in .committed }
  }

  /// Sent when the user presses the return key, with the text.
  public static var textSubmitted: Event<Root, String> {
    Event<Root, Void>("", .editingDidEndOnExit).compactMap { field, _ in field.text ?? "" }
  }
}

extension TextField {
  /// The reason why editing ends. It models `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Hashable, Sendable, CaseIterable {
    /// The text is taken over.
    case committed
    /// The text is dropped.
    case cancelled
  }
}

extension EventNames where Root == TextView {
  /// Sent when the user taps a link that `shouldInteractWithURL` allows, with its address.
  public static var linkTapped: Event<Root, URL> { Event<Root, URL>() }

  /// Sent when the selection changes or the cursor moves.
  public static var didChangeSelection: Event<Root, Void> { Event<Root, Void>() }
}

extension PropertyNames where Root: TextInput {
  /// Asks whether editing may begin. `true` by default.
  public static var shouldBeginEditing: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks whether editing may end. `true` by default.
  public static var shouldEndEditing: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks whether text may replace a range of the current text, in UTF-16 units. `true` by default.
  public static var shouldChangeText: Property<Root, @MainActor @Sendable (Root, NSRange, String) -> Bool> {
    Property(delegate: { _, _, _ in true })
  }
}

extension PropertyNames where Root == TextView {
  /// Asks whether the user may follow a link. `true` by default.
  public static var shouldInteractWithURL: Property<Root, @MainActor @Sendable (TextView, URL) -> Bool> {
    Property(delegate: { _, _ in true })
  }
}

extension PropertyNames where Root == TextField {
  /// Asks whether text may replace a range of a text field's text: `shouldChangeText` by its name in UIKit.
  public static var shouldChangeCharacters: Property<Root, @MainActor @Sendable (TextField, NSRange, String) -> Bool> {
    Property(delegate: { _, _, _ in true })
  }
  /// Asks whether the whole text may be cleared. `true` by default.
  public static var shouldClear: Property<Root, @MainActor @Sendable (TextField) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks whether the return key may perform its action. `true` by default.
  public static var shouldReturn: Property<Root, @MainActor @Sendable (TextField) -> Bool> {
    Property(delegate: { _ in true })
  }
}
