import Styles

extension Page {
  static let inspect = Page("inspect", "List the changes of a style, and print only differences.") { print in
    print("A widget prints the properties that differ from a fresh one:")
    print(Label())
    print(Label("Views", .centered, .layer.cornerRadius(4)))

    print("\nA style lists its changes, with old and new values:")
    let style: Mod<Label> = .caption("Views") <> .layer.cornerRadius(4)
    for change in style.changes(to: Label()) {
      print(change)
    }

    print("\nA property that is set to its current value does not count:")
    print(Mod<Label>.numberOfLines(1).changes(to: Label()).count)

    print("\nA change is a value, to compare in a test:")
    print(Mod<Label>.multiline.changes(to: Label()) == [Change("numberOfLines", from: 1, to: 0)])

    print("\nTwo values list their differences:")
    print(Change.between(Label("Views"), Label("Likes", .multiline)))
  }
}
