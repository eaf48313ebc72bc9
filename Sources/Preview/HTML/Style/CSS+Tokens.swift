import Layout
import Synchronization
import Widgets

extension CSS {
  /// Declares the colors and fonts of a theme as custom properties: `--Brand-accent:#0A84FF`.
  ///
  /// - Parameters:
  ///   - environment: The environment with the theme, in which tokens inside it are resolved.
  ///   - declaresNumbers: Whether numbers are declared, too, to which only live pages refer.
  ///   - names: The custom properties that are declared, or `nil` for all.
  internal mutating func declareTokens(
    of theme: any Theme, in environment: EnvironmentValues, declaresNumbers: Bool = false, only names: TokenNames? = nil
  ) {
    if names?.isEmpty == true { return }
    let themeName = uses?.name(of: type(of: theme)) ?? "\(type(of: theme))"
    declaresTokens = true
    for token in theme.tokens.lazy.flatMap(\.withParts) {
      let name = CSS.property("\(themeName).\(token.name)")
      if let names, !names.contains(name) { continue }
      switch token.value {
      case let color as Color:
        declareToken(name) { $0.write(color.withoutTokens(in: environment)) }
      case let font as Font:
        let font = font.withoutTokens(in: environment)
        for aspect in FontAspect.allCases {
          declareToken(name + "-\(aspect.rawValue)".utf8) { $0.write(aspect, of: font) }
        }
      case let shadows as [ShadowLayer]:
        declareToken(name) { $0.write(shadows, in: environment) }
      case let number as Double where declaresNumbers:
        let number = number.withoutTokens(in: environment)
        declareToken(name) { $0.utf8.write(number.isInfinite ? number.bounded : number) }
      default: break
      }
    }
  }

  /// Writes a color that is a token as its custom property, with the value of the standard theme for elements outside
  /// of any theme.
  internal mutating func write(_ token: TokenPath, alpha: Double?) {
    if alpha != nil { utf8.write("rgb(from ") }
    utf8.write("var(")
    write(propertyOf: token)
    utf8.write(",")
    let standard: Color? = token.value(in: EnvironmentValues())
    write((standard ?? .clear).withoutTokens(in: EnvironmentValues()))
    utf8.write(")")
    guard let alpha else { return }
    utf8.write(" r g b/")
    utf8.write(alpha)
    utf8.write(")")
  }

  /// Writes the shadows of a token, or an invisible shadow if there are none, because a list of shadows needs one.
  internal mutating func write(_ shadows: [ShadowLayer], in environment: EnvironmentValues) {
    let shadows = shadows.withoutTokens(in: environment.themes)
    if shadows.isEmpty { return utf8.write("0 0 #0000") }
    for (index, shadow) in shadows.enumerated() {
      if index > 0 { utf8.write(",") }
      write(shadow, in: environment)
    }
  }

  /// Writes the name of the custom property of a token.
  internal mutating func write(propertyOf token: TokenPath) {
    let name = CustomPropertyNames.name(of: token)
    utf8 += uses?.use(name, of: token) ?? name.utf8
  }

  /// Writes the declarations of a font that is a token.
  internal mutating func add(_ font: Font, _ token: TokenPath) {
    let standard = font.withoutTokens(in: EnvironmentValues())
    for aspect in FontAspect.allCases {
      if aspect == .size, let path = font.sizePath {
        addSize(of: font, path)
        continue
      }
      if aspect == .lineHeight, let height = font.lineHeightWithToken {
        addLineHeight(height, of: font)
        continue
      }
      if aspect == .tracking, let tracking = font.trackingWithToken {
        addTracking(tracking, of: font)
        continue
      }
      utf8.write(aspect.property)
      utf8.write(":")
      if aspect == .size && font.hasSizeOfItsOwn || aspect == .weight && font.weightOfToken != nil {
        write(aspect, of: standard)
      } else {
        write(aspect, of: standard, of: token)
      }
      utf8.write(";")
    }
  }

  /// Writes the size of a font that is a token.
  internal mutating func addSize(of font: Font, _ token: TokenPath) {
    utf8.write("font-size:")
    write(0, StyleNumber(path: token, standard: font.pointSize), unit: "px")
    utf8.write(";")
  }

  /// Writes the weight of a font, which may be a token.
  internal mutating func write(weightOf font: Font) {
    guard let token = font.tokenPath, font.weightOfToken == nil else { return write(.weight, of: font) }
    write(.weight, of: font.withoutTokens(in: EnvironmentValues()), of: token)
  }

  /// Writes an aspect of a font that is a token, with that of the standard theme.
  private mutating func write(_ aspect: FontAspect, of standard: Font, of token: TokenPath) {
    utf8.write("var(")
    write(propertyOf: token)
    utf8.write(raw: "-\(aspect.rawValue)")
    utf8.write(",")
    write(aspect, of: standard)
    utf8.write(")")
  }

  private mutating func write(_ aspect: FontAspect, of font: Font) {
    switch aspect {
    case .family: writeFamily(of: font)
    case .size:
      utf8.write(font.pointSize)
      utf8.write("px")
    case .style: utf8.write(font.isItalic ? "italic" : "normal")
    case .variant: utf8.write(font.design == .monospacedDigit ? "tabular-nums" : "normal")
    case .weight: utf8.write(font.weight.rawValue)
    case .lineHeight:
      if let height = font.lineHeight {
        write(height.boundedLength, inProportionTo: font)
      } else {
        utf8.write(Self.usualLineHeight)
      }
    case .tracking: write(font.tracking.bounded, inProportionTo: font)
    }
  }

  /// Returns the name of the custom property of a token.
  internal static func property(_ name: String) -> [UInt8] {
    var utf8 = Array("--".utf8)
    for scalar in name.unicodeScalars {
      let isPart = scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPart { utf8.write(raw: String(scalar)) } else { utf8.write(scalar == "." ? "-" : "_") }
    }
    return utf8
  }
}

/// The name of the custom property of a token, with a unique number.
internal struct CustomPropertyName: Sendable {
  let number: Int
  let utf8: [UInt8]
}

/// The names of the custom properties of tokens, because the runtime takes long to print a key path.
private enum CustomPropertyNames {
  private static let known = Mutex<(names: [TokenPath: CustomPropertyName], count: Int)>(([:], 0))

  static func name(of token: TokenPath) -> CustomPropertyName {
    if let name = known.withLock({ $0.names[token] }) { return name }
    let utf8 = CSS.property("\(token.theme).\(token.name)")
    return known.withLock { known in
      // Key paths with arguments are unlimited in number.
      if known.names.count >= 4_096 { known.names = [:] }
      let name = CustomPropertyName(number: known.count, utf8: utf8)
      known.count += 1
      known.names[token] = name
      return name
    }
  }
}

/// A property of a font that has a custom property of its own.
private enum FontAspect: String, CaseIterable {
  case family, size, style, variant, weight
  case lineHeight = "line-height"
  case tracking = "letter-spacing"

  var property: StaticString {
    switch self {
    case .family: "font-family"
    case .size: "font-size"
    case .style: "font-style"
    case .variant: "font-variant-numeric"
    case .weight: "font-weight"
    case .lineHeight: "line-height"
    case .tracking: "letter-spacing"
    }
  }
}
