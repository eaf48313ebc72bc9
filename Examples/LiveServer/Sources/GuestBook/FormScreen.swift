import Live

/// A form for a new entry.
struct FormScreen: Component {
  let draft: Draft
  let list: GuestList

  var body: Children {
    ViewController("New entry") {
      VStack(spacing: 16, .padding(20), .position(.top)) {
        TextField(
          .placeholder("Name"), .accessibilityLabel("Name"), .borderStyle(.roundedRect), .text <--> draft.name,
          .returnKeyType(.done))
        Label(.textColor(.systemRed), .text <-- draft.name.map { $0.isEmpty ? "Who are you?" : nil })
        SegmentedControl(
          Guest.moods.map { SegmentedControl.Segment($0) }, .accessibilityLabel("Mood"),
          .selectedSegmentIndex <--> draft.mood)
        HStack(spacing: 8) {
          Label(.text <-- draft.stars.map { "Stars: \(Int($0))" })
          Slider(
            .minimumValue(0), .maximumValue(10), .accessibilityLabel("Stars"), .value <--> draft.stars)
        }
        HStack {
          Label("Show my name")
          Spacer()
          Switch(.accessibilityLabel("Show my name"), .isOn <--> draft.isPublic)
        }
        Button(
          "Save", .main, .isEnabled <-- draft.name.map { !$0.isEmpty },
          .tapped
            --> inContext { [draft, list] context in
              list.add(draft)
              try context.present(
                AlertController("Saved", .message("Thank you, \(draft.name.value)."), .actions([done])))
            })
      }
    }
  }

  /// The action of the alert after an entry has been saved, which empties the form.
  private var done: AlertAction {
    AlertAction(
      "OK",
      .tapped
        --> inContext { [draft] context in
          try draft.adopt(Draft())
          try context.pop()
        })
  }
}
