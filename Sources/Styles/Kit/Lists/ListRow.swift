import Mod
import Widgets

/// A row of a list: an image, a title with a subtitle, a value, and further widgets at its end.
///
/// ```swift
/// ListRow("Ada Lovelace", subtitle: "Mathematician", image: Image(systemName: "person"), value: "1843", .disclosure)
///
/// ListRow("Sounds") { Switch(.isOn(true), .accessibilityLabel("Sounds")) }
/// ```
///
/// The value stands below the title if the text size is one of those for accessibility.
///
/// A row that is selected has a background of its own: `.slot(\.container, .isIn(.selected) -- true)`.
public struct ListRow: Component {
  private let title: String
  private let subtitle: String?
  private let image: Image?
  private let value: String?
  private let look: Kit.RowLook
  private let parts: [Mod<Parts>]
  private let accessory: Children
  @Environment(\.preferredContentSizeCategory) private var textSize

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below the title. None by default.
  ///   - image: The symbol before the title. None by default.
  ///   - value: The text at the end. None by default.
  ///   - style: The choices: `.small`, `.medium` or `.large`, `.disclosure`.
  ///   - parts: The Mods of the ``Parts``, which are applied after the style.
  ///   - accessory: The widgets at the end. None by default.
  nonisolated public init(
    _ title: String, subtitle: String? = nil, image: Image? = nil, value: String? = nil,
    _ style: Mod<Kit.RowLook>..., parts: Mod<Parts>..., @WidgetBuilder accessory: () -> Children = { [] }
  ) {
    (self.title, self.subtitle, self.image, self.value) = (title, subtitle, image, value)
    self.parts = parts
    look = Kit.RowLook().with(style)
    self.accessory = accessory()
  }

  // Editors offer the choices as the second argument if nothing optional comes before them.

  /// Creates a row of a title. See ``init(_:subtitle:image:value:_:parts:accessory:)``.
  nonisolated public init(
    _ title: String, _ style: Mod<Kit.RowLook>..., parts: Mod<Parts>...,
    @WidgetBuilder accessory: () -> Children = { [] }
  ) {
    (self.title, subtitle, image, value, self.parts) = (title, nil, nil, nil, parts)
    look = Kit.RowLook().with(style)
    self.accessory = accessory()
  }

  /// The image, the texts, and the widgets at the end, in a row.
  public var body: Children {
    let parts = Mod.listRow.applied(to: Parts(), look, then: parts)
    let value = value.map { Label($0, parts.value) }
    // Letters of the largest sizes leave no space beside each other, so that even a number would be broken.
    let isBelow = value != nil && textSize.isAccessibilityCategory
    HStack(alignment: .center, spacing: .token(\Kit.spacing), parts.container) {
      if let image { ImageView(image, parts.image) }
      VStack(parts.texts) {
        Label(title, parts.title)
        if let subtitle { Label(subtitle, parts.subtitle) }
        if isBelow, let value { value.with(.textAlignment(.natural)) }
      }
      Spacer()
      if !isBelow, let value { value }
      accessory
      ImageView(Image(systemName: "chevron.forward"), parts.disclosure)
    }
  }

  /// Returns whether both show the same content, and their Mods are copies of each other.
  nonisolated public func isSame(as other: ListRow) -> Bool {
    (title, subtitle, image, value, look) == (other.title, other.subtitle, other.image, other.value, other.look)
      && accessory == other.accessory && parts.areSame(as: other.parts)
  }
}

extension ListRow {
  /// The Mods of the parts of a row.
  public struct Parts: Sendable {
    /// The Mods of the row.
    public var container = Mod<StackView>.identity
    /// The Mods of the image.
    public var image = Mod<ImageView>.identity
    /// The Mods of the column of the title and the subtitle.
    public var texts = Mod<StackView>.identity
    /// The Mods of the title.
    public var title = Mod<Label>.identity
    /// The Mods of the subtitle.
    public var subtitle = Mod<Label>.identity
    /// The Mods of the value.
    public var value = Mod<Label>.identity
    /// The Mods of the arrow at the end.
    public var disclosure = Mod<ImageView>.identity

    /// Creates Mods that change nothing.
    public init() {}
  }
}

extension Mod<ListRow.Parts> {
  /// The style of the parts of a ``ListRow``.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `size` | `.small`, `.medium` (default), `.large` |
  /// | `leadsOn` | `.disclosure`, for an arrow at the end |
  public static let listRow = Recipe<ListRow.Parts, Kit.RowLook>(
    .slot(
      \.container, .while(.selected, .backgroundColor(.token(\Kit.accentFill))),
      .on(\.size) {
        switch $0 {
        case .small: [.padding(h: .token(\Kit.largeSpacing), v: .token(\Kit.tightSpacing)), .height(min: 36)]
        case .medium: [.padding(h: .token(\Kit.largeSpacing), v: .token(\Kit.smallSpacing)), .height(min: 48)]
        case .large: [.padding(h: .token(\Kit.largeSpacing), v: .token(\Kit.spacing)), .height(min: 64)]
        }
      }),
    .slot(
      \.image, .base(.tintColor(.token(\Kit.accentText)), .contentMode(.scaleAspectFit)),
      .on(\.size) { .size($0 == .small ? 18 : $0 == .medium ? 22 : 28) }),
    .slot(
      \.title, .base(.textColor(.token(\Kit.text)), .dynamicFont, .multiline),
      .on(\.size) {
        switch $0 {
        case .small: .font(.token(\Kit.callout))
        case .medium: .font(.token(\Kit.body))
        case .large: .font(.token(\Kit.heading))
        }
      }),
    .slot(\.subtitle, .base(.typography(.footnote, .secondary))),
    .slot(\.value, .base(.typography(.callout, .secondary), .textAlignment(.right))),
    .slot(
      \.disclosure,
      .base(.tintColor(.token(\Kit.border)), .size(16), .contentMode(.scaleAspectFit), .isHidden(true)),
      .on(\.leadsOn, .isHidden(false))))
}

extension Kit {
  /// The choices of ``ListRow``.
  public struct RowLook: DefaultVariants {
    /// The size. `.medium` by default.
    public var size = Size.medium

    /// Whether the row leads to another screen, which an arrow shows. `false` by default.
    public var leadsOn = false

    /// Creates the choices of the usual size.
    public init() {}
  }
}

extension PropertyNames where Root == Kit.RowLook {
  /// Whether the row leads to another screen, which an arrow shows. `false` by default.
  @inlinable public static var leadsOn: Property<Root, Bool> { Property { $1(&$0.leadsOn) } }
}

extension Mod<Kit.RowLook> {
  /// Chooses an arrow at the end, because the row leads to another screen.
  public static let disclosure: Mod = .leadsOn(true)

  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}
