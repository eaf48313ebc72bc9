import Foundation
import Mod

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
