extension Color: Interpolatable {
  /// The coordinates in OKLab, multiplied by the opacity, and the opacity: of the light and the dark appearance, and of
  /// both with high contrast.
  ///
  /// So a color that fades keeps its hue, and colors in between are as bright as they look. Those of a token are the
  /// ones in the standard theme.
  public var animatableData: [Double] {
    get { Self.forms.flatMap { components(for: $0.style, $0.contrast).premultiplied } }
    set {
      let colors = stride(from: 0, to: newValue.count, by: 4).map { Components(premultiplied: newValue[$0..<$0 + 4]) }
      guard colors.count == 4 else { return }
      self = Color(
        light: Color(colors[0]), dark: Color(colors[1]), highContrastLight: Color(colors[2]),
        highContrastDark: Color(colors[3]))
    }
  }

  private static let forms: [(style: UserInterfaceStyle, contrast: AccessibilityContrast)] = [
    (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
  ]
}

extension Color.Components {
  /// Lightness, a and b of OKLab multiplied by the opacity, and the opacity.
  fileprivate var premultiplied: [Double] {
    let color = OKLab.lab(xyz) * alpha
    return [color.x, color.y, color.z, alpha]
  }

  fileprivate init(premultiplied numbers: ArraySlice<Double>) {
    let numbers = Array(numbers)
    let alpha = numbers[3].clamped(to: 0...1)
    // Nothing is left of a color without opacity.
    let color = SIMD3(numbers[0], numbers[1], numbers[2]) / (numbers[3] > 0 ? numbers[3] : 1)
    let lightness = color.x.clamped(to: 0...1)
    self.init(xyz: OKLab.xyz(SIMD3(lightness, color.y, color.z)), alpha: alpha)
  }
}
