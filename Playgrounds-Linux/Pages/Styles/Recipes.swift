import Styles

private nonisolated enum Intent: CaseIterable { case plain, danger }
private nonisolated enum Size: CaseIterable { case small, large }

private nonisolated struct ChipLook: DefaultVariants {
  var intent = Intent.plain
  var size = Size.small
}

extension Mod<Button> {
  fileprivate static let chip = Recipe<Button, ChipLook>(
    .base(.layer.cornerRadius(8), .layer.borderWidth(1)),
    .on(\.intent) {
      switch $0 {
      case .plain: .titleColor(.label) <> .layer.borderColor(.separator)
      case .danger: .titleColor(.white) <> .backgroundColor(Color(hex: 0xC21A10)) <> .layer.borderColor(.clear)
      }
    },
    .on(\.size) { .contentEdgeInsets($0 == .small ? 8 : 16) },
    .when({ $0.intent == .danger && $0.size == .large }, .layer.borderWidth(0)),
    .part(\.titleLabel, .on(\.size) { .font($0 == .small ? .footnote : .headline) }),
    .while(.highlighted, .alpha(0.6)))
}

extension Page {
  static let recipes = Page("recipes", "A button in several intents and sizes.", preview: { chips }) { print in
    for combination in Mod.chip.combinations {
      print(combination)
      for change in combination.changes(to: Button()) { print(" ", change) }
    }

    print("\nThe call comes last, states cover it:")
    let button = Button("Delete", .chip(\.intent .~ .danger), .alpha(0.9))
    print(button.alpha, button.appearance(in: [.highlighted]).alpha)

    print("\nThe report of a recipe that needs a second look:")
    let doubtful = Recipe<Button, ChipLook>(
      .on(\.intent) { .alpha($0 == .plain ? 1 : 0.5) },
      .on(\.size) { _ in .alpha(0.9) },
      .when({ $0.intent == .danger && $0.intent == .plain }, .isHidden(true)))
    for finding in doubtful.report(on: Button(), from: ChipLook()) { print(" ", finding) }
  }

  /// A button of each combination.
  @MainActor private static var chips: any Widget {
    VStack(spacing: 8, .alignment(.leading), .padding(16)) {
      for intent in Intent.allCases {
        HStack(spacing: 8, .alignment(.center)) {
          for size in Size.allCases {
            Button(size == .small ? "Small" : "Large", .chip(ChipLook(intent: intent, size: size)))
          }
        }
      }
    }
  }
}
