import Mod
import Widgets

/// A group of rows with a header above and a footer below, for forms and settings.
///
/// ```swift
/// FormSection("Notifications", footer: "You can change this at any time.") {
///   ListRow("Messages") { Switch(.isOn(true), .accessibilityLabel("Messages")) }
///   ListRow("Sounds", value: "Chime")
/// }
/// ```
///
/// A line separates each two rows.
public struct FormSection: Component {
  private let header: String?
  private let footer: String?
  private let rows: Children
  private let parts: [Mod<Parts>]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - header: The heading above the group. None by default.
  ///   - footer: The note below the group. None by default.
  ///   - parts: The Mods of the ``Parts``, which are applied after the style.
  ///   - content: The rows.
  nonisolated public init(
    _ header: String? = nil, footer: String? = nil, parts: Mod<Parts>..., @WidgetBuilder content: () -> Children
  ) {
    (self.header, self.footer, self.parts) = (header, footer, parts)
    rows = content()
  }

  /// The heading, the rows with lines between them, and the note.
  public var body: Children {
    let parts = Mod.formSection.applied(to: Parts(), Kit.SectionLook(), then: parts)
    VStack(spacing: .token(\Kit.smallSpacing), parts.container) {
      if let header { Label(header, parts.header) }
      VStack(parts.group) {
        for (index, row) in rows.elements.enumerated() {
          if index > 0 { Divider(parts.divider) }
          row
        }
      }
      if let footer { Label(footer, parts.footer) }
    }
  }

  /// Returns whether both show the same content, and their Mods are copies of each other.
  nonisolated public func isSame(as other: FormSection) -> Bool {
    (header, footer) == (other.header, other.footer) && rows == other.rows && parts.areSame(as: other.parts)
  }
}

extension FormSection {
  /// The Mods of the parts of a group.
  public struct Parts: Sendable {
    /// The Mods of the column.
    public var container = Mod<StackView>.identity
    /// The Mods of the heading.
    public var header = Mod<Label>.identity
    /// The Mods of the column of rows.
    public var group = Mod<StackView>.identity
    /// The Mods of the lines between rows.
    public var divider = Mod<Divider>.identity
    /// The Mods of the note.
    public var footer = Mod<Label>.identity

    /// Creates Mods that change nothing.
    public init() {}
  }
}

extension Kit {
  /// The choices of `Mod.formSection`. There are none yet.
  public struct SectionLook: DefaultVariants {
    /// Creates the only selection.
    public init() {}
  }
}

extension Mod<FormSection.Parts> {
  /// The style of the parts of a ``FormSection``.
  public static let formSection = Recipe<FormSection.Parts, Kit.SectionLook>(
    .slot(
      \.header,
      .base(.typography(.callout, .secondary), .accessibilityTraits(.header), .padding(h: .token(\Kit.largeSpacing)))),
    .slot(
      \.group,
      .base(
        .backgroundColor(.token(\Kit.surface)), .layer.cornerRadius(.token(\Kit.largeRadius)), .clipsToBounds(true))),
    .slot(\.divider, .base(.backgroundColor(.token(\Kit.separator)), .margins(leading: .token(\Kit.largeSpacing)))),
    .slot(\.footer, .base(.typography(.footnote, .secondary), .padding(h: .token(\Kit.largeSpacing)))))
}
