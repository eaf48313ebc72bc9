import Styles

extension Page {
  static let inspect = Page("inspect", "Ask a style what it changes, and print only what matters.") { print in
    print("A widget prints what differs from a fresh one:")
    print(Label())
    print(Label("Views", .centered, .layer.cornerRadius(4)))

    print("\nA style lists what it sets, old and new:")
    let style: Mod<Label> = .caption("Views") <> .layer.cornerRadius(4)
    for change in style.changes(to: Label()) {
      print(change)
    }

    print("\nWhat is set to the value it already has does not count:")
    print(Mod<Label>.numberOfLines(1).changes(to: Label()).count)

    print("\nA change is a value, to compare in a test:")
    print(Mod<Label>.multiline.changes(to: Label()) == [Change("numberOfLines", from: 1, to: 0)])

    print("\nTwo values tell how they differ:")
    print(Change.between(Label("Views"), Label("Likes", .multiline)))
  }
}
