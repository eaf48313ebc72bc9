import Foundation

extension Double: Interpolatable {
  /// The number itself.
  public var animatableData: [Double] {
    get { [self] }
    set { self = newValue[0] }
  }
}

extension Float: Interpolatable {
  /// The number itself.
  public var animatableData: [Double] {
    get { [Double(self)] }
    set { self = Float(newValue[0]) }
  }
}

extension CGFloat: Interpolatable {
  /// The number itself.
  public var animatableData: [Double] {
    get { [Double(self)] }
    set { self = CGFloat(newValue[0]) }
  }
}

extension CGPoint: Interpolatable {
  /// The coordinates.
  public var animatableData: [Double] {
    get { [x, y] }
    set { self = CGPoint(x: newValue[0], y: newValue[1]) }
  }
}

extension CGSize: Interpolatable {
  /// The width and the height.
  public var animatableData: [Double] {
    get { [width, height] }
    set { self = CGSize(width: newValue[0], height: newValue[1]) }
  }
}

extension CGRect: Interpolatable {
  /// The origin and the size.
  public var animatableData: [Double] {
    get { origin.animatableData + size.animatableData }
    set { self = CGRect(x: newValue[0], y: newValue[1], width: newValue[2], height: newValue[3]) }
  }
}

extension EdgeInsets: Interpolatable {
  /// The distances.
  public var animatableData: [Double] {
    get { [top, left, bottom, right] }
    set { (top, left, bottom, right) = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }
}

extension DirectionalEdgeInsets: Interpolatable {
  /// The distances.
  public var animatableData: [Double] {
    get { [top, leading, bottom, trailing] }
    set { (top, leading, bottom, trailing) = (newValue[0], newValue[1], newValue[2], newValue[3]) }
  }
}

extension Offset: Interpolatable {
  /// The distances.
  public var animatableData: [Double] {
    get { [horizontal, vertical] }
    set { (horizontal, vertical) = (newValue[0], newValue[1]) }
  }
}

extension Font: Interpolatable {
  /// The size in points. The typeface jumps, and a font between two sizes has no text style.
  public var animatableData: [Double] {
    get { [pointSize] }
    set { self = withSize(newValue[0]) }
  }
}

extension Transform: Interpolatable {
  /// The translation, the angle of the rotation, the two scales and the shear.
  ///
  /// So a rotation turns the short way, and keeps its size on the way.
  public var animatableData: [Double] {
    get {
      let isFlat = a == 0 && b == 0
      // A mirroring along x is a scaling, and not half a turn with a mirroring along y.
      let isMirrored = a * d - b * c < 0 && a < d
      let angle = isFlat ? atan2(-c, d) : isMirrored ? atan2(-b, -a) : atan2(b, a)
      let (sine, cosine) = (sin(angle), cos(angle))
      // The rest, once the rotation is undone, is a scaling along x, and a scaling with a shear along y.
      return [tx, ty, angle, a * cosine + b * sine, d * cosine - c * sine, c * cosine + d * sine]
    }
    set {
      let (sine, cosine) = (sin(newValue[2]), cos(newValue[2]))
      let (width, height, shear) = (newValue[3], newValue[4], newValue[5])
      self = Transform(
        a: width * cosine, b: width * sine, c: shear * cosine - height * sine, d: shear * sine + height * cosine,
        tx: newValue[0], ty: newValue[1])
    }
  }
}

extension Transform: Cyclic {
  internal func data(nearestTo numbers: [Double]) -> [Double] {
    var data = animatableData
    let turns = ((numbers[2] - data[2]) / (2 * .pi)).rounded()
    if turns.isFinite { data[2] += turns * 2 * .pi }
    return data
  }
}

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
