import Mod
import Widgets

extension Kit {
  /// The meaning of a message, which its colors express.
  public enum Tone: Hashable, Sendable, CaseIterable {
    /// No special meaning.
    case neutral
    /// Something to know.
    case info
    /// Something that has gone well.
    case success
    /// Something to be careful about.
    case warning
    /// Something that has gone wrong.
    case error
  }

  /// Choices with a tone, which is chosen by `.neutral`, `.info`, `.success`, `.warning`, `.error` or `.tone(…)`.
  public protocol Toned: Variants {
    /// The tone.
    var tone: Tone { get set }
  }
}

extension PropertyNames where Root: Kit.Toned {
  @inlinable public static var tone: Property<Root, Kit.Tone> { Property { $1(&$0.tone) } }
}

extension Mod where Root: Kit.Toned {
  /// Chooses the tone without a special meaning.
  @inlinable public static var neutral: Mod { .tone(.neutral) }

  /// Chooses the tone of something to know.
  @inlinable public static var info: Mod { .tone(.info) }

  /// Chooses the tone of something that has gone well.
  @inlinable public static var success: Mod { .tone(.success) }

  /// Chooses the tone of something to be careful about.
  @inlinable public static var warning: Mod { .tone(.warning) }

  /// Chooses the tone of something that has gone wrong.
  @inlinable public static var error: Mod { .tone(.error) }
}

extension Kit.Tone {
  /// The color of texts in the tone.
  internal var text: Color {
    switch self {
    case .neutral: .token(\Kit.text)
    case .info: .token(\Kit.accentText)
    case .success: .token(\Kit.successText)
    case .warning: .token(\Kit.warningText)
    case .error: .token(\Kit.dangerText)
    }
  }

  /// The background of texts in the tone.
  internal var fill: Color {
    switch self {
    case .neutral: .token(\Kit.fill)
    case .info: .token(\Kit.accentFill)
    case .success: .token(\Kit.successFill)
    case .warning: .token(\Kit.warningFill)
    case .error: .token(\Kit.dangerFill)
    }
  }

  /// The symbol of the tone, by which users distinguish it without seeing colors.
  internal var image: Image {
    switch self {
    case .neutral: Image(systemName: "bell")
    case .info: Image(systemName: "info.circle")
    case .success: Image(systemName: "checkmark.circle")
    case .warning: Image(systemName: "exclamationmark.triangle")
    case .error: Image(systemName: "exclamationmark.circle")
    }
  }
}
