extension Font {
  /// The purpose of a text, which determines its font.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a screen: 34 points.
    case largeTitle
    /// The first level of headings: 28 points.
    case title1
    /// The second level of headings: 22 points.
    case title2
    /// The third level of headings: 20 points.
    case title3
    /// A heading in running text: 17 points, semibold.
    case headline
    /// A subheading: 15 points.
    case subheadline
    /// Running text: 17 points.
    case body
    /// A callout: 16 points.
    case callout
    /// A footnote: 13 points.
    case footnote
    /// The caption of an image: 12 points.
    case caption1
    /// A secondary caption: 11 points.
    case caption2

    /// The size in points at the default content size (Large).
    public var pointSize: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// Returns the system font for a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(size: style.pointSize, weight: style == .headline ? .semibold : .regular, textStyle: style)
  }

  /// The font for the title of a screen: 34 points.
  public static let largeTitle = preferredFont(forTextStyle: .largeTitle)
  /// The font for the first level of headings: 28 points.
  public static let title1 = preferredFont(forTextStyle: .title1)
  /// The font for the second level of headings: 22 points.
  public static let title2 = preferredFont(forTextStyle: .title2)
  /// The font for the third level of headings: 20 points.
  public static let title3 = preferredFont(forTextStyle: .title3)
  /// The font for a heading in running text: 17 points, semibold.
  public static let headline = preferredFont(forTextStyle: .headline)
  /// The font for a subheading: 15 points.
  public static let subheadline = preferredFont(forTextStyle: .subheadline)
  /// The font for running text: 17 points.
  public static let body = preferredFont(forTextStyle: .body)
  /// The font for a callout: 16 points.
  public static let callout = preferredFont(forTextStyle: .callout)
  /// The font for a footnote: 13 points.
  public static let footnote = preferredFont(forTextStyle: .footnote)
  /// The font for the caption of an image: 12 points.
  public static let caption1 = preferredFont(forTextStyle: .caption1)
  /// The font for a secondary caption: 11 points.
  public static let caption2 = preferredFont(forTextStyle: .caption2)
}
