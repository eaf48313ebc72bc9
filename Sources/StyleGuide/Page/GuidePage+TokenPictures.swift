import Mod
import Preview
import Widgets

/// The pictures of tokens.
extension GuidePage {
  /// Writes a swatch, with the components and the contrast in each appearance.
  internal mutating func write(_ color: Color, on ground: Color, of token: GuideToken, isReference reference: Color?) {
    utf8.write("<i class=\"swatch\" style=\"--f:")
    utf8.append(contentsOf: HTMLFragments.value(of: color))
    utf8.write("\"></i>")
    writeName(of: token)
    if let reference {
      utf8.write("<code>")
      utf8.write(escaped: reference.description)
      utf8.write("</code>")
    }
    utf8.write("<dl>")
    for context in GuideContext.all(themes: 1) {
      let shown = color.resolved(for: context.style, contrast: context.accessibilityContrast)
      if context.hasHighContrast, shown == color.resolved(for: context.style) { continue }
      utf8.write("<div><dt>")
      utf8.write(context.isDark ? "dark" : "light")
      if context.hasHighContrast { utf8.write(", high") }
      utf8.write("</dt><dd>")
      utf8.write(raw: shown.hex)
      utf8.write("</dd><dd>")
      let ground = ground.resolved(for: context.style, contrast: context.accessibilityContrast)
      utf8.write((shown.over(ground).contrast(to: ground) * 100).rounded() / 100)
      utf8.write("</dd></div>")
    }
    utf8.write("</dl>")
  }

  /// Writes a specimen of a font.
  internal mutating func write(_ font: Font, of token: GuideToken) {
    utf8.write("<p class=\"specimen\" style=\"")
    // The declarations quote names of fonts.
    utf8.write(escaped: HTMLFragments.declarations(of: font)[...])
    utf8.write("\">Sphinx of black quartz, judge my vow</p>")
    writeName(of: token)
    utf8.write("<code>")
    utf8.write(escaped: font.faceInWords)
    utf8.write("</code><small>")
    utf8.write(escaped: font.measuresInWords)
    utf8.write("</small>")
  }

  /// Writes a sample of a shadow, whose color, offset and opacity are the tokens with names like that of the radius.
  internal mutating func writeShade(of sample: GuideToken.Sample, radius: Double, in environment: EnvironmentValues) {
    let name = String(sample.token.name.lowercased().dropLast("radius".count))
    func value(_ suffixes: String...) -> (any Hashable)? {
      let names = suffixes.map { name + $0 } + (name.hasSuffix(".") ? [] : suffixes.map { "\(name).\($0)" })
      return sample.tokens.first { names.contains($0.name.lowercased()) }?.value
    }
    let color = (value("color", "") as? Color ?? .black).withoutTokens(in: environment)
    let opacity = value("opacity", "alpha").flatMap { number(of: $0) } ?? 1
    let offset = value("offset", "y", "offset.height", "offset.y").flatMap { number(of: $0) } ?? 2
    utf8.write("<i class=\"shade\" style=\"box-shadow:0 ")
    utf8.write(min(200, offset.boundedLength))
    utf8.write("px ")
    utf8.write(radius * 2)
    utf8.write("px color-mix(in srgb,")
    utf8.append(contentsOf: HTMLFragments.value(of: color))
    utf8.write(" ")
    utf8.write(min(1, opacity.boundedLength) * 100)
    utf8.write("%,#0000)\"></i>")
  }

  /// Writes a picture of shadows, a border, a gradient or a movement.
  internal mutating func writePicture(of token: ThemeToken, in environment: EnvironmentValues) {
    let token = ThemeToken(name: token.name, value: token.value(in: environment))
    switch token.value {
    case let shadows as [ShadowLayer]:
      utf8.write("<i class=\"shade\" style=\"box-shadow:")
      utf8.append(contentsOf: HTMLFragments.value(of: shadows))
      utf8.write("\"></i>")
    case let gradient as ColorGradient:
      utf8.write("<i class=\"band\" style=\"background:")
      utf8.append(contentsOf: HTMLFragments.value(of: gradient))
      utf8.write("\"></i>")
    case let animation as Animation where animation.spring == nil: writeCurve(animation.curve)
    case let curve as UnitCurve: writeCurve(curve)
    default:
      guard let border = token.border else { return }
      utf8.write("<i class=\"line\" style=\"border:")
      utf8.write(min(40, border.width.boundedLength))
      utf8.write("px solid ")
      utf8.append(contentsOf: HTMLFragments.value(of: border.color))
      utf8.write("\"></i>")
    }
  }

  /// Writes the curve of a movement, from its start at the bottom left to its end at the top right.
  private mutating func writeCurve(_ curve: UnitCurve) {
    let (start, end) = (curve.startControlPoint, curve.endControlPoint)
    utf8.write("<svg class=\"curve\" viewBox=\"-4 -24 80 120\" aria-hidden=\"true\"><path d=\"M0 72C")
    for (index, number) in [start.x, 1 - start.y, end.x, 1 - end.y].enumerated() {
      if index > 0 { utf8.write(" ") }
      utf8.write(number * 72)
    }
    utf8.write(" 72 0\"/></svg>")
  }
}
