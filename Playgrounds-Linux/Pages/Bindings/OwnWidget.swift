import LiveTesting
import Preview

/// A custom widget: a row of stars for a rating.
struct Rating: Control, Previewable {
  var value = 0
  var count = 5
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var preview: any Widget {
    Label(String(repeating: "★", count: value) + String(repeating: "☆", count: count - value))
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
    let changes = try tree.changes {
      try tree.find(Rating.self).operate { $0.value = 5 }
    }
    changes.forEach { print($0) }
    print(Preview.text(tree.widget))
    print(Rating(.value <-- stars).resolved() == Rating(.value(5)))
  }
}
