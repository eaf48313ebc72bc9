import Live
import Preview

struct NameValue: Component, Equatable {
  let name: String?
  let value: String?

  var body: Children {
    HStack(spacing: 4) {
      Label(name, .alpha(0.75))
      Spacer()
      Label(value, .textAlignment(.right))
    }
  }
}

extension Page {
  static let nameValue = Page(
    "name-value", "A component: a struct with properties and a body.",
    preview: { NameValue(name: "Email", value: "ada@example.com").with(.padding(16)) }
  ) { print in
    let row = NameValue(name: "Email", value: "ada@example.com")
    print("A component is a description; its body is read when it is shown:")
    print(Preview.text(row))

    print("\nIt takes Mods like any widget, and a style for all labels inside:")
    let card = VStack(.styling(Label.self, .font(.preferredFont(forTextStyle: .footnote)))) {
      row.with(.padding(8))
      NameValue(name: "Age", value: "36")
    }
    print(Preview.text(card))
  }
}
