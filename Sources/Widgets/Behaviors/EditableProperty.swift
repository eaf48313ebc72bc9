import Mod

/// A property that users change by using the widget: the text of a text field, the position of a switch.
///
/// A live tree keeps what they have made of it when it shows another description, unless the new one says something else of
/// this very property. See ``Widget/userEditable``.
public struct EditableProperty<Root>: Sendable {
  private let keep: @Sendable (_ now: Root, _ new: inout Root, _ from: Root, _ to: Root) -> Void

  /// States that users change the property at the end of a key path.
  public init<Value: Equatable & SendableMetatype>(_ keyPath: any WritableKeyPath<Root, Value> & Sendable) {
    keep = { now, new, from, to in
      // Setting a property may have more effects than its value, as that of a plain text has on an attributed one.
      let value = now[keyPath: keyPath]
      if new[keyPath: keyPath] != value, from[keyPath: keyPath] == to[keyPath: keyPath] {
        new[keyPath: keyPath] = value
      }
    }
  }

  /// Gives the property of `new` the value that it has in `now`, unless two descriptions differ in it.
  package func keep(_ now: Root, in new: inout Root, unlessChangedFrom from: Root, to: Root) {
    keep(now, &new, from, to)
  }
}
