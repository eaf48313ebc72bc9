import Widgets

extension Widget {
  /// Returns the widget with its text and its image at a text size, if they follow it, or `nil` if both are the same as
  /// at the default size.
  ///
  /// - Parameters:
  ///   - size: The user's preferred size, to which the limits of the widget apply.
  ///   - environment: The environment of the widget. Its themes can set the font.
  @inline(__always)
  package func scaled(preferring size: ContentSizeCategory, in environment: @autoclosure () -> EnvironmentValues? = nil)
    -> (any Widget)?
  {
    let size = textSize(preferring: size)
    return size == .large ? nil : scaled(to: size, in: environment())
  }

  private func scaled(to size: ContentSizeCategory, in environment: EnvironmentValues?) -> (any Widget)? {
    switch self {
    case let label as Label: return label.scaled(to: size, environment)
    case let field as TextField: return field.scaled(to: size, environment)
    case let text as TextView: return text.scaled(to: size, environment)
    case var bar as SearchBar:
      guard let field = bar.searchTextField.scaled(to: size, environment) else { return nil }
      bar.searchTextField = field
      return bar
    case var button as Button:
      let side = button.adjustsImageSizeForAccessibilityContentSizeCategory ? button.symbolSize : nil
      let title = button.titleLabel.scaled(to: size, environment)
      let image = button.shownImage == nil ? nil : side.flatMap { SymbolConfiguration(ofSize: $0, at: size) }
      if title == nil, image == nil { return nil }
      if let image { button.setPreferredSymbolConfiguration(image, forImageIn: button.state) }
      if let title { button.titleLabel = title }
      return button
    case var view as ImageView where view.adjustsImageSizeForAccessibilityContentSizeCategory:
      guard let image = SymbolConfiguration(ofSize: view.symbolSize / 1.25, at: size) else { return nil }
      view.preferredSymbolConfiguration = image
      return view
    default: return nil
    }
  }
}

extension TextDisplaying {
  /// Returns the widget with its font at a text size, or `nil` if the font does not follow it.
  fileprivate func scaled(to size: ContentSizeCategory, _ environment: EnvironmentValues?) -> Self? {
    guard adjustsFontForContentSizeCategory,
      let style = (environment.map { font.withoutTokens(in: $0) } ?? font).textStyle
    else { return nil }
    var text = self
    text.font = font.withSize(style.pointSize(at: size))
    return text
  }
}

extension SymbolConfiguration {
  /// Creates the configuration that keeps the size of a symbol at a text size for accessibility, or returns `nil` for
  /// another text size.
  fileprivate init?(ofSize side: Double, at size: ContentSizeCategory) {
    guard size.isAccessibilityCategory else { return nil }
    self.init(pointSize: side * size.bodySize / 17)
  }
}

extension Font.TextStyle {
  /// Returns the size in points at a content size.
  ///
  /// The sizes of Apple's table are interpolated between its default and its last column, as for running text. Below
  /// the default, they shrink by the same number of points as running text, down to 12 points, or 11 for captions.
  package func pointSize(at category: ContentSizeCategory) -> Double {
    if category < .large { return max(pointSize - (17 - category.bodySize), pointSize > 12 ? 12 : 11) }
    let share = (category.bodySize - 17) / (53 - 17)
    return pointSize + (largestPointSize - pointSize) * share
  }

  private var largestPointSize: Double {
    switch self {
    case .largeTitle: 60
    case .title1: 58
    case .title2: 56
    case .title3: 55
    case .headline, .body: 53
    case .callout: 51
    case .subheadline: 49
    case .footnote: 44
    case .caption1: 43
    case .caption2: 40
    }
  }
}

extension ContentSizeCategory {
  /// The size of running text, in points.
  package var bodySize: Double {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }
}
