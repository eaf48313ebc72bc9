import Mod
import Widgets

extension Mod<Label> {
  /// The style of texts by the type scale: `Label("Inbox", .typography(.title))`.
  ///
  /// | choice | values |
  /// | --- | --- |
  /// | `scale` | `.largeTitle`, `.title`, `.heading`, `.body` (default), `.callout`, `.footnote` |
  /// | `tone` | `.primary` (default), `.secondary`, `.info`, `.success`, `.warning`, `.error` |
  ///
  /// The text has as many lines as it needs, and follows the reader's text size. Titles and headings are headings for
  /// assistive technology.
  public static let typography = Recipe<Label, Kit.TypeLook>(
    .base(.multiline, .dynamicFont),
    .on(\.scale) {
      switch $0 {
      case .largeTitle: [.font(.token(\Kit.largeTitle)), .accessibilityTraits(.header)]
      case .title: [.font(.token(\Kit.title)), .accessibilityTraits(.header)]
      case .heading: [.font(.token(\Kit.heading)), .accessibilityTraits(.header)]
      case .body: .font(.token(\Kit.body))
      case .callout: .font(.token(\Kit.callout))
      case .footnote: .font(.token(\Kit.footnote))
      }
    },
    .on(\.tone) {
      switch $0 {
      case .primary: .textColor(.token(\Kit.text))
      case .secondary: .textColor(.token(\Kit.secondaryText))
      case .info: .textColor(.token(\Kit.accentText))
      case .success: .textColor(.token(\Kit.successText))
      case .warning: .textColor(.token(\Kit.warningText))
      case .error: .textColor(.token(\Kit.dangerText))
      }
    })
}

extension Kit {
  /// The choices of `Mod.typography`.
  public struct TypeLook: DefaultVariants {
    /// The step of the type scale. `.body` by default.
    public var scale = Scale.body

    /// The tone. `.primary` by default.
    public var tone = Tone.primary

    /// Creates the choices of running text.
    public init() {}

    /// A step of the type scale, a font of ``Kit``.
    public enum Scale: Hashable, Sendable, CaseIterable {
      /// The title of a screen.
      case largeTitle
      /// The title of a part of a screen.
      case title
      /// A heading.
      case heading
      /// Running text.
      case body
      /// A secondary line.
      case callout
      /// A note.
      case footnote
    }

    /// The meaning of a text, which its color expresses.
    public enum Tone: Hashable, Sendable, CaseIterable {
      /// The usual color.
      case primary
      /// A color for texts that are less important.
      case secondary
      /// Something to know.
      case info
      /// Something that has gone well.
      case success
      /// Something to be careful about.
      case warning
      /// Something that has gone wrong.
      case error
    }
  }
}

extension PropertyNames where Root == Kit.TypeLook {
  /// The step of the type scale. `.body` by default.
  @inlinable public static var scale: Property<Root, Kit.TypeLook.Scale> { Property { $1(&$0.scale) } }

  /// The tone. `.primary` by default.
  @inlinable public static var tone: Property<Root, Kit.TypeLook.Tone> { Property { $1(&$0.tone) } }
}

extension Mod<Kit.TypeLook> {
  /// Chooses the font of the title of a screen.
  public static let largeTitle: Mod = .scale(.largeTitle)

  /// Chooses the font of the title of a part of a screen.
  public static let title: Mod = .scale(.title)

  /// Chooses the font of headings.
  public static let heading: Mod = .scale(.heading)

  /// Chooses the font of running text.
  public static let body: Mod = .scale(.body)

  /// Chooses the font of secondary lines.
  public static let callout: Mod = .scale(.callout)

  /// Chooses the font of notes.
  public static let footnote: Mod = .scale(.footnote)

  /// Chooses the usual color.
  public static let primary: Mod = .tone(.primary)

  /// Chooses the color of texts that are less important.
  public static let secondary: Mod = .tone(.secondary)

  /// Chooses the color of something to know.
  public static let info: Mod = .tone(.info)

  /// Chooses the color of something that has gone well.
  public static let success: Mod = .tone(.success)

  /// Chooses the color of something to be careful about.
  public static let warning: Mod = .tone(.warning)

  /// Chooses the color of something that has gone wrong.
  public static let error: Mod = .tone(.error)
}
