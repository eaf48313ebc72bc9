import Mod

/// A property that users change by using the widget, such as the text of a text field or the state of a switch.
///
/// A live tree keeps the user's value when the widget is described again, unless the new description changes this very
/// property. See ``Widget/userEditable``.
public struct EditableProperty<Root>: Sendable {
  private let keep: @Sendable (_ now: Root, _ new: inout Root, _ from: Root, _ to: Root) -> Void

  /// Creates an editable property from a key path.
  public init<Value: Equatable & SendableMetatype>(_ keyPath: any WritableKeyPath<Root, Value> & Sendable) {
    keep = { now, new, from, to in
      // Setting a property may have side effects, such as that of a plain text on an attributed one.
      let value = now[keyPath: keyPath]
      if new[keyPath: keyPath] != value, from[keyPath: keyPath] == to[keyPath: keyPath] {
        new[keyPath: keyPath] = value
      }
    }
  }

  /// Copies the property from `now` to `new`, unless the two descriptions differ in it.
  package func keep(_ now: Root, in new: inout Root, unlessChangedFrom from: Root, to: Root) {
    keep(now, &new, from, to)
  }
}
