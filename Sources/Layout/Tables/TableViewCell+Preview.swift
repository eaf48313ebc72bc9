import Mod
import Widgets

extension TableViewCell: Previewable {
  /// The image, the texts, the subviews and the accessory, in a row.
  ///
  /// A row is at least 44 points high, or a line of a terminal.
  public var preview: any Widget {
    guard let background = shownBackground else { return row }
    return ZStack {
      background
      row
    }
  }

  /// The widget behind the content, or `nil` for a color.
  private var shownBackground: (any Widget)? {
    isMarked ? shownSelection ?? backgroundView : backgroundView
  }

  /// The view behind a selected cell. The view for multiple selection wins, because it is set for such tables alone.
  private var shownSelection: (any Widget)? {
    multipleSelectionBackgroundView ?? selectedBackgroundView
  }

  private var row: any Widget {
    if style == .item { return item }
    return HStack(
      alignment: .center, spacing: 12, .backgroundColor(ground), .padding(h: 0, v: 5.75),
      .layoutMargins(EdgeInsets(top: 6, left: 16 + indentation, bottom: 6, right: 16)),
      .isLayoutMarginsRelativeArrangement(true)
    ) {
      if image != nil { imageView }
      texts
      subviews
      if subviews.isEmpty, style != .value1 { Spacer() }
      if isEditing, let editingAccessoryView {
        editingAccessoryView
      } else if !isEditing, let accessoryView {
        accessoryView
      } else {
        accessory
      }
      if isEditing, showsReorderControl { ReorderControl.image().by(.reordering, of: self) }
    }
  }

  /// The distance of the text from the leading edge.
  internal var textInset: Double { 16 + indentation + (image == nil ? 0 : 34) }

  private var indentation: Double { Double(indentationLevel) * indentationWidth }

  /// The background of a row that is selected or highlighted.
  private var ground: Color? { isMarked && shownSelection == nil && !hasOwnMark ? .systemGray4 : nil }

  /// Whether the style has a background for the row while it is selected or highlighted.
  private var hasOwnMark: Bool { hasGround(of: .selected) || hasGround(of: .highlighted) }

  private var isMarked: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// The image above the texts, or the subviews.
  private var item: any Widget {
    if text == nil, detailText == nil, image == nil {
      return View(.subviews(subviews), .backgroundColor(ground))
    }
    return VStack(alignment: .center, spacing: 4, .backgroundColor(ground), .padding(h: 8, v: 8)) {
      if image != nil { imageView }
      texts
      subviews
    }
  }

  private var texts: Children {
    let text = text.map { _ in textLabel }
    return switch style {
    case .default: text.widgets
    case .value1:
      Children {
        text
        Spacer()
        detail()
      }
    case .value2:
      Children {
        text.map { $0.by(font: .preferredFont(forTextStyle: .footnote), color: .tintColor) }
        detail(.footnote)
      }
    case .item:
      Children {
        text.map { $0.with(.textAlignment(.center)) }
        detail(.footnote)?.with(.textAlignment(.center))
      }
    case .subtitle:
      [
        VStack(spacing: 2) {
          text
          detail(.footnote)
        }
      ]
    }
  }

  private func detail(_ style: Font.TextStyle = .body) -> Label? {
    detailText.map { _ in
      detailTextLabel.by(font: style == .body ? nil : .preferredFont(forTextStyle: style), color: .secondaryLabel)
    }
  }

  private var accessory: Children {
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: []
    case .disclosureIndicator: [chevron]
    case .checkmark: [sign("checkmark", tintColor ?? .tintColor, size: 14)]
    case .detailButton: [detailButton]
    case .detailDisclosureButton: [detailButton, chevron]
    }
  }

  private var detailButton: Button { Button(type: .detailDisclosure).by(.detailButton, of: self) }

  private var chevron: any Widget { sign("chevron.forward", .tertiaryLabel, size: 12) }

  private func sign(_ name: String, _ color: Color, size: Double) -> any Widget {
    ImageView(
      Image(systemName: name), .tintColor(color), .preferredSymbolConfiguration(SymbolConfiguration(pointSize: size)),
      .accessibilityElementsHidden(true))
  }
}

extension Label {
  /// Returns the label with the font and color of its place in the cell, unless its own differ from those of a fresh
  /// label.
  fileprivate func by(font: Font?, color: Color) -> Label {
    let fresh = Label()
    var label = self
    if let font, self.font == fresh.font { label.font = font }
    if textColor == fresh.textColor { label.textColor = color }
    return label
  }
}
