import LiveTesting
import Testing

/// Updates that come from inside what a tree reads, such as a body or the closure of a binding.
@MainActor
struct UpdatesWhileReadingTests {
  private final class Holder {
    var tree: LiveTree<Void>?
  }

  private enum Change: CaseIterable {
    case unmount, update

    @MainActor
    func apply(to tree: LiveTree<Void>?) {
      switch self {
      case .unmount: tree?.unmount()
      case .update: try? tree?.update(to: VStack { Label("updated") })
      }
    }
  }

  @Test("A body that ends its own component leaves no subscription behind", arguments: Change.allCases)
  private func body(change: Change) {
    let (number, holder) = (Var(0), Holder())
    holder.tree = LiveTree(
      VStack {
        Reader {
          if number.value == 1 { change.apply(to: holder.tree) }
          return "\(number.value)"
        }
      })
    for value in 1...3 {
      number.set(value)
      let text = try? holder.tree?.find(Label.self).text
      #expect(text == (change == .update ? "updated" : "0"))
    }
  }

  @Test("The closure of a binding that ends the binding delivers nothing", arguments: Change.allCases, [0, 1])
  private func binding(change: Change, operators: Int) throws {
    let (number, holder) = (Var(0), Holder())
    let text = number.map { value in
      MainActor.assumeIsolated {
        if value == 1 { change.apply(to: holder.tree) }
      }
      return "\(value)"
    }
    let tree = LiveTree(VStack { Label(.text <-- (operators == 0 ? text : text.filter { _ in true })) })
    holder.tree = tree
    let label = try tree.find(Label.self).node()
    for value in 1...3 { number.set(value) }
    #expect(label[Label.self]?.text == (change == .update ? "updated" : "0"))
  }
}

private struct Reader: Component {
  let text: @MainActor () -> String

  var body: Children { Label(text()) }
}
