import Widgets

extension AlertController: Previewable {
  /// What is said, the fields, and a button for each action.
  public var preview: any Widget {
    VStack(spacing: 8) {
      if let title { Label(title, .font(.headline), .textAlignment(.center), .numberOfLines(0)) }
      if let message { Label(message, .font(.footnote), .textAlignment(.center), .numberOfLines(0)) }
      textFields
      for action in actions {
        Button(
          action.title ?? "", .isEnabled(action.isEnabled), .titleColor(action.style == .destructive ? .systemRed : nil)
        )
      }
    }
  }
}
