#if canImport(UIKit) && !os(watchOS)
  import Foundation
  public import UIKit

  extension Color {
    /// Creates a color with the components of UIKit's color, for both appearances with normal and with high contrast.
    public init(_ color: UIColor) {
      func resolved(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Color {
        let traits = UITraitCollection {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        }
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Color(red: red, green: green, blue: blue, alpha: alpha)
      }
      self.init(
        light: resolved(.light, .normal), dark: resolved(.dark, .normal), highContrastLight: resolved(.light, .high),
        highContrastDark: resolved(.dark, .high))
    }

    /// The color of UIKit that looks the same in light and dark interfaces, with normal and high contrast.
    public var uiColor: UIColor {
      UIColor { traits in
        let color = resolved(
          for: traits.userInterfaceStyle == .dark ? .dark : .light,
          contrast: traits.accessibilityContrast == .high ? .high : .normal)
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      }
    }
  }

  extension Font {
    /// Creates a font with the text style of UIKit's, or else with its typeface, size and weight.
    public init(_ font: UIFont) {
      let attributes = font.fontDescriptor.fontAttributes
      let name = attributes[.textStyle] as? String
      if let style = TextStyle.allCases.first(where: { $0.uiTextStyle.rawValue == name }) {
        self = .preferredFont(forTextStyle: style)
      } else if font.familyName.hasPrefix(".") {
        let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        let weight = (traits?[.weight] as? CGFloat).flatMap { weight in
          Weight.allCases.min { abs($0.uiWeight.rawValue - weight) < abs($1.uiWeight.rawValue - weight) }
        }
        self = .systemFont(ofSize: font.pointSize, weight: weight ?? .regular)
      } else {
        self.init(name: font.fontName, size: font.pointSize)
      }
    }

    /// The font of UIKit with the same text style, or else with the same typeface, size and weight.
    ///
    /// It is the system's font if no typeface is installed. Another weight than the regular one is that of the
    /// typeface's family.
    public var uiFont: UIFont {
      if let textStyle { return .preferredFont(forTextStyle: textStyle.uiTextStyle) }
      for family in families {
        if let font = UIFont(name: family, size: pointSize) { return uiFont(like: font) }
      }
      if isItalic { return .italicSystemFont(ofSize: pointSize) }
      return switch design {
      case .default: .systemFont(ofSize: pointSize, weight: weight.uiWeight)
      case .monospaced: .monospacedSystemFont(ofSize: pointSize, weight: weight.uiWeight)
      case .monospacedDigit: .monospacedDigitSystemFont(ofSize: pointSize, weight: weight.uiWeight)
      }
    }
  }

  extension Font {
    /// Returns a font of UIKit with another weight, unless that is the regular one.
    private func uiFont(like font: UIFont) -> UIFont {
      if weight == .regular { return font }
      let traits = [UIFontDescriptor.TraitKey.weight: weight.uiWeight.rawValue]
      // A name of a face would win over the weight.
      let descriptor = UIFontDescriptor(fontAttributes: [.family: font.familyName, .traits: traits])
      return UIFont(descriptor: descriptor, size: font.pointSize)
    }
  }

  extension Font.TextStyle {
    fileprivate var uiTextStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }
  }

  extension Font.Weight {
    fileprivate var uiWeight: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  extension TextAlignment {
    /// Creates the alignment of UIKit's name.
    public init(_ alignment: NSTextAlignment) {
      self =
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        default: .natural
        }
    }

    /// The alignment of UIKit with the same name.
    public var nsTextAlignment: NSTextAlignment {
      switch self {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    }
  }
#endif
