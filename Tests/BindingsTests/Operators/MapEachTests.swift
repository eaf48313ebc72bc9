import Bindings
import Testing

@MainActor
struct MapEachTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  private let items = Var([Item(id: 1, title: "Milk"), Item(id: 2, title: "Bread")])

  @Test("A changed element is delivered to its own signal, and the list of widgets stays the same")
  func changedElement() {
    var (lists, titles) = ([Children](), [Signal<String>]())
    let lifetime = items.mapEach { item in
      titles.append(item.map(\.title))
      return [Label(.text <-- item.map(\.title))]
    }.subscribe { lists.append($0) }
    var delivered: [String] = []
    let titleLifetimes = titles.map { $0.subscribe { delivered.append($0) } }
    items.value[1].title = "Rye"
    #expect(lists.count == 1 && titles.count == 2)
    #expect(delivered == ["Milk", "Bread", "Rye"])
    withExtendedLifetime((lifetime, titleLifetimes)) {}
  }

  @Test("Elements are inserted, removed and moved with the keys of ForEach, and the others keep their widgets")
  func rearranged() {
    var (lists, made) = ([Children](), [Int]())
    let lifetime = items.mapEach { item in
      made.append(made.count)
      return [Label("\(made.count)")]
    }.subscribe { lists.append($0) }
    items.value = [Item(id: 3, title: "Salt"), Item(id: 2, title: "Bread"), Item(id: 1, title: "Milk")]
    items.value.removeLast()
    items.value.swapAt(0, 1)
    items.value[1] = Item(id: 4, title: "Tea")
    items.value = []
    #expect(lists.map { $0.map(\.key) } == [[1, 2], [3, 2, 1], [3, 2], [2, 3], [2, 4], []])
    let texts = lists.map { $0.map { ($0 as? Label)?.text } }
    #expect(texts == [["1", "2"], ["3", "2", "1"], ["3", "2"], ["2", "3"], ["2", "4"], []])
    withExtendedLifetime(lifetime) {}
  }

  @Test("An empty list is delivered once, and each subscription lists the widgets for itself")
  func empty() {
    items.value = []
    let widgets = items.mapEach { _ in [Label("item")] }
    var lists: [[Int]] = [[], []]
    let first = widgets.subscribe { lists[0].append($0.count) }
    items.value = []
    items.value = [Item(id: 1, title: "Milk")]
    let second = widgets.subscribe { lists[1].append($0.count) }
    #expect(lists == [[0, 1], [1]])
    withExtendedLifetime((first, second)) {}
  }

  @Test("Elements with the same id keep widgets of their own, in order")
  func duplicates() {
    items.value = [Item(id: 1, title: "a"), Item(id: 1, title: "b")]
    var texts: [Signal<String>] = []
    let lifetime = items.mapEach { item in
      texts.append(item.map(\.title))
      return [Label("item")]
    }.subscribe { _ in }
    items.value[1].title = "c"
    var delivered: [String] = []
    let textLifetimes = texts.map { $0.subscribe { delivered.append($0) } }
    #expect(delivered == ["a", "c"])
    withExtendedLifetime((lifetime, textLifetimes)) {}
  }
}
