import Mod
import Widgets

/// A text field with a label above it, and with help or an error below it.
///
/// ```swift
/// Field(
///   "Email", help: "We never share it.", error: "Enter an address such as ada@example.org.",
///   .placeholder("ada@example.org"), .keyboardType(.emailAddress))
/// ```
///
/// With an error, the field is in the state `invalid`, and shows the error instead of the help. Assistive technology
/// speaks the label as the name of the field, and the line below as its hint. Style single parts by `.slot`:
///
/// ```swift
/// Field("Name", style: .filled, .large, parts: .slot(\.label, .textColor(.systemIndigo)))
/// ```
public struct Field: Component {
  private let label: String
  private let help: String?
  private let error: String?
  private let input: [Mod<TextField>]
  private let look: Kit.FieldLook
  private let parts: [Mod<Parts>]

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The label, which names the field.
  ///   - help: The line below the field. None by default.
  ///   - error: The error, which replaces the help, or `nil` if the text is valid. `nil` by default.
  ///   - input: The Mods of the text field, such as `.text <--> email`.
  ///   - style: The choices: `.outlined` or `.filled`, `.small`, `.medium` or `.large`.
  ///   - parts: The Mods of the ``Parts``, which are applied after the style.
  nonisolated public init(
    _ label: String, help: String? = nil, error: String? = nil, _ input: Mod<TextField>...,
    style: Mod<Kit.FieldLook>..., parts: Mod<Parts>...
  ) {
    (self.label, self.help, self.error, self.input, self.parts) = (label, help, error, input, parts)
    look = Kit.FieldLook().with(style)
  }

  // Editors offer the Mods as the second argument if nothing optional comes before them.

  /// Creates a field without help. See ``init(_:help:error:_:style:parts:)``.
  nonisolated public init(
    _ label: String, _ input: Mod<TextField>..., style: Mod<Kit.FieldLook>..., parts: Mod<Parts>...
  ) {
    (self.label, help, error, self.input, self.parts) = (label, nil, nil, input, parts)
    look = Kit.FieldLook().with(style)
  }

  /// The label, the text field, and the line below it.
  public var body: Children {
    let parts = Mod.field.applied(to: Parts(), look, then: parts)
    VStack(spacing: .token(\Kit.tightSpacing), parts.container) {
      Label(label, parts.label)
      TextField(
        parts.input, .accessibilityLabel(label), .accessibilityHint(error ?? help), .isIn(.invalid) -- (error != nil),
        Mod(list: input))
      if let error { Label(error, parts.error) }
      if let help, error == nil { Label(help, parts.help) }
    }
  }

  /// Returns whether both show the same content, and their Mods are copies of each other.
  nonisolated public func isSame(as other: Field) -> Bool {
    (label, help, error, look) == (other.label, other.help, other.error, other.look)
      && input.areSame(as: other.input) && parts.areSame(as: other.parts)
  }
}

extension Field {
  /// The Mods of the parts of a field.
  public struct Parts: Sendable {
    /// The Mods of the column.
    public var container = Mod<StackView>.identity
    /// The Mods of the label above the text field.
    public var label = Mod<Label>.identity
    /// The Mods of the text field, before the field's own Mods.
    public var input = Mod<TextField>.identity
    /// The Mods of the help below the text field.
    public var help = Mod<Label>.identity
    /// The Mods of the error below the text field.
    public var error = Mod<Label>.identity

    /// Creates Mods that change nothing.
    public init() {}
  }
}

extension Mod<Field.Parts> {
  /// The style of the parts of a ``Field``, over the choices of `Mod.textFieldStyle`.
  public static let field = Recipe<Field.Parts, Kit.FieldLook>(
    .slot(\.input, Mod<TextField>.textFieldStyle.rule),
    .slot(\.label, .base(.typography(.callout))),
    .slot(\.help, .base(.typography(.footnote, .secondary))),
    .slot(\.error, .base(.typography(.footnote, .error))))
}
