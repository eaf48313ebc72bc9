import LiveTesting
import Preview
import Styles

/// The values of the fields.
struct Draft: @MainActor CodableContainer {
  let name: Var<String>
  let email: Var<String>
  let age: Var<Double>
  let isSubscribed: Var<Bool>

  init() {
    name = Var("")
    email = Var("")
    age = Var(18)
    isSubscribed = Var(false)
  }
}

/// A form that shows errors at once, and saves if there are none.
@MainActor
final class FormModel {
  let draft: Draft
  @Variable private(set) var saved: String?

  init(_ draft: Draft = Draft()) {
    self.draft = draft
  }

  var nameError: Signal<String?> {
    draft.name.map { $0.isEmpty ? "Who are you?" : nil }
  }

  var emailError: Signal<String?> {
    draft.email.map { $0.wholeMatch(of: /[^@\s]+@[^@\s]+\.[^@\s]+/) == nil ? "This is no address." : nil }
  }

  var isValid: Signal<Bool> {
    nameError.combineLatest(emailError) { $0 == nil && $1 == nil }
  }

  func save() {
    let (name, email, age) = (draft.name.value, draft.email.value, Int(draft.age.value))
    saved = "\(name) <\(email)>, \(age)\(draft.isSubscribed.value ? ", subscribed" : "")"
  }
}

/// A field with its name above it, and its error below it.
private struct Field: Component {
  let name: String
  let text: Var<String>
  let error: Signal<String?>

  var body: Children {
    VStack(spacing: 4) {
      Label(name, .font(.preferredFont(forTextStyle: .footnote)), .textColor(.token(\Kit.secondaryText)))
      TextField(
        .placeholder(name),
        .placeholderColor(.token(\Kit.secondaryText)),
        .borderStyle(.roundedRect),
        .accessibilityLabel(name),
        .text <--> text
      )
      Label(
        .textColor(.token(\Kit.dangerText)),
        .font(.preferredFont(forTextStyle: .caption1)),
        .accessibilityIdentifier("\(name) error"),
        .text <-- error,
        .isHidden <-- error.map { $0 == nil }
      )
    }
  }
}

struct FormScreen: Component {
  let model: FormModel

  var body: Children {
    VStack(spacing: 16, .padding(20)) {
      Field(name: "Name", text: model.draft.name, error: model.nameError)
      Field(name: "Email", text: model.draft.email, error: model.emailError)
      HStack(spacing: 8) {
        Label(.text <-- model.draft.age.map { "Age \(Int($0))" })
        Slider(.minimumValue(0), .maximumValue(120), .accessibilityLabel("Age"), .value <--> model.draft.age)
      }
      HStack {
        Label("Send me news")
        Spacer()
        Switch(.accessibilityLabel("Send me news"), .isOn <--> model.draft.isSubscribed)
      }
      Button("Save", .roundedFilled, .isEnabled <-- model.isValid, .tapped --> { [model] in model.save() })
      Label(
        .accessibilityIdentifier("saved"), .numberOfLines(0), .text <-- model.$saved,
        .isHidden <-- model.$saved.map { $0 == nil })
    }
  }
}

extension Page {
  static let form = Page(
    "form", "A form that shows errors, and saves valid values.",
    preview: { LiveTree(VStack { FormScreen(model: FormModel()) }).widget }
  ) { print in
    let tree = LiveTree(VStack { FormScreen(model: FormModel()) })
    print("At the start:")
    print(Preview.text(tree.widget))

    print("\nThe button cannot be tapped yet:")
    do { try tree.find(.button("Save")).tap() } catch { print(error) }

    print("\nFilled in:")
    try tree.find(.textField("Name")).type("Ada")
    try tree.find(.textField("Email")).type("ada@example")
    print("wrong:", tree.find(Label.self, .identifier("Email error")).first?.text ?? "nothing")
    try tree.find(.textField("Email")).type(".com")
    print("wrong:", tree.find(Label.self, .identifier("Email error")).first?.text ?? "nothing")
    try tree.find(Slider.self).operate { $0.value = 36 }
    try tree.find(.switch("Send me news")).toggle()
    try tree.find(.button("Save")).tap()
    print("saved:", try tree.find(Label.self, .identifier("saved")).text ?? "nothing")
  }
}
