import Foundation
import Widgets

extension TextField: Measured {
  package func need(width: Double?) -> Need {
    let text = Flow(advance: TextMetrics.advance).width(of: shownContent.runs)
    let sides = shownLeftView.map { size(ofSide: $0).width + 6 } ?? 0
    let opposite = shownRightView.map { size(ofSide: $0).width + 6 } ?? 0
    let height = TextMetrics.lineHeight(of: font) + 2 * framePadding.height
    return Need(
      text + sides + opposite + (hasClearButton ? 24 : 0) + 2 * framePadding.width + 2, max(22, height),
      horizontal: .open)
  }

  package var baseline: Double? { framePadding.height + TextMetrics.ascent(of: font) }

  private var isEmpty: Bool { text?.isEmpty ?? true }

  package var shownContent: (runs: [Run], color: Color) {
    if isEmpty {
      let runs = Run.runs(of: placeholder, attributedPlaceholder, font: font)
      return (runs.onOneLine, placeholderColor ?? .placeholderText)
    }
    let color = isEnabled ? textColor : .tertiaryLabel
    if isSecureTextEntry { return ([Run(text: text?.concealed ?? "", font: font)], color) }
    return (runs.onOneLine, color)
  }

  package var framePadding: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 3, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 7)
    }
  }

  /// Whether there is an image behind the text. It is not loaded, so that its place is gray. A rounded field shows
  /// none.
  package var hasPictureBehind: Bool {
    guard borderStyle != .roundedRect, let background else { return false }
    return (isEnabled ? background : disabledBackground ?? background).name.isEmpty == false
  }

  package func size(ofSide view: any Widget) -> CGSize {
    LayoutNode(view, ruler: PointRuler(), isRightToLeft: false).size()
  }
}

extension SearchBar {
  /// The color of the placeholder.
  package var shownPlaceholderColor: Color { searchTextField.placeholderColor ?? .secondaryLabel }
}

extension TextField {
  /// The view before the text, if it is visible. In a preview, nobody is editing; a page has both appearances.
  package var shownLeftView: (any Widget)? { isShown(leftViewMode) ? leftView : nil }

  /// The view after the text, if it is visible.
  package var shownRightView: (any Widget)? { isShown(rightViewMode) ? rightView : nil }

  /// Whether there is a place for a clear button, because there is no right view.
  package var mayClear: Bool { shownRightView == nil && isShown(clearButtonMode) }

  /// Whether there is a clear button.
  package var hasClearButton: Bool { isEnabled && mayClear && text?.isEmpty == false }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var isEditing: Bool { behaviors.origin?.isFocused == true }

  /// The mode of the clear button. A right view takes its place.
  package var modeOfClearButton: ViewMode {
    switch (rightView == nil ? .never : rightViewMode, clearButtonMode) {
    case (.never, let mode): mode
    case (.whileEditing, .always), (.whileEditing, .unlessEditing): .unlessEditing
    case (.unlessEditing, .always), (.unlessEditing, .whileEditing): .whileEditing
    default: .never
    }
  }
}
