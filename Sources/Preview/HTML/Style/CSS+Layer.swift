import Foundation
import Layout
import Widgets

extension CSS {
  /// Writes the gradients, borders, corners, clipping and shadow of a layer.
  internal mutating func addLayer(of view: View, _ kind: ElementKind, _ tokens: StyleTokens?) {
    let layer = view.layer
    let isFresh = tokens == nil && layer == Layer.fresh.value
    if view.clipsToBounds && !kind.clips || layer.masksToBounds { declare("overflow:hidden") }
    if isFresh { return }
    addSublayers(of: view, clips: view.clipsToBounds || layer.masksToBounds || kind.clips)
    addCorners(of: layer, tokens?.cornerRadius)
    if tokens?.cornerRadius != nil || layer.cornerRadius > 0, layer.cornerCurve == .continuous {
      declare("corner-shape:squircle")
    }
    addBorderAndShadow(of: layer, tokens)
    if layer.magnificationFilter == .nearest { declare("image-rendering:pixelated") }
    if layer.zPosition != 0 { declare("z-index", layer.zPosition.rounded()) }
  }

  private mutating func addCorners(of layer: Layer, _ token: StyleNumber?) {
    guard token != nil || layer.cornerRadius > 0 else { return }
    utf8.write("border-radius:")
    if layer.maskedCorners == .all {
      write(layer.cornerRadius, token, unit: "px")
      utf8.write(";")
      return
    }
    let corners: [CornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    for (index, corner) in corners.enumerated() {
      let isRound = layer.maskedCorners.contains(corner)
      write(isRound ? layer.cornerRadius : 0, isRound ? token : nil, unit: "px")
      utf8.write(index < 3 ? " " : ";")
    }
  }

  /// Writes the border as a shadow, because the border of a layer takes no space, but a border in CSS does.
  private mutating func addBorderAndShadow(of layer: Layer, _ tokens: StyleTokens?) {
    let border = tokens?.borderWidth != nil || layer.borderWidth > 0 ? layer.borderColor : nil
    let shadow = layer.shadowOpacity > 0 ? layer.shadowColor : nil
    let others = layer.shadowsWithTokens
    if border == nil, shadow == nil, others.isEmpty { return }
    utf8.write("box-shadow:")
    if let border {
      utf8.write("inset 0 0 0 ")
      write(layer.borderWidth, tokens?.borderWidth, unit: "px")
      utf8.write(" ")
      write(border)
    }
    for (index, shadow) in others.enumerated() {
      if index > 0 || border != nil { utf8.write(",") }
      write(shadow)
    }
    if let shadow {
      if border != nil || !others.isEmpty { utf8.write(",") }
      utf8.write(layer.shadowOffset.width)
      utf8.write("px ")
      utf8.write(layer.shadowOffset.height)
      // The blur of CSS is twice the shadow radius of a layer.
      utf8.write("px ")
      write(layer.shadowRadius, tokens?.shadowRadius, times: 2, unit: "px")
      utf8.write(" ")
      write(shadow, fadedBy: layer.shadowOpacity)
    }
    utf8.write(";")
    // Forced colors have no shadows, but an outline of this width. A ring around a border makes it wider.
    let ring = layer.shadows.first { $0.isRing && $0.color.alpha > 0 }?.spread
    if border != nil {
      utf8.write(ring == nil ? "--edge:" : "--edge:calc(")
      write(layer.borderWidth, tokens?.borderWidth, unit: "px")
      if let ring {
        utf8.write(" + ")
        utf8.write(ring)
        utf8.write("px)")
      }
      utf8.write(";")
    } else if let ring {
      declare("--edge", points: ring)
    }
  }

  private mutating func write(_ shadow: ShadowLayer) {
    guard let token = shadow.tokenPath else {
      writeLengths(of: shadow, in: EnvironmentValues())
      return write(shadow.color)
    }
    utf8.write("var(")
    write(propertyOf: token)
    utf8.write(",")
    write([shadow], in: EnvironmentValues())
    utf8.write(")")
  }

  /// Writes a shadow without tokens.
  internal mutating func write(_ shadow: ShadowLayer, in environment: EnvironmentValues) {
    writeLengths(of: shadow, in: environment)
    write(shadow.color.withoutTokens(in: environment))
  }

  private mutating func writeLengths(of shadow: ShadowLayer, in environment: EnvironmentValues) {
    if shadow.isInset { utf8.write("inset ") }
    let lengths = [shadow.$x, shadow.$y, shadow.$blur, shadow.$spread].map { $0.withoutTokens(in: environment) }
    for (index, length) in lengths.enumerated() {
      utf8.write(index == 2 ? max(0, length) : length)
      utf8.write("px ")
    }
  }

  /// Writes the sublayers as images of the background, and those beyond the view as an image of its border.
  private mutating func addSublayers(of view: View, clips: Bool) {
    let all = view.layer.shownSublayers
    guard !all.isEmpty else { return }
    let transform = view.layer.shownSublayerTransform
    let reach = clips || transform != .identity ? nil : LayerReach(of: all, beyond: view)
    if let reach {
      utf8.write("border-image:")
      write(image: Preview.drawing(of: all[reach.start...], reaching: reach))
      utf8.write(" 0 fill/0/")
      for (index, length) in [reach.top, reach.right, reach.bottom, reach.left].enumerated() {
        utf8.write(length)
        utf8.write(index < 3 ? "px " : "px;")
      }
    }
    let layers = all[..<(reach?.start ?? all.endIndex)]
    if layers.isEmpty { return }
    utf8.write("background-image:")
    for (index, layer) in layers.reversed().enumerated() {
      if index > 0 { utf8.write(",") }
      if transform == .identity, let gradient = layer.fillingGradient {
        write(gradient)
      } else {
        write(image: Preview.drawing(of: layer, style: .unspecified, transform: transform))
      }
    }
    utf8.write(";")
  }

  internal mutating func write(_ gradient: GradientLayer) {
    let (dx, dy) = (gradient.endPoint.x - gradient.startPoint.x, gradient.endPoint.y - gradient.startPoint.y)
    let degrees = atan2(dx, -dy) * 180 / .pi
    switch gradient.type {
    case .axial:
      utf8.write("linear-gradient(")
      utf8.write(degrees)
      utf8.write("deg")
    case .radial:
      utf8.write("radial-gradient(at ")
      write(gradient.startPoint)
    case .conic:
      utf8.write("conic-gradient(from ")
      utf8.write(degrees)
      utf8.write("deg at ")
      write(gradient.startPoint)
    }
    for (index, color) in gradient.colors.enumerated() {
      utf8.write(",")
      write(color)
      if let locations = gradient.locations, locations.indices.contains(index) {
        utf8.write(" ")
        utf8.write(locations[index] * 100)
        utf8.write("%")
      }
    }
    // A style sheet has no gradient of a single color.
    if gradient.colors.count == 1 {
      utf8.write(",")
      write(gradient.colors[0])
    }
    utf8.write(")")
  }

  private mutating func write(_ point: CGPoint) {
    utf8.write(point.x * 100)
    utf8.write("% ")
    utf8.write(point.y * 100)
    utf8.write("%")
  }
}

extension CSS {
  /// Writes a color with a fraction of its opacity.
  fileprivate mutating func write(_ color: Color, fadedBy share: Double) {
    guard color.holdsTokens else { return write(color.fading(by: share)) }
    utf8.write("color-mix(in srgb,")
    write(color)
    utf8.write(" ")
    utf8.write(share * 100)
    utf8.write("%,#0000)")
  }
}

extension Color {
  /// The color with a fraction of its opacity, in all appearances.
  fileprivate func fading(by share: Double) -> Color {
    let colors = distinctAppearances.map { $0.withAlphaComponent($0.alpha * share) }
    return Color(
      light: colors[0], dark: colors[1], highContrastLight: colors.count > 2 ? colors[2] : nil,
      highContrastDark: colors.count > 2 ? colors[3] : nil)
  }
}
