import Mod
import Pipe
import UIKit

/// What a team writes beside styles: key paths, parts, conditions and blocks.
@MainActor enum Screen {
  static let title: Mod<UILabel> = [\.numberOfLines .~ 0, \.text .~ "Episodes"]
  static let dimmedIfEmpty: Mod<UILabel> = .where({ $0.text == nil }, \.alpha .~ 0.5)
  static let ringed: Mod<UIButton> = .at(\.layer, \.cornerRadius .~ 6, \.borderWidth .~ 1)
  static let large: Mod<UIButton> = .at(\.titleLabel, \.numberOfLines .~ 2)
  static let faded: Mod<UIButton> = .when(\.isSelected, \.alpha .~ 1, else: \.alpha .~ 0.5)
  static let shouted: Mod<UILabel> = .unwrapped(\.text, Mod { $0 = $0.uppercased() })
  static let doubleTap: Mod<UITapGestureRecognizer> = [\.numberOfTapsRequired .~ 2, \.isEnabled .~ false]
  static let done: Mod<UIBarButtonItem> = [\.title .~ "Done", \.tintColor .~ .red]
  static let tall: Mod<NSLayoutConstraint> = [\.constant .~ 44, \.isActive .~ true]
  static let loose: Mod<UICollectionViewFlowLayout> = \.minimumLineSpacing %~ { $0 * 2 }

  static func label(isLong: Bool) -> UILabel {
    UILabel()
      |> Mod {
        title
        if isLong { \.numberOfLines %~ { $0 + 3 } }
      }
  }
}
