import Mod
import Pipe
import UIKit

@MainActor func baseButtonStyle(_ button: UIButton) {
  button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
  button.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
}

@MainActor let filledButtonStyle =
  baseButtonStyle
  <> {
    $0.backgroundColor = .black
    $0.tintColor = .white
  }

@MainActor let roundedButtonStyle =
  filledButtonStyle
  >>> {
    $0.clipsToBounds = true
    $0.layer.cornerRadius = 6
  }
