import Mod
import Preview
import Widgets

/// The pictures of tokens.
extension GuidePage {
  /// Writes a swatch, with the components and the contrast in each appearance.
  internal mutating func write(_ color: Color, on ground: Color, of token: GuideToken, isReference reference: Color?) {
    writePicture("swatch", "--f:\(HTMLFragments.value(of: color))")
    writeName(of: token)
    if let reference { element("code", text: "\(reference.description)") }
    element("dl") { $0.writeComponents(of: color, on: ground) }
  }

  private mutating func writeComponents(of color: Color, on ground: Color) {
    for context in GuideContext.all(themes: 1) {
      let shown = color.resolved(for: context.style, contrast: context.accessibilityContrast)
      if context.hasHighContrast, shown == color.resolved(for: context.style) { continue }
      let ground = ground.resolved(for: context.style, contrast: context.accessibilityContrast)
      let contrast = (shown.over(ground).contrast(to: ground) * 100).rounded() / 100
      let name = (context.isDark ? "dark" : "light") + (context.hasHighContrast ? ", high" : "")
      element("div") { page in
        page.element("dt", text: "\(name)")
        page.element("dd", text: "\(shown.hex)")
        page.element("dd", text: "\(contrast)")
      }
    }
  }

  /// Writes an empty element of a class, which its style draws.
  internal mutating func writePicture(_ name: GuideMarkup, _ style: GuideMarkup) {
    element("i", ["class": name, "style": style], text: "")
  }

  /// Writes a specimen of a font.
  internal mutating func write(_ font: Font, of token: GuideToken) {
    // The declarations contain quotes around the names of fonts.
    let style = HTMLFragments.declarations(of: font)
    element("p", ["class": "specimen", "style": "\(escaped: style)"], text: "Sphinx of black quartz, judge my vow")
    writeName(of: token)
    element("code", text: "\(font.faceInWords)")
    element("small", text: "\(font.measuresInWords)")
  }

  /// Writes a sample of a shadow. Its color, offset and opacity are tokens with names like the radius.
  internal mutating func writeShade(of sample: GuideToken.Sample, radius: Double, in environment: EnvironmentValues) {
    let name = String(sample.token.name.lowercased().dropLast("radius".count))
    func value(_ suffixes: String...) -> (any Hashable)? {
      let names = suffixes.map { name + $0 } + (name.hasSuffix(".") ? [] : suffixes.map { "\(name).\($0)" })
      return sample.tokens.first { names.contains($0.name.lowercased()) }?.value
    }
    let color = (value("color", "") as? Color ?? .black).withoutTokens(in: environment)
    let opacity = value("opacity", "alpha").flatMap { number(of: $0) } ?? 1
    let offset = value("offset", "y", "offset.height", "offset.y").flatMap { number(of: $0) } ?? 2
    let (y, share) = (min(200, offset.boundedLength), min(1, opacity.boundedLength) * 100)
    let mixed: GuideMarkup = "color-mix(in srgb,\(HTMLFragments.value(of: color)) \(share)%,#0000)"
    writePicture("shade", "box-shadow:0 \(y)px \(radius * 2)px \(mixed.utf8)")
  }

  /// Writes a picture of shadows, a border, a gradient or a movement.
  internal mutating func writePicture(of token: ThemeToken, in environment: EnvironmentValues) {
    let token = ThemeToken(name: token.name, value: token.value(in: environment))
    switch token.value {
    case let shadows as [ShadowLayer]:
      writePicture("shade", "box-shadow:\(HTMLFragments.value(of: shadows))")
    case let gradient as ColorGradient:
      writePicture("band", "background:\(HTMLFragments.value(of: gradient))")
    case let animation as Animation where animation.spring == nil: writeCurve(animation.curve)
    case let curve as UnitCurve: writeCurve(curve)
    default:
      guard let border = token.border else { return }
      let (width, color) = (min(40, border.width.boundedLength), HTMLFragments.value(of: border.color))
      writePicture("line", "border:\(width)px \(token.lineStyle ?? "solid") \(color)")
    }
  }

  /// Writes the curve of a movement, from its start at the bottom left to its end at the top right.
  private mutating func writeCurve(_ curve: UnitCurve) {
    let (start, end) = (curve.startControlPoint, curve.endControlPoint)
    let line: GuideMarkup = "\(start.x * 72) \((1 - start.y) * 72) \(end.x * 72) \((1 - end.y) * 72) 72 0"
    element("svg", ["class": "curve", "viewBox": "-4 -24 80 120", "aria-hidden": "true"]) { page in
      page.write("<path d=\"M0 72C\(line.utf8)\"/>")
    }
  }
}
