import Foundation
import Mod

extension PropertyNames where Root: TextInput {
  /// Asks whether editing may begin. It may by default.
  public static var shouldBeginEditing: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks whether editing may end. It may by default.
  public static var shouldEndEditing: Property<Root, @MainActor @Sendable (Root) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks whether text may take the place of a range of the present text, counted in UTF-16 units. It may by default.
  public static var shouldChangeText: Property<Root, @MainActor @Sendable (Root, NSRange, String) -> Bool> {
    Property(delegate: { _, _, _ in true })
  }
}

extension PropertyNames where Root == TextField {
  /// Asks the same as `shouldChangeText`, which it is called for a text field.
  public static var shouldChangeCharacters: Property<Root, @MainActor @Sendable (TextField, NSRange, String) -> Bool> {
    Property(delegate: { _, _, _ in true })
  }
  /// Asks whether the whole text may be cleared. It may by default.
  public static var shouldClear: Property<Root, @MainActor @Sendable (TextField) -> Bool> {
    Property(delegate: { _ in true })
  }
  /// Asks whether the return key does what it is there for. It does by default.
  public static var shouldReturn: Property<Root, @MainActor @Sendable (TextField) -> Bool> {
    Property(delegate: { _ in true })
  }
}
