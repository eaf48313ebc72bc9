import Testing
import Widgets

@Suite("A loop with keys")
struct ForEachTests {
  struct User: Identifiable {
    let id: Int
    let name: String
  }

  let users = [User(id: 7, name: "Ada"), User(id: 9, name: "Alan")]

  @Test("A loop with keys creates a widget for each element, whose key is the element's id")
  func identifiable() {
    let children = Children { ForEach(users) { Label($0.name) } }
    #expect(children == [Label("Ada", .key(7)), Label("Alan", .key(9))])
  }

  @Test("A loop with keys can use a property of the element as its id")
  func partAsID() {
    let children = Children { ForEach(users, id: \.name) { Label("\($0.id)") } }
    #expect(children == [Label("7", .key("Ada")), Label("9", .key("Alan"))])
  }

  @Test("A loop with keys can use a function's result as the id of an element")
  func functionAsID() {
    let children = Children { ForEach(users, identifiedBy: { "\($0.id)\($0.name)" }) { Label($0.name) } }
    #expect(children == [Label("Ada", .key("7Ada")), Label("Alan", .key("9Alan"))])
  }

  @Test("A loop with keys runs over ranges, and over sequences that are no arrays")
  func ranges() {
    #expect(ForEach(0..<2) { Label("\($0)") }.widgets == [Label("0", .key(0)), Label("1", .key(1))])
    #expect(ForEach(1...2) { Label("\($0)") }.widgets == [Label("1", .key(1)), Label("2", .key(2))])
    #expect(
      ForEach(["b": 2], id: \.key) { Label("\($0.value)") }.widgets == [Label("2", .key("b"))])
  }

  @Test("A loop with keys has a block, and gives each widget of an element a different key")
  func blocks() {
    let keys = ForEach(users) { user in
      Label(user.name)
      if user.id == 7 { Divider() }
      Label("\(user.id)")
    }.widgets.map(\.key)
    #expect(keys == [7, WidgetKey(7, at: 1), WidgetKey(7, at: 2), 9, WidgetKey(9, at: 1)])
  }

  @Test("A loop with keys creates nothing for an element whose block is empty")
  func emptyBlocks() {
    #expect(ForEach(users) { if $0.id == 9 { Label($0.name) } }.widgets == [Label("Alan", .key(9))])
  }

  @Test("A loop with keys does not change the key of an element's first widget when others are added")
  func stability() {
    func first(isLong: Bool) -> WidgetKey? {
      ForEach(users) {
        Label($0.name)
        if isLong { Divider() }
      }.widgets[0].key
    }
    #expect(first(isLong: true) == first(isLong: false))
  }

  @MainActor
  @Test("A loop with keys lists components as a block lists them")
  func components() {
    let rows = users.map { UserRow(id: $0.id, name: $0.name) }
    var children = VStack { ForEach(rows) }.children
    #expect(children == ForEach(rows) { $0 }.widgets)
    #expect(children.count == 2 && children[1].key == 9)
    #expect(children.description == ForEach(rows) { $0 }.widgets.description)
    children[0].tag = 1
    children.append(Label("more"))
    #expect(children.map(\.key) == [7, 9, nil] && children.map(\.tag) == [1, 0, 0])
    #expect(
      Children {
        ForEach(rows); Label("more")
      }.map(\.key) == [7, 9, nil])
  }

  @Test("A loop with keys combines the element's id with a key that a widget already has")
  func ownKeys() {
    let children = ForEach(users) { Label($0.name, .key("name")) }.widgets
    #expect(children.map(\.key) == [WidgetKey(7, "name"), WidgetKey(9, "name")])
  }

  @Test("A loop with keys inside another one creates no duplicate keys")
  func nesting() {
    let keys = ForEach(0..<3) { row in
      Label("\(row)")
      ForEach(0..<3) { column in
        Label("\(column)")
        Label("\(row)", .key(1))
      }
    }.widgets.map(\.key)
    #expect(keys.count == 21)
    #expect(Set(keys).count == 21)
  }

  @Test("A loop with keys creates equal widgets from equal elements at other positions")
  func moves() {
    let (there, back) = (ForEach(users) { Label($0.name) }, ForEach(users.reversed()) { Label($0.name) })
    #expect(there != back)
    #expect(Children(there.widgets.reversed()) == back.widgets)
  }
}

private struct UserRow: Component, Identifiable, Equatable {
  let id: Int
  let name: String

  var body: Children { Label(name) }
}
