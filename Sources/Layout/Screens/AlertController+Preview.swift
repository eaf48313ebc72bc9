import Mod
import Widgets

extension AlertController: Previewable {
  /// The title, the message, the text fields, and a button for each action.
  ///
  /// Two actions of an alert are side by side if their titles fit there, others below each other. A cancel action is
  /// the first of two, or else the last; in an action sheet it is separate.
  public var preview: any Widget {
    guard preferredStyle == .actionSheet, !cancelling.isEmpty else { return card(placedActions.map { actions[$0] }) }
    return VStack(spacing: 8) {
      card(others)
      VStack(.ground) { for action in cancelling { button(of: action) } }
    }
  }

  private func card(_ actions: [AlertAction]) -> StackView {
    VStack(.ground) {
      for (index, widget) in said.enumerated() {
        widget.margins(
          DirectionalEdgeInsets(
            top: index == 0 ? 16 : 4, leading: 16, bottom: index == said.count - 1 ? 16 : 4, trailing: 16))
      }
      if placesActionsInRow {
        Divider()
        HStack {
          for (index, action) in actions.enumerated() {
            if index > 0 { Divider() }
            button(of: action).with(.width(134.5, priority: .defaultHigh))
          }
        }
      } else {
        for (index, action) in actions.enumerated() {
          if index > 0 || !said.isEmpty { Divider() }
          button(of: action)
        }
      }
    }
  }

  /// The title, the message and the fields.
  private var said: [any Widget] {
    let style = Mod<Label>.textAlignment(.center) + .numberOfLines(0)
    let texts = [title.map { Label($0, .font(.headline), style) }, message.map { Label($0, .font(.footnote), style) }]
    return texts.compactMap(\.self) + textFields
  }

  /// Returns the button of an action, with the part as its key.
  private func button(of action: AlertAction) -> Button {
    let index = actions.firstIndex { $0 == action } ?? 0
    return action.button.with(.key(WidgetKey(WrittenPart.action(index))))
  }

  private var cancelling: [AlertAction] { actions.filter { $0.style == .cancel } }
  private var others: [AlertAction] { actions.filter { $0.style != .cancel } }
}

extension AlertAction {
  fileprivate var button: Button {
    var button = Button(
      title ?? "", .isEnabled(isEnabled), .titleColor(style == .destructive ? .systemRed : nil),
      .contentEdgeInsets(EdgeInsets(top: 9, left: 8, bottom: 9, right: 8)))
    button.behaviors.origin = behaviors.origin?.part
    return style == .cancel ? button.with(.titleLabel.font(.headline)) : button
  }
}

extension Widget {
  fileprivate func margins(_ margins: DirectionalEdgeInsets) -> any Widget {
    var copy = self
    copy.margins = margins
    return copy
  }
}

extension Mod where Root == StackView {
  /// The background of an alert, or of a separate part of it.
  fileprivate static var ground: Mod {
    .backgroundColor(.secondarySystemBackground) + .layer.cornerRadius(12) + .clipsToBounds(true)
  }
}
