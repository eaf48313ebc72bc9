import Foundation
import Pipe
import Styles

private nonisolated func baseButtonStyle(_ button: inout Button) {
  button.contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
  button.titleLabel.font = .systemFont(ofSize: 16, weight: .medium)
}

private nonisolated let roundedButtonStyle =
  baseButtonStyle
  <> {
    $0.clipsToBounds = true
    $0.layer.cornerRadius = 6
  }

private nonisolated let filledButtonStyle =
  roundedButtonStyle
  <> {
    $0.backgroundColor = .black
    $0.tintColor = .white
  }

/// A model that has nothing to do with widgets.
private nonisolated final class Account {
  var name = ""
  var isActive = false
}

extension Page {
  static let functions = Page("functions", "Styles as plain functions, in all three shapes.") { print in
    print("(inout A) -> Void, the shape of a style:")
    print(Button("Play") |> filledButtonStyle)

    print("\n(A) -> A, the shape of a transformation:")
    let trimmed: @Sendable (String) -> String = { $0.trimmingCharacters(in: .whitespaces) }
    let shouted: @Sendable (String) -> String = { $0.uppercased() + "!" }
    print("  play  " |> trimmed <> shouted)

    print("\n(A) -> Void, the shape of a change to an object:")
    let named: @Sendable (Account) -> Void = { $0.name = "Blob" }
    let activated: @Sendable (Account) -> Void = { $0.isActive = true }
    let account = Account() |> named <> activated
    print(account.name, account.isActive)

    print("\nFrom one type to the next:")
    let length: @Sendable (String) -> Int = { $0.count }
    print("  play  " |> trimmed >>> length)

    print("\nA function becomes a Mod, and a Mod goes where a function is expected:")
    let style = Mod(filledButtonStyle) + Mod { $0.isEnabled = false }
    print(Button("Play") |> style)
    var button = Button("Stop")
    style(&button)
    print(button)
  }
}
