import Live

/// A form for a new user. The typed text is kept until it is saved.
struct FormPage: Component {
  let model: FormModel
  @Environment(\.directory) var directory

  init(draft: Draft) {
    model = FormModel(draft)
  }

  var body: Children {
    ViewController(
      "New user",
      .presentedViewController
        <-- model.$saved.screen { saved in
          if let saved { AlertController("Saved", .message(saved), .actions([AlertAction("OK")])) }
        },
      .didDismiss
        --> inContext { [model, directory] context in
          // What is not kept stays in the form.
          guard directory.add({ User(model.draft, id: $0) }) else { return }
          try model.draft.adopt(Draft())
          try context.pop()
        }
    ) {
      ScrollView { FormScreen(model: model) }
    }
  }

  /// Returns whether the model is the same.
  nonisolated func isSame(as other: FormPage) -> Bool { model === other.model }
}

extension User {
  /// Creates the user of a completed draft.
  @MainActor
  fileprivate init(_ draft: Draft, id: Int) {
    let names = draft.name.value.split(separator: " ", maxSplits: 1).map(String.init)
    self.init(
      id: id, first: names.first ?? "", last: names.dropFirst().first ?? "", street: "", city: "",
      email: draft.email.value, phone: "", age: Int(draft.age.value))
  }
}
