/// A type that searches its own values for tokens, because trees have many of them.
///
/// The compiler specializes the requirements of an internal protocol for each type that conforms, which costs a fifth
/// of what ``TokenFields`` finds by reflection. Tests compare both.
internal protocol TokenSearching: SendableMetatype {
  /// Whether a property contains a token.
  var containsTokens: Bool { get }

  /// Returns whether a value of this type contains a token.
  static func containsTokens<Value>(in value: Value) -> Bool
}

extension TokenSearching {
  internal static func containsTokens<Value>(in value: Value) -> Bool {
    reading(value, as: Self.self) { $0.pointee.containsTokens } ?? false
  }
}

extension Boxed where Value: TokenSearching {
  /// Returns whether the value contains a token, unless it shares the box of a fresh one.
  fileprivate func containsTokens(besides fresh: Boxed) -> Bool {
    storage !== fresh.storage && borrowed.containsTokens
  }
}

extension Boxed {
  /// Returns whether the value, which few widgets set, contains a token, unless it shares the box of a fresh one.
  fileprivate func holdsTokens(besides fresh: Boxed) -> Bool { storage !== fresh.storage && holdsTokens }
}

extension Optional where Wrapped == Color {
  fileprivate var isToken: Bool { self?.holdsTokens == true }
}

extension Optional where Wrapped == LayoutLength {
  fileprivate var isToken: Bool { self?._points.holdsTokens == true }
}

extension Optional where Wrapped == Image {
  fileprivate var hasToken: Bool { if let self { Widgets.holdsTokens(self) } else { false } }
}

extension ViewAttributes: TokenSearching {
  internal var containsTokens: Bool {
    drawing.backgroundColor.isToken || drawing.tintColor.isToken || layer.containsTokens(besides: Layer.fresh)
      || accessibility.holdsTokens(besides: AccessibilityAttributes.fresh) || drawing._alpha.holdsTokens
      || layout.containsTokens(besides: LayoutAttributes.fresh)
      || geometry.containsTokens(besides: GeometryAttributes.fresh)
  }
}

extension Layer: TokenSearching {
  internal var containsTokens: Bool {
    borderColor.isToken || shadowColor.isToken || backgroundColor.isToken || contents.hasToken
      || outlineAttributes._cornerRadius.holdsTokens || outlineAttributes._borderWidth.holdsTokens
      || shadowAttributes._shadowRadius.holdsTokens
      || shadowAttributes._shadowOpacity.holdsTokens || shadowAttributes._shadowOffset.holdsTokens
      || visibilityAttributes._opacity.holdsTokens
      || extras.holdsTokens(besides: LayerExtras.fresh)
  }
}

extension LayoutAttributes: TokenSearching {
  internal var containsTokens: Bool {
    _padding.holdsTokens || _margins.holdsTokens || width.isToken || minimumWidth.isToken || maximumWidth.isToken
      || height.isToken || minimumHeight.isToken || maximumHeight.isToken
  }
}

extension GeometryAttributes: TokenSearching {
  internal var containsTokens: Bool { _directionalLayoutMargins.holdsTokens }
}

extension DisplayedTextStyle: TokenSearching {
  internal var containsTokens: Bool {
    font.holdsTokens || textColor.holdsTokens || _attributedText?.holdsTokens == true
  }
}

extension Label: TokenSearching {
  internal var containsTokens: Bool {
    displayedText.style.containsTokens(besides: DisplayedTextStyle.fresh)
      || extras.holdsTokens(besides: LabelExtras.fresh)
      || attributes.containsTokens(besides: ViewAttributes.label)
  }
}

extension Button: TokenSearching {
  internal var containsTokens: Bool {
    $titleColor.holdsTokens || $image.holdsTokens || extras.holdsTokens(besides: ButtonExtras.fresh)
      || attributes.containsTokens(besides: ViewAttributes.button)
  }
}

extension ImageView: TokenSearching {
  internal var containsTokens: Bool {
    image.hasToken || extras.holdsTokens(besides: ImageViewExtras.fresh)
      || attributes.containsTokens(besides: ViewAttributes.imageView)
  }
}

extension View: TokenSearching {
  internal var containsTokens: Bool { attributes.containsTokens(besides: ViewAttributes.fresh) }
}

extension StackView: TokenSearching {
  internal var containsTokens: Bool {
    _spacing.holdsTokens || attributes.containsTokens(besides: ViewAttributes.fresh)
  }
}

extension Composed: TokenSearching {
  internal var containsTokens: Bool { attributes.containsTokens(besides: ViewAttributes.fresh) }
}
