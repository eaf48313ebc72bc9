import LiveTesting
import Preview
import Styles

/// The state of a login screen, and the signals that depend on it.
@MainActor
final class LoginModel {
  @Variable var name = ""
  @Variable var password = ""
  @Variable private(set) var hasTried = false
  @Variable private(set) var greeting: String?

  /// The wrong fields, which are marked after the first attempt.
  var isNameWrong: Signal<Bool> { $name.combineLatest($hasTried) { $1 && $0.isEmpty } }
  var isPasswordWrong: Signal<Bool> { $password.combineLatest($hasTried) { $1 && $0.count < 8 } }

  func logIn() {
    hasTried = true
    greeting = name.isEmpty || password.count < 8 ? nil : "Welcome, \(name)"
  }
}

extension Mod where Root == TextField {
  /// Returns the style of a field, which turns red while it is wrong.
  @MainActor
  static func field(_ name: String, isWrong: Signal<Bool>) -> Mod {
    [
      .placeholder -- name,
      .accessibilityLabel -- name,
      .borderStyle -- .roundedRect,
      .backgroundColor <-- isWrong.map { $0 ? .systemRed : .systemBackground },
    ]
  }
}

@MainActor
func loginScreen(_ model: LoginModel) -> StackView {
  VStack(spacing: 12, .padding(20)) {
    TextField(.field("Name", isWrong: model.isNameWrong), .text <--> model.$name)
    TextField(
      .field("Password", isWrong: model.isPasswordWrong),
      .isSecureTextEntry -- true,
      .text <--> model.$password,
      .action(.editingDidEndOnExit) --> { _ in model.logIn() }
    )
    Button("Log in", .roundedFilled, .tapped --> { model.logIn() })
    Label(
      .accessibilityIdentifier -- "greeting", .text <-- model.$greeting, .isHidden <-- model.$greeting.map { $0 == nil }
    )
  }
}

extension Page {
  static let login = Page(
    "login", "A login whose invalid fields turn red, driven as a user would.",
    preview: { LiveTree(loginScreen(LoginModel())).widget }
  ) { print in
    let tree = LiveTree(loginScreen(LoginModel()))
    print("At the start:")
    print(Preview.text(tree.widget))

    print("\nLogging in with nothing typed:")
    try tree.changes { try tree.find(.button("Log in")).tap() }.forEach { print($0) }

    print("\nA name, and a password that is too short:")
    try tree.changes {
      try tree.find(.textField("Name")).type("Ada")
      try tree.find(.textField("Password")).type("secret")
    }.filter { "\($0)".contains("backgroundColor") }.forEach { print($0) }

    print("\nTwo letters more, and the return key:")
    try tree.find(.textField("Password")).type("ss")
    try tree.find(.textField("Password")).submit()
    print(try tree.find(Label.self, .identifier("greeting")).text ?? "nobody")
    print(Preview.text(tree.widget))
  }
}
