import Live
import Observation

@Observable
@MainActor
final class Cart {
  var items: [String] = []
  var isOpen = true
  var note = ""

  var summary: String {
    switch items.count {
    case 0: "Nothing yet"
    case 1: "1 item"
    default: "\(items.count) items"
    }
  }
}

extension Page {
  static let observable = Page("observable", "A screen that follows an @Observable model.") { print in
    let cart = Cart()
    let tree = LiveTree(
      VStack {
        Label(.text <-- Signal.observing { cart.summary })
        Button("Pay", .isEnabled <-- Signal.observing { cart.isOpen && !cart.items.isEmpty })
      })
    print(tree)

    print("\nSeveral changes are combined when the tree is read next, without await:")
    let changes = tree.changes {
      cart.items.append("book")
      cart.items.append("pen")
    }
    changes.forEach { print($0) }

    print("\nChanges to properties that have not been read have no effect:")
    print(tree.changes { cart.note = "Please wrap it." })

    print("\nA shop that has closed:")
    print(tree.changes { cart.isOpen = false })
    print(tree)
  }
}
