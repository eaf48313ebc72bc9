import Foundation

extension Button {
  /// The title in a state.
  public func title(for state: ControlState) -> String? { $title.value(for: state) }

  /// The title with attributes in a state.
  public func attributedTitle(for state: ControlState) -> AttributedString? { $attributedTitle.value(for: state) }

  /// The colour of the title in a state.
  public func titleColor(for state: ControlState) -> Color? { $titleColor.value(for: state) }

  /// The colour of the title's shadow in a state.
  public func titleShadowColor(for state: ControlState) -> Color? { $titleShadowColor.value(for: state) }

  /// The picture before the title in a state.
  public func image(for state: ControlState) -> Image? { $image.value(for: state) }

  /// The picture behind title and image in a state.
  public func backgroundImage(for state: ControlState) -> Image? { $backgroundImage.value(for: state) }

  /// How a symbol before the title is drawn in a state.
  public func preferredSymbolConfigurationForImage(in state: ControlState) -> SymbolConfiguration? {
    $preferredSymbolConfiguration.value(for: state)
  }
}

extension Button {
  /// Sets the title for a state; `nil` for that of the normal state.
  public mutating func setTitle(_ title: String?, for state: ControlState) {
    $title[state] = title
  }

  /// Sets the title with attributes for a state; `nil` for that of the normal state.
  public mutating func setAttributedTitle(_ title: AttributedString?, for state: ControlState) {
    $attributedTitle[state] = title
  }

  /// Sets the colour of the title for a state; `nil` for that of the normal state.
  public mutating func setTitleColor(_ color: Color?, for state: ControlState) {
    $titleColor[state] = color
  }

  /// Sets the colour of the title's shadow for a state; `nil` for that of the normal state.
  public mutating func setTitleShadowColor(_ color: Color?, for state: ControlState) {
    $titleShadowColor[state] = color
  }

  /// Sets the picture before the title for a state; `nil` for that of the normal state.
  public mutating func setImage(_ image: Image?, for state: ControlState) {
    $image[state] = image
  }

  /// Sets the picture behind title and image for a state; `nil` for that of the normal state.
  public mutating func setBackgroundImage(_ image: Image?, for state: ControlState) {
    $backgroundImage[state] = image
  }

  /// Sets how a symbol before the title is drawn for a state; `nil` as in the normal state.
  public mutating func setPreferredSymbolConfiguration(
    _ configuration: SymbolConfiguration?,
    forImageIn state: ControlState
  ) {
    $preferredSymbolConfiguration[state] = configuration
  }
}

extension Button {
  /// The title in the present state.
  public var currentTitle: String? { title(for: state) }

  /// The title with attributes in the present state.
  public var currentAttributedTitle: AttributedString? { attributedTitle(for: state) }

  /// The colour of the title in the present state: white for a custom button without one, else the tint colour.
  public var currentTitleColor: Color {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor ?? .tintColor)
  }

  /// The colour of the title's shadow in the present state.
  public var currentTitleShadowColor: Color? { titleShadowColor(for: state) }

  /// The picture before the title in the present state.
  public var currentImage: Image? { image(for: state) }

  /// The picture behind title and image in the present state.
  public var currentBackgroundImage: Image? { backgroundImage(for: state) }

  /// How a symbol before the title is drawn in the present state.
  public var currentPreferredSymbolConfiguration: SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}
