import Foundation
import Layout
import Widgets

extension Audit {
  /// A visible text.
  internal struct Text {
    var color: Color
    var font: Font
    var ground: Color?

    /// The name in messages: `the placeholder`.
    var name = "text"

    /// The property of the widget that determines the color.
    var property = "textColor"

    /// The property of the widget that determines the font, or `nil` if that is the system's.
    var fontProperty: String?

    /// The space added between letters, in points, or `nil` for the font's.
    var kern: Double?

    /// The item of the bar that has this text, by its number among items that can be tapped; `nil` for the widget's own
    /// text.
    var item: String?

    /// The state in which the text has the color, or `nil` for the widget's own.
    var state: WidgetState?

    /// A Boolean value that indicates whether the text is large enough for a lower contrast.
    var isLarge: Bool { font.pointSize >= 24 || (font.pointSize >= 18.66 && font.weight.rawValue >= 700) }
  }
}

extension Widget {
  internal var isInUse: Bool { !isIn(.disabled) }

  /// Returns the texts that the widget itself draws.
  ///
  /// - Parameters:
  ///   - tint: The color of interactive elements.
  ///   - includesPresses: Whether the layer that a press puts on the background of a button counts.
  internal func texts(tint: Color, includingPresses includesPresses: Bool = false) -> [Audit.Text] {
    switch self {
    case let button as Button: return button.titles(tint: tint, includingPresses: includesPresses)
    case let control as SegmentedControl: return control.titles
    case let bar as SearchBar:
      return bar.text?.isEmpty ?? true ? bar.searchTextField.placeholders(bar.shownPlaceholderColor) : []
    case let field as TextField where field.text?.isEmpty ?? true:
      return field.placeholders(field.placeholderColor ?? .placeholderText)
    case let displayed as any TextDisplaying:
      guard let text = displayed.text, !text.isEmpty else { return [] }
      guard let attributed = displayed.displayedText.attributes else {
        return [Audit.Text(color: displayed.shownTextColor, font: displayed.font, fontProperty: "font")]
      }
      return attributed.runs.map {
        Audit.Text(
          color: $0.foregroundColor ?? displayed.textColor, font: $0.font ?? displayed.font, ground: $0.backgroundColor,
          property: "attributedText", fontProperty: $0.font == nil && $0.kern == nil ? "font" : "attributedText",
          kern: $0.kern)
      }
    case let bar as NavigationBar: return bar.titles(tint: tint)
    case let bar as Toolbar: return bar.items.titles(tint: tint)
    case let bar as TabBar: return bar.titles(tint: tint)
    default:
      return []
    }
  }

  /// The widgets in the slots of a field or a bar, which have no layout, or `nil` for other widgets.
  package var slots: Children? {
    switch self {
    case let field as TextField: Children([field.leftView, field.rightView].compactMap(\.self))
    case let bar as Toolbar: Children(bar.items.compactMap(\.customView))
    case let bar as NavigationBar:
      Children(
        (bar.topItem.map { [$0.titleView] + ($0.leftBarButtonItems + $0.rightBarButtonItems).map(\.customView) } ?? [])
          .compactMap(\.self))
    default: nil
    }
  }

  /// Returns the part of the widget that the text occupies.
  internal func textFrame(in frame: CGRect) -> CGRect {
    guard let label = self as? Label else { return frame }
    let size = label.pointsNeeded(width: frame.width).size
    let width = min(frame.width, size.width)
    let x =
      switch label.textAlignment {
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      default: frame.minX
      }
    let height = min(frame.height, size.height)
    return CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }
}

extension TextDisplaying {
  /// The color of the text in the current state.
  fileprivate var shownTextColor: Color {
    guard let label = self as? Label, label.isHighlighted else { return textColor }
    return label.highlightedTextColor ?? textColor
  }
}

extension Button {
  /// Returns the title, and the titles of other states with a color of their own or, with presses, a background of
  /// their own.
  ///
  /// A highlighted button has the appearance of this state only. If it is selected as well, the appearance is another.
  fileprivate func titles(tint: Color, includingPresses includesPresses: Bool) -> [Audit.Text] {
    guard let title = title(tint: tint) else { return [] }
    if isHighlighted || isSelected { return [title] }
    let others = [(WidgetState.highlighted, \Button.isHighlighted), (.selected, \Button.isSelected)].compactMap {
      state, flag -> Audit.Text? in
      var button = self
      button[keyPath: flag] = true
      guard var other = button.title(tint: tint) else { return nil }
      if includesPresses { other.ground = button.pressedLayer }
      if other.color == title.color, other.ground == nil { return nil }
      other.state = state
      return other
    }
    return [title] + others
  }

  private func title(tint: Color) -> Audit.Text? {
    guard let title = shownText, !title.isEmpty else { return nil }
    let isTinted = isTinted && titleColor(for: state) == nil
    let color = isTinted ? (role == .destructive ? .systemRed : tint) : currentTitleColor
    return Audit.Text(color: color, font: titleLabel.font, property: "titleColor", fontProperty: "titleLabel.font")
  }
}

extension SegmentedControl {
  /// The titles of the segments, the selected title on its tint.
  fileprivate var titles: [Audit.Text] {
    segments.enumerated().compactMap { index, segment in
      guard segment.isEnabled, segment.title?.isEmpty == false else { return nil }
      let isSelected = index == selectedSegmentIndex && !isMomentary
      let attributes = titleTextAttributes(for: isSelected ? .selected : .normal)
      return Audit.Text(
        color: attributes?.foregroundColor ?? .label,
        font: attributes?.font ?? .systemFont(ofSize: 13, weight: .medium),
        ground: isSelected ? selectedSegmentTintColor ?? Self.selectedFill : .tertiarySystemFill,
        name: isSelected ? "the selected segment" : "text",
        property: isSelected ? "titleTextAttributes(for: .selected)" : "titleTextAttributes",
        fontProperty: attributes?.font.map { _ in "titleTextAttributes" })
    }
  }
}

extension TextField {
  /// Returns the placeholder, run by run, with the color of runs without one.
  fileprivate func placeholders(_ color: Color) -> [Audit.Text] {
    guard let placeholder = attributedPlaceholder else { return [] }
    return placeholder.runs.map {
      Audit.Text(
        color: $0.foregroundColor ?? color, font: $0.font ?? font, ground: $0.backgroundColor,
        name: "the placeholder", property: $0.foregroundColor == nil ? "placeholderColor" : "attributedPlaceholder",
        fontProperty: $0.font == nil ? "font" : "attributedPlaceholder")
    }
  }
}
