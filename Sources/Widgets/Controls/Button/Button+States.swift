import Foundation

extension Button {
  /// Returns the title in a state.
  public func title(for state: ControlState) -> String? { $title.value(for: state) }

  /// Returns the attributed title in a state.
  public func attributedTitle(for state: ControlState) -> AttributedString? {
    extras.value.$attributedTitle.value(for: state)
  }

  /// Returns the color of the title in a state.
  public func titleColor(for state: ControlState) -> Color? { $titleColor.value(for: state) }

  /// Returns the color of the title's shadow in a state.
  public func titleShadowColor(for state: ControlState) -> Color? { extras.value.$titleShadowColor.value(for: state) }

  /// Returns the image before the title in a state.
  public func image(for state: ControlState) -> Image? { $image.value(for: state) }

  /// Returns the image behind the content in a state.
  public func backgroundImage(for state: ControlState) -> Image? { extras.value.$backgroundImage.value(for: state) }

  /// Returns the configuration of a symbol before the title in a state.
  public func preferredSymbolConfigurationForImage(in state: ControlState) -> SymbolConfiguration? {
    extras.value.$preferredSymbolConfiguration.value(for: state)
  }
}

extension Button {
  /// Sets the title in a state, or removes it with `nil`.
  public mutating func setTitle(_ title: String?, for state: ControlState) { $title[state] = title }

  /// Sets the attributed title in a state, or removes it with `nil`.
  public mutating func setAttributedTitle(_ title: AttributedString?, for state: ControlState) {
    extras.value.$attributedTitle[state] = title
  }

  /// Sets the color of the title in a state, or removes it with `nil`.
  public mutating func setTitleColor(_ color: Color?, for state: ControlState) { $titleColor[state] = color }

  /// Sets the color of the title's shadow in a state, or removes it with `nil`.
  public mutating func setTitleShadowColor(_ color: Color?, for state: ControlState) {
    extras.value.$titleShadowColor[state] = color
  }

  /// Sets the image before the title in a state, or removes it with `nil`.
  public mutating func setImage(_ image: Image?, for state: ControlState) { $image[state] = image }

  /// Sets the image behind the content in a state, or removes it with `nil`.
  public mutating func setBackgroundImage(_ image: Image?, for state: ControlState) {
    extras.value.$backgroundImage[state] = image
  }

  /// Sets the configuration of a symbol before the title in a state, or removes it with `nil`.
  public mutating func setPreferredSymbolConfiguration(
    _ configuration: SymbolConfiguration?,
    forImageIn state: ControlState
  ) {
    extras.value.$preferredSymbolConfiguration[state] = configuration
  }
}

extension Button {
  /// The title in the current state.
  public var currentTitle: String? { title(for: state) }

  /// The attributed title in the current state.
  public var currentAttributedTitle: AttributedString? { attributedTitle(for: state) }

  /// The color of the title in the current state. By default white for a custom button, otherwise the tint color.
  public var currentTitleColor: Color {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor ?? .tintColor)
  }

  /// The color of the title's shadow in the current state.
  public var currentTitleShadowColor: Color? { titleShadowColor(for: state) }

  /// The image before the title in the current state.
  public var currentImage: Image? { image(for: state) }

  /// The image behind the content in the current state.
  public var currentBackgroundImage: Image? { backgroundImage(for: state) }

  /// The configuration of a symbol before the title in the current state.
  public var currentPreferredSymbolConfiguration: SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}
