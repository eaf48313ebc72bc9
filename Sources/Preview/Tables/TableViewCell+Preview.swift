import Mod
import Widgets

extension TableViewCell: Previewable {
  /// The image, the texts, the subviews and the accessory, in a row.
  ///
  /// A row is at least 44 points high, or a line of a terminal.
  public var preview: any Widget {
    HStack(
      alignment: .center, spacing: 12, .backgroundColor(ground), .padding(h: 0, v: 5.75),
      .layoutMargins(EdgeInsets(top: 6, left: 16 + indentation, bottom: 6, right: 16)),
      .isLayoutMarginsRelativeArrangement(true)
    ) {
      if let image { ImageView(.image(image)) }
      texts
      subviews
      if subviews.isEmpty, style != .value1 { Spacer() }
      if let accessoryView { accessoryView } else { accessory }
      if isEditing, showsReorderControl { ReorderControl.image() }
    }
  }

  /// The distance of the text from the leading edge.
  internal var textInset: Double { 16 + indentation + (image == nil ? 0 : 34) }

  private var indentation: Double { Double(indentationLevel) * indentationWidth }

  /// The background of a row that is selected or highlighted.
  private var ground: Color? { (isSelected || isHighlighted) && selectionStyle != .none ? .systemGray4 : nil }

  private var texts: Children {
    let text = text.map { Label($0) }
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
        text.map { $0.with(.font(.preferredFont(forTextStyle: .footnote)), .textColor(.tintColor)) }
        detail(.footnote)
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
    detailText.map { Label($0, .textColor(.secondaryLabel)) }.map {
      style == .body ? $0 : $0.with(.font(.preferredFont(forTextStyle: style)))
    }
  }

  private var accessory: Children {
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: []
    case .disclosureIndicator: [chevron]
    case .checkmark: [sign("checkmark", .tintColor, size: 14)]
    case .detailButton: [Button(type: .detailDisclosure)]
    case .detailDisclosureButton: [Button(type: .detailDisclosure), chevron]
    }
  }

  private var chevron: any Widget { sign("chevron.forward", .tertiaryLabel, size: 12) }

  private func sign(_ name: String, _ color: Color, size: Double) -> any Widget {
    ImageView(
      Image(systemName: name), .tintColor(color), .preferredSymbolConfiguration(SymbolConfiguration(pointSize: size)),
      .accessibilityElementsHidden(true))
  }
}
