#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import Mod
  public import UIKit

  extension UILabel: HeadlessTwin {
    /// Pairs the properties of the object with those of the widget.
    public func pair(in pairs: inout HeadlessPairs<Label>) {
      pairView(in: &pairs)
      pairs(\.text, { text }, { text = $0 })
      pairs(\.font, { Font(font) }, { font = $0.uiFont })
      pairs(\.textColor, { Color(textColor) }, { textColor = $0.uiColor })
      pairs(\.textAlignment, { TextAlignment(textAlignment) }, { textAlignment = $0.nsTextAlignment })
      pairs(\.numberOfLines, { numberOfLines }, { numberOfLines = $0 })
      pairs(
        \.adjustsFontForContentSizeCategory, { adjustsFontForContentSizeCategory },
        { adjustsFontForContentSizeCategory = $0 })
    }
  }

  extension UIButton: HeadlessTwin {
    /// Pairs the properties of the object with those of the widget.
    public func pair(in pairs: inout HeadlessPairs<Button>) {
      pairView(in: &pairs)
      pairs(\.title, { title(for: .normal) }, { setTitle($0, for: .normal) })
      pairs(
        \.titleColor, { titleColor(for: .normal).map { Color($0) } },
        { setTitleColor($0?.uiColor, for: .normal) })
      pairs(
        \.titleLabel.font, { titleLabel?.font.map { Font($0) } ?? Button().titleLabel.font },
        { titleLabel?.font = $0.uiFont })
      pairs(\.isEnabled, { isEnabled }, { isEnabled = $0 })
      pairs(\.isSelected, { isSelected }, { isSelected = $0 })
    }
  }

  extension UITextField: HeadlessTwin {
    /// Pairs the properties of the object with those of the widget.
    public func pair(in pairs: inout HeadlessPairs<TextField>) {
      pairView(in: &pairs)
      pairs(\.text, { text }, { text = $0 })
      pairs(\.placeholder, { placeholder }, { placeholder = $0 })
      pairs(\.font, { font.map { Font($0) } ?? TextField().font }, { font = $0.uiFont })
      pairs(\.textColor, { textColor.map { Color($0) } ?? .label }, { textColor = $0.uiColor })
      pairs(\.textAlignment, { TextAlignment(textAlignment) }, { textAlignment = $0.nsTextAlignment })
      pairs(\.isEnabled, { isEnabled }, { isEnabled = $0 })
    }
  }

  extension UIStackView: HeadlessTwin {
    /// Pairs the properties of the object with those of the widget.
    public func pair(in pairs: inout HeadlessPairs<StackView>) {
      pairView(in: &pairs)
      pairs(\.spacing, { spacing }, { spacing = $0 })
    }
  }

  extension UIView {
    /// Pairs the properties of every view.
    fileprivate func pairView<Headless>(in pairs: inout HeadlessPairs<Headless>) {
      pairs(\.isHidden, { isHidden }, { isHidden = $0 })
      pairs(\.alpha, { alpha }, { alpha = $0 })
      pairs(\.backgroundColor, { backgroundColor.map { Color($0) } }, { backgroundColor = $0?.uiColor })
      pairs(\.tintColor, { tintColor.map { Color($0) } }, { tintColor = $0?.uiColor })
      pairs(\.clipsToBounds, { clipsToBounds }, { clipsToBounds = $0 })
      pairs(\.isUserInteractionEnabled, { isUserInteractionEnabled }, { isUserInteractionEnabled = $0 })
      pairs(\.layer.cornerRadius, { layer.cornerRadius }, { layer.cornerRadius = $0 })
      pairs(\.layer.borderWidth, { layer.borderWidth }, { layer.borderWidth = $0 })
    }
  }
#endif
