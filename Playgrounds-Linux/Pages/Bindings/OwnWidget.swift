import LiveTesting
import Preview

/// A custom widget: a row of stars for a rating.
struct Rating: Control, Operable, Previewable {
  var value = 0
  var count = 5
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var operatedValue: OperatedValue<Rating> { .number(\.value, in: 0...count) }

  var preview: any Widget {
    HStack(.spacing(0)) {
      for star in 0..<count { Label(star < value ? "★" : "☆", .operation(.set(Double(star + 1)))) }
    }
  }
}

extension PropertyNames where Root == Rating {
  static var value: Property<Root, Int> { Property { $1(&$0.value) } }
  static var count: Property<Root, Int> { Property { $1(&$0.count) } }
}

extension EventNames where Root == Rating {
  static var rated: Event<Root, Int> { .action(.valueChanged, \.value) }
}

extension Page {
  static let ownWidget = Page("own-widget", "A widget of one's own: bound, operated, shown and tested.") { print in
    let stars = Var(3)
    let tree = LiveTree(
      VStack {
        Rating(.value <--> stars, .rated --> { print("rated \($0)") })
        Label(.text <-- stars.map { "\($0) of 5" })
      })
    print(Preview.text(tree.widget))

    print("\nThe program rates:")
    tree.changes { stars.set(4) }.forEach { print($0) }

    print("\nThe user rates:")
    let changes = try tree.changes { try tree.find(.text("☆")).tap() }
    changes.forEach { print($0) }
    try tree.press(.tab)
    do { try tree.press(.right) } catch { print(error) }
    print(Preview.text(tree.widget))
    print(Rating(.value <-- stars).resolved() == Rating(.value(5)))
  }
}
