import Mod
import Widgets

/// A message in a screen: information, a success, a warning or an error, perhaps with something to do about it.
///
/// ```swift
/// Banner("The changes are saved.", .success)
///
/// Banner("The payment failed.", message: "Your bank has declined the card.", .error) {
///   Button("Try again")
/// }
/// ```
///
/// The buttons of the block have the style of the banner as a default. Style single parts by `.slot`:
///
/// ```swift
/// Banner("The trial ends today.", .warning, parts: .slot(\.title, .font(.title3)))
/// ```
public struct Banner: Component {
  private let title: String
  private let message: String?
  private let look: Kit.BannerLook
  private let parts: [Mod<Parts>]
  private let actions: Children

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: The most important sentence.
  ///   - message: Further text. None by default.
  ///   - style: The choices: `.neutral`, `.info`, `.success`, `.warning` or `.error`, `.tinted` or `.outlined`.
  ///   - parts: The Mods of the ``Parts``, which are applied after the style.
  ///   - actions: The buttons below the text. None by default.
  nonisolated public init(
    _ title: String, message: String? = nil, _ style: Mod<Kit.BannerLook>..., parts: Mod<Parts>...,
    @WidgetBuilder actions: () -> Children = { [] }
  ) {
    (self.title, self.message, self.parts) = (title, message, parts)
    look = Kit.BannerLook().with(style)
    self.actions = actions()
  }

  // Editors offer the choices as the second argument if nothing optional comes before them.

  /// Creates a message of one line. See ``init(_:message:_:parts:actions:)``.
  nonisolated public init(
    _ title: String, _ style: Mod<Kit.BannerLook>..., parts: Mod<Parts>...,
    @WidgetBuilder actions: () -> Children = { [] }
  ) {
    (self.title, message, self.parts) = (title, nil, parts)
    look = Kit.BannerLook().with(style)
    self.actions = actions()
  }

  /// A symbol, the texts beside it, and the buttons below them.
  public var body: Children {
    let parts = Mod.banner.applied(to: Parts(), look, then: parts)
    HStack(alignment: .leading, spacing: .token(\Kit.spacing), parts.container) {
      ImageView(parts.icon)
      VStack(alignment: .leading, spacing: .token(\Kit.tightSpacing)) {
        Label(title, parts.title)
        if let message { Label(message, parts.message) }
        if !actions.isEmpty {
          HStack(
            spacing: .token(\Kit.smallSpacing), .margins(top: .token(\Kit.tightSpacing)),
            .styling(Button.self, parts.action)
          ) {
            actions
          }
        }
      }
    }
  }

  /// Returns whether both show the same content, and their Mods are copies of each other.
  nonisolated public func isSame(as other: Banner) -> Bool {
    (title, message, look) == (other.title, other.message, other.look) && actions == other.actions
      && parts.areSame(as: other.parts)
  }
}

extension Banner {
  /// The Mods of the parts of a banner.
  public struct Parts: Sendable {
    /// The Mods of the row.
    public var container = Mod<StackView>.identity
    /// The Mods of the symbol.
    public var icon = Mod<ImageView>.identity
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

extension Mod<Banner.Parts> {
  /// The style of the parts of a ``Banner``.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `tone` | `.neutral`, `.info` (default), `.success`, `.warning`, `.error` |
  /// | `variant` | `.tinted` (default), `.outlined` |
  public static let banner = Recipe<Banner.Parts, Kit.BannerLook>(
    .slot(
      \.container,
      .base(.layer.cornerRadius(.token(\Kit.radius)), .padding(h: .token(\Kit.largeSpacing), v: .token(\Kit.spacing))),
      .on(\.tone, \.variant) { tone, variant in
        switch variant {
        case .tinted: .backgroundColor(tone.fill)
        case .outlined:
          [.backgroundColor(.token(\Kit.surface)), .layer.borderWidth(1), .layer.borderColor(tone.text)]
        }
      }),
    .slot(
      \.icon, .base(.size(20), .contentMode(.scaleAspectFit)),
      .on(\.tone) { [.image($0.image), .tintColor($0.text)] }),
    .slot(
      \.title, .base(.font(.token(\Kit.heading)), .dynamicFont, .multiline, .accessibilityTraits(.header)),
      .on(\.tone) { .textColor($0.text) }),
    .slot(\.message, .base(.typography(.callout))),
    .slot(
      \.action, .base(.buttonStyle(.bordered, .cancel, .small), .backgroundColor(.token(\Kit.surface)))))
}

extension Kit {
  /// The choices of ``Banner``.
  public struct BannerLook: DefaultVariants {
    /// The tone. `.info` by default.
    public var tone = Tone.info

    /// The background. `.tinted` by default.
    public var variant = Variant.tinted

    /// Creates the choices of a banner with something to know.
    public init() {}

    /// The background of a banner.
    public enum Variant: Hashable, Sendable, CaseIterable {
      /// A light shade of the tone.
      case tinted
      /// That of a card, with a border in the tone.
      case outlined
    }
  }
}

extension PropertyNames where Root == Kit.BannerLook {
  /// The background. `.tinted` by default.
  @inlinable public static var variant: Property<Root, Kit.BannerLook.Variant> { Property { $1(&$0.variant) } }

  /// The tone. `.info` by default.
  @inlinable public static var tone: Property<Root, Kit.Tone> { Property { $1(&$0.tone) } }
}

extension Mod<Kit.BannerLook> {
  /// Chooses a light shade of the tone as the background.
  public static let tinted: Mod = .variant(.tinted)

  /// Chooses a border in the tone.
  public static let outlined: Mod = .variant(.outlined)

  /// Chooses the tone without a special meaning.
  public static let neutral: Mod = .tone(.neutral)

  /// Chooses the tone of something to know.
  public static let info: Mod = .tone(.info)

  /// Chooses the tone of something that has gone well.
  public static let success: Mod = .tone(.success)

  /// Chooses the tone of something to be careful about.
  public static let warning: Mod = .tone(.warning)

  /// Chooses the tone of something that has gone wrong.
  public static let error: Mod = .tone(.error)
}
