import Mod
import Values

extension Widget {
  /// The level of a heading from 1, for the title of a screen, to 6, or `nil` for that of its font. `nil` by default.
  ///
  /// ```swift
  /// Label("Members", .accessibilityTraits(.header), .accessibilityHeadingLevel(3))
  /// ```
  ///
  /// Without a level, a label in `.largeTitle`, `.title1`, or a font of 28 points or more without a text style has
  /// level 1, and any other heading level 2. The level of a widget without the trait `header` is ignored.
  @inlinable public var accessibilityHeadingLevel: Int? {
    get { attributes.value.accessibility.value.accessibilityHeadingLevel }
    _modify { yield &attributes.value.accessibility.value.accessibilityHeadingLevel }
  }

  /// Returns the level of the widget as a heading.
  ///
  /// - Parameter font: The font of a label, with the values of its tokens.
  package func headingLevel(in font: Font? = nil) -> Int {
    accessibilityHeadingLevel.map { max(1, min(6, $0)) } ?? font?.headingLevel ?? 2
  }
}

extension Font {
  /// 1 for the font of a title, and 2 for all others, because levels must not be skipped, and a label does not know the
  /// headings before it.
  fileprivate var headingLevel: Int {
    switch textStyle {
    case .largeTitle, .title1: 1
    case nil: pointSize >= 28 ? 1 : 2
    default: 2
    }
  }
}

extension PropertyNames where Root: Widget {
  /// The level of a heading from 1, for the title of a screen, to 6, or `nil` for that of its font. `nil` by default.
  @inlinable public static var accessibilityHeadingLevel: Property<Root, Int?> {
    Property { $1(&$0.accessibilityHeadingLevel) }
  }
}
