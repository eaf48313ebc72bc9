import Mod
import Widgets

/// The content of an empty screen: a symbol, a title, a text, and buttons.
///
/// ```swift
/// EmptyState("No messages", message: "Messages that you get are shown here.", image: Image(systemName: "tray")) {
///   Button("Write a message")
/// }
/// ```
///
/// The buttons of the block have the style of the kit as a default.
public struct EmptyState: Component {
  private let title: String
  private let message: String?
  private let image: Image?
  private let look: Kit.EmptyLook
  private let parts: [Mod<Parts>]
  private let actions: Children

  /// Creates the content of an empty screen.
  ///
  /// - Parameters:
  ///   - title: The sentence about the missing content.
  ///   - message: Further text. None by default.
  ///   - image: The symbol above the title. None by default.
  ///   - style: The choices: `.small`, `.medium` or `.large`.
  ///   - parts: The Mods of the ``Parts``, which are applied after the style.
  ///   - actions: The buttons below the text. None by default.
  nonisolated public init(
    _ title: String, message: String? = nil, image: Image? = nil, _ style: Mod<Kit.EmptyLook>...,
    parts: Mod<Parts>..., @WidgetBuilder actions: () -> Children = { [] }
  ) {
    (self.title, self.message, self.image, self.parts) = (title, message, image, parts)
    look = Kit.EmptyLook().with(style)
    self.actions = actions()
  }

  // Editors offer the choices as the second argument if nothing optional comes before them.

  /// Creates the content of an empty screen from a title. See ``init(_:message:image:_:parts:actions:)``.
  nonisolated public init(
    _ title: String, _ style: Mod<Kit.EmptyLook>..., parts: Mod<Parts>...,
    @WidgetBuilder actions: () -> Children = { [] }
  ) {
    (self.title, message, image, self.parts) = (title, nil, nil, parts)
    look = Kit.EmptyLook().with(style)
    self.actions = actions()
  }

  /// The symbol, the texts and the buttons, in a column.
  public var body: Children {
    let parts = Mod.emptyState.applied(to: Parts(), look, then: parts)
    VStack(alignment: .center, spacing: .token(\Kit.smallSpacing), parts.container) {
      if let image { ImageView(image, parts.image) }
      Label(title, parts.title)
      if let message { Label(message, parts.message) }
      if !actions.isEmpty {
        VStack(
          spacing: .token(\Kit.smallSpacing), .margins(top: .token(\Kit.smallSpacing)),
          .styling(Button.self, parts.action)
        ) {
          actions
        }
      }
    }
  }

  /// Returns whether both show the same content, and their Mods are copies of each other.
  nonisolated public func isSame(as other: EmptyState) -> Bool {
    (title, message, image, look) == (other.title, other.message, other.image, other.look)
      && actions == other.actions && parts.areSame(as: other.parts)
  }
}

extension EmptyState {
  /// The Mods of the parts of an empty screen.
  public struct Parts: Sendable {
    /// The Mods of the column.
    public var container = Mod<StackView>.identity
    /// The Mods of the symbol.
    public var image = Mod<ImageView>.identity
    /// The Mods of the title.
    public var title = Mod<Label>.identity
    /// The Mods of the further text.
    public var message = Mod<Label>.identity
    /// The Mods of the buttons, which are defaults.
    public var action = Mod<Button>.identity

    /// Creates Mods that change nothing.
    public init() {}
  }
}

extension Kit {
  /// The choices of ``EmptyState``.
  public struct EmptyLook: DefaultVariants {
    /// The size. `.medium` by default.
    public var size = Size.medium

    /// Creates the choices of the usual size.
    public init() {}
  }
}

extension Mod<Kit.EmptyLook> {
  /// Chooses the small size.
  public static let small: Mod = \.size .~ .small

  /// Chooses the usual size.
  public static let medium: Mod = \.size .~ .medium

  /// Chooses the large size.
  public static let large: Mod = \.size .~ .large
}

extension Mod<EmptyState.Parts> {
  /// The style of the parts of an ``EmptyState``.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `size` | `.small`, `.medium` (default), `.large` |
  public static let emptyState = Recipe<EmptyState.Parts, Kit.EmptyLook>(
    .slot(
      \.container,
      .on(\.size) {
        switch $0 {
        case .small: .padding(.token(\Kit.largeSpacing))
        case .medium: .padding(.token(\Kit.extraLargeSpacing))
        case .large: .padding(.token(\Kit.hugeSpacing))
        }
      }),
    .slot(
      \.image, .base(.tintColor(.token(\Kit.secondaryText)), .contentMode(.scaleAspectFit)),
      .on(\.size) { .size($0 == .small ? 32 : $0 == .medium ? 48 : 64) }),
    .slot(
      \.title, .base(.typography(), .textAlignment(.center), .accessibilityTraits(.header)),
      .on(\.size) {
        switch $0 {
        case .small: .font(.token(\Kit.heading))
        case .medium: .font(.token(\Kit.title))
        case .large: .font(.token(\Kit.largeTitle))
        }
      }),
    .slot(\.message, .base(.typography(.callout, .secondary), .textAlignment(.center))),
    .slot(\.action, .base(.buttonStyle())))
}
