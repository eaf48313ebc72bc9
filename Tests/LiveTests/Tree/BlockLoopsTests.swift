import Foundation
import LiveTesting
import Observation
import Testing

/// The texts for which content has been listed.
@MainActor private var listed: [String] = []

@MainActor private func note(_ text: String) -> String {
  listed.append(text)
  return text
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var text: String
  var date: Date?
  var tags: [String] = []
  var kind = Kind.small

  enum Kind { case small, large }
}

/// A Boolean value that indicates whether this build takes over widgets of equal elements, which needs optimisation: a
/// closure without captures is otherwise passed to a generic function inside another one.
@MainActor private let areWidgetsKept = {
  let tree = LiveTree([1]) { numbers in VStack { ForEach(numbers, id: { $0 }) { Label(note("\($0)")) } } }
  _ = tree.root
  listed = []
  tree.state = [1]
  _ = tree.root
  return listed.isEmpty
}()

private final class Name {
  var text: String
  init(_ text: String) { self.text = text }
}

@MainActor
@Observable
private final class Settings {
  var suffix = "!"
  static let shared = Settings()
}

@MainActor private let suffix = Var("!")

private struct Named: Component, Equatable {
  let text: String
  var body: Children { Label(note(text)) }
}

private struct Holding: Component {
  let name: Name
  var body: Children { Label(name.text) }
}

private struct List: Component, Equatable {
  let items: [Item]
  var body: Children { ForEach(items) { Label(note($0.text)) } }
}

@MainActor
@Suite("Loops of a block that runs again", .serialized)
struct BlockLoopsTests {
  private var items: [Item] { "abcde".enumerated().map { Item(id: $0, text: "\($1)") } }

  /// Returns the texts that are listed while a tree shows other items, after which it equals a fresh tree.
  private func listing<State>(
    _ tree: LiveTree<State>, _ content: @escaping (State) -> StackView, _ change: (inout State) -> Void
  ) -> [String] {
    _ = tree.root
    listed = []
    change(&tree.state)
    _ = tree.root
    let texts = listed
    #expect(tree.widget as? StackView == LiveTree(tree.state) { content($0) }.widget as? StackView)
    return texts
  }

  private func check<State>(
    _ state: State, _ content: @escaping (State) -> StackView, _ changes: [((inout State) -> Void, String)]
  ) {
    for isRead in [false, true] {
      let tree = LiveTree(state) { content($0) }
      for (change, texts) in changes {
        if isRead { _ = tree.root.children.map(\.children) }
        let listed = listing(tree, content, change)
        #expect(!areWidgetsKept || listed == texts.map { "\($0)" })
      }
    }
  }

  @Test("A closure without captures is called only for elements that have changed")
  func changedElements() {
    check(
      items, { items in VStack { ForEach(items) { Label(note($0.text)) } } },
      [
        ({ _ in }, ""), ({ $0[1].text = "x" }, "x"), ({ $0[4].date = .distantPast }, "e"),
        ({ $0[0].kind = .large }, "a"),
        ({ $0[2].tags.append("new") }, "c"), ({ $0.swapAt(0, 4) }, "ea"),
        ({ $0.append(Item(id: 7, text: "y")) }, "y"), ({ $0.remove(at: 1) }, ""),
        ({ $0.insert(Item(id: 8, text: "z"), at: 2) }, "z"), ({ $0 = [] }, ""),
        ({ $0 = [Item(id: 9, text: "w")] }, "w"),
      ])
  }

  @Test("Each of several loops, of containers inside and of the bodies of components keeps its widgets")
  func severalLoops() {
    check(
      items,
      { items in
        VStack {
          if items.count > 5 { ForEach(items) { Label("more", .tag($0.id)) } }
          ForEach(items, id: { $0.text }) { item in VStack { Label(note(item.text)) } }
          HStack { ForEach(0..<items.count) { Label(note("\($0)")) } }
          List(items: items)
        }
      },
      [({ $0[1].text = "x" }, "xx"), ({ $0.append(Item(id: 7, text: "y")) }, "y5y"), ({ $0.removeLast() }, "")])
  }

  @Test("Components keep their nodes, and are read again only for elements that have changed")
  func components() {
    check(
      items, { items in VStack { ForEach(items) { Named(text: $0.text) } } },
      [({ _ in }, ""), ({ $0[1].text = "x" }, "x"), ({ $0.remove(at: 0) }, "")])
  }

  @Test("A closure that captures something is called for each element")
  func captures() {
    var end = "!"
    let tree = LiveTree(items) { items in VStack { ForEach(items) { Label(note($0.text) + end) } } }
    end = "?"
    tree.state[0].text = "x"
    #expect(tree.find(Label.self).all.map(\.text) == ["x?", "b?", "c?", "d?", "e?"])
  }

  @Test("A closure that reads state is called for each element, and the state is followed")
  func trackedState() {
    let trees = [
      LiveTree(items) { items in VStack { ForEach(items) { Label($0.text + suffix.value) } } },
      LiveTree(items) { items in VStack { ForEach(items) { Label($0.text + Settings.shared.suffix) } } },
    ]
    for end in ["?", "…"] {
      suffix.set(end)
      Settings.shared.suffix = end
      for tree in trees {
        #expect(tree.find(Label.self).all.map(\.text) == ["a", "b", "c", "d", "e"].map { $0 + end })
        tree.state[0].id == 0 ? tree.state[0].text = "a" : ()
        #expect(tree.find(Label.self).all.map(\.text) == ["a", "b", "c", "d", "e"].map { $0 + end })
      }
    }
    suffix.set("!")
    Settings.shared.suffix = "!"
  }

  @Test("A closure whose elements refer to objects is called for each element")
  func objects() {
    let names = ["a", "b"].map(Name.init)
    let tree = LiveTree(names) { names in VStack { ForEach(names, id: \.text) { Label($0.text) } } }
    names[0].text = "x"
    tree.state = names
    #expect(tree.find(Label.self).all.map(\.text) == ["x", "b"])
  }

  @Test("Bindings and components with objects are made anew for each element")
  func references() {
    let tree = LiveTree(items) { items in
      VStack {
        ForEach(items) { item in TextField(.text <--> Var(item.text)) }
        ForEach(items) { item in VStack { Holding(name: Name(note(item.text))) } }
      }
    }
    _ = tree.root
    listed = []
    tree.state[0].text = "x"
    _ = tree.root
    #expect(listed == ["x", "b", "c", "d", "e"])
  }

  @Test("A loop with another number of widgets for some elements lists all of them")
  func severalWidgets() {
    let content: (([Item]) -> StackView) = { items in
      VStack {
        ForEach(items) { item in
          Label(item.text)
          if item.kind == .large { Divider() }
        }
      }
    }
    let tree = LiveTree(items) { content($0) }
    for kind in [Item.Kind.large, .small, .large] {
      tree.state[1].kind = kind
      tree.state[3].kind = kind
      #expect(tree.widget as? StackView == LiveTree(tree.state) { content($0) }.widget as? StackView)
    }
  }

  @Test("After any changes, a tree with loops equals a fresh one", arguments: 0..<10)
  func randomChanges(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let content: (([Item]) -> StackView) = { items in
      VStack {
        ForEach(items) { item in
          HStack {
            Label(item.text)
            Button(item.text, .isSelected(item.kind == .large))
          }
        }
        ForEach(items.filter { $0.kind == .large }) { Named(text: $0.text) }
      }
    }
    let tree = LiveTree(items) { content($0) }
    for _ in 0..<200 {
      let index = Int.random(in: 0..<6, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: tree.state.insert(Item(id: Int.random(in: 9..<99, using: &random), text: "new"), at: 0)
      case 1 where !tree.state.isEmpty: tree.state.removeLast()
      case 2: tree.state.shuffle(using: &random)
      case 3: _ = tree.root.children.map(\.children)
      case _ where index < tree.state.count:
        tree.state[index].text = "\(Int.random(in: 0..<3, using: &random))"
        tree.state[index].kind = Bool.random(using: &random) ? .small : .large
      default: tree.state.append(Item(id: Int.random(in: 100..<999, using: &random), text: "last"))
      }
      #expect(tree.widget as? StackView == LiveTree(tree.state) { content($0) }.widget as? StackView)
    }
  }

  @Test("What a loop has kept is released with its tree, and when the loop is left out")
  func release() {
    for isUnmounted in [false, true] {
      let tree = LiveTree(items) { items in
        VStack {
          if items.count > 1 { ForEach(items) { Button($0.text, .tapped --> ignoring(remembered($0.text))) } }
        }
      }
      _ = tree.root
      #expect(lastMade != nil)
      if isUnmounted { tree.unmount() } else { tree.state = [] }
      _ = tree.root
      #expect(lastMade == nil)
    }
  }
}

@MainActor private weak var lastMade: Name?

@MainActor private func remembered(_ text: String) -> Name {
  let name = Name(text)
  lastMade = name
  return name
}

@MainActor private func ignoring(_ name: Name) -> Input<Void> { Input { _ = name } }
