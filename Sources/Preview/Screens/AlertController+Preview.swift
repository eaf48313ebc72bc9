import Widgets

extension AlertController: Previewable {
  /// What is said, the fields, and a button for each action: two of an alert side by side, others below each other. The one that
  /// leaves everything as it is comes before the other, or else last.
  public var preview: any Widget {
    VStack(spacing: 8) {
      if let title { Label(title, .font(.headline), .textAlignment(.center), .numberOfLines(0)) }
      if let message { Label(message, .font(.footnote), .textAlignment(.center), .numberOfLines(0)) }
      textFields
      if isRow {
        Divider()
        HStack(.distribution(.fillEqually)) { for action in cancelling + others { action.button } }
      } else {
        for action in others + cancelling {
          Divider()
          action.button
        }
      }
    }
  }

  private var isRow: Bool { preferredStyle == .alert && actions.count == 2 }
  private var cancelling: [AlertAction] { actions.filter { $0.style == .cancel } }
  private var others: [AlertAction] { actions.filter { $0.style != .cancel } }
}

extension AlertAction {
  fileprivate var button: Button {
    let button = Button(title ?? "", .isEnabled(isEnabled), .titleColor(style == .destructive ? .systemRed : nil))
    return style == .cancel ? button.with(.titleLabel.font(.headline)) : button
  }
}
