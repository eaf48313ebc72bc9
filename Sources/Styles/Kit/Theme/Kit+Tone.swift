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

  /// The size of a control or of a part.
  public enum Size: Hashable, Sendable, CaseIterable {
    /// Smaller than usual, for dense screens.
    case small
    /// The usual size, at which targets are 44 points high.
    case medium
    /// Larger than usual, for the most important part of a screen.
    case large
  }
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
