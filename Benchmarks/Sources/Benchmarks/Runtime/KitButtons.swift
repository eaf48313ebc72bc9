import Mod
import Styles
import Widgets

/// The style of a filled button of the kit, as one composition without choices.
private enum HandWritten {
  static let filled: Mod<Button> = [
    .layer.cornerRadius(.token(\Kit.radius)), .titleLabel.adjustsFontForContentSizeCategory(true),
    .titleLabel.numberOfLines(0), .titleLabel.textAlignment(.center), .isPointerInteractionEnabled(true),
    .while(.hovered, .backgroundColor(.token(\Kit.pressedFill))),
    .while(.highlighted, .backgroundColor(.token(\Kit.pressedFill))),
    .role(.normal), .titleColor(.token(\Kit.accentText)), .titleLabel.font(.token(\Kit.heading)),
    .contentEdgeInsets(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)), .height(min: 44),
    .backgroundColor(.token(\Kit.accent)), .titleColor(.token(\Kit.onAccent)),
    .while(.hovered, .backgroundColor(.token(\Kit.pressedAccent))),
    .while(.highlighted, .backgroundColor(.token(\Kit.pressedAccent))),
    .layer.borderColor(.clear), .while(.disabled, .alpha(0.5)),
    .while(
      .loading, .image(Image(systemName: "ellipsis")), .isUserInteractionEnabled(false),
      .accessibilityTraits([.button, .notEnabled])),
  ]
}

extension Group {
  /// A button of the kit: three choices and five combinations, with a token of the theme and six states.
  static var kitButtons: [Group] {
    [
      Group(
        "kit buttons", goal: 1.5,
        [
          made("one composition") { Button("Save", HandWritten.filled) },
          made("recipe") { Button("Save", .buttonStyle()) },
          made("chosen by name") { Button("Save", .buttonStyle(.filled, .role(.normal), .medium)) },
        ])
    ]
  }

  private static func made(_ name: String, _ make: @escaping () -> Button) -> Case {
    Case(name, meant: nil) { count in
      var button = Button()
      for _ in 0..<count { button = make() }
      let last = button
      // The order of the Mods of states may differ where it makes no difference.
      return Effect { "\(last.appearance()), \(last.appearance(in: [.highlighted]))" }
    }
  }
}
