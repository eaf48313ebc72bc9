import Widgets

extension TableViewCell: Previewable {
  /// The picture, the texts, the widgets inside and what stands at the trailing edge, in a row.
  public var preview: any Widget {
    let inset = 16 + Double(indentationLevel) * indentationWidth
    return HStack(
      alignment: .center, spacing: 12,
      .layoutMargins(EdgeInsets(top: 11, left: inset, bottom: 11, right: 16)), .isLayoutMarginsRelativeArrangement(true)
    ) {
      if let image { ImageView(.image(image)) }
      texts
      subviews
      if subviews.isEmpty, style != .value1 { Spacer() }
      if let accessoryView { accessoryView } else { accessory }
    }
  }

  private var texts: Children {
    let text = text.map { Label($0) }
    let detail = detailText.map { Label($0, .textColor(.secondaryLabel)) }
    return switch style {
    case .default: text.widgets
    case .value1:
      Children {
        text
        Spacer()
        detail
      }
    case .value2: text.widgets + detail.widgets
    case .subtitle:
      [
        VStack(spacing: 2) {
          text
          detail
        }
      ]
    }
  }

  private var accessory: Children {
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: []
    case .disclosureIndicator: [Label("›", .textColor(.tertiaryLabel))]
    case .checkmark: [Label("✓", .textColor(.tintColor))]
    case .detailButton: [Label("ⓘ", .textColor(.tintColor))]
    case .detailDisclosureButton: [Label("ⓘ", .textColor(.tintColor)), Label("›", .textColor(.tertiaryLabel))]
    }
  }
}
