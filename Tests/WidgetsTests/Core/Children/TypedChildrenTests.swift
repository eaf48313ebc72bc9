import TestSupport
import Testing

@testable import Widgets

/// Some lists with the widgets that they have, made by blocks of many forms.
private struct Listed {
  var children: Children
  var widgets: [any Widget]

  /// Returns lists that differ in a few values and in the statements that list them.
  static func all(_ random: inout SeededGenerator) -> [Listed] {
    func text() -> String { ["a", "b", "c"].randomElement(using: &random) ?? "" }
    func row(_ text: String) -> StackView { HStack { Label(text) } }
    let (a, b, c, d) = (text(), text(), text(), text())
    let isThere = Bool.random(using: &random)
    let names = (0..<Int.random(in: 0..<4, using: &random)).map { _ in text() }
    let rows = (0..<Int.random(in: 0..<3, using: &random)).map { Row(id: $0, text: text()) }
    let keyed = rows.map { row in row.composed.with(.key(row.id)) }
    return [
      Listed(children: Children { Label(a) }, widgets: [Label(a)]),
      Listed(children: [Label(a), Button(b)], widgets: [Label(a), Button(b)]),
      Listed(
        children: Children {
          Label(a); Button(b)
        }, widgets: [Label(a), Button(b)]),
      Listed(
        children: Children {
          row(a); Label(b, .key(c)); Button(d)
        }, widgets: [row(a), Label(b, .key(c)), Button(d)]),
      Listed(
        children: Children {
          Label(a)
          if isThere { Button(b) }
          Row(id: 1, text: c)
          VStack { row(d) }
        },
        widgets: [Label(a)] + (isThere ? [Button(b)] : []) + [Row(id: 1, text: c).composed, VStack { row(d) }]),
      Listed(children: Children { for name in names { Label(name) } }, widgets: names.map { Label($0) }),
      Listed(
        children: Children {
          for name in names {
            Label(name); row(name)
          }
          Label(a)
        }, widgets: names.flatMap { [Label($0), row($0)] as [any Widget] } + [Label(a)]),
      Listed(
        children: Children {
          if isThere { Label(a) }
          if !isThere { Label(a) }
          for name in names { Label(name) }
          Label(b)
        }, widgets: [Label(a)] + names.map { Label($0) } + [Label(b)]),
      Listed(
        children: Children {
          ForEach(rows) { row in
            if isThere { Label(a) }
            Label(row.text, .key("own"))
          }
        },
        widgets: rows.flatMap { row -> [any Widget] in
          let key = WidgetKey(row.id)
          return (isThere ? [Label(a, .key(key))] : []) + [Label(row.text, .key(WidgetKey(key, "own")))]
        }),
      Listed(children: Children { ForEach(rows) }, widgets: keyed),
      Listed(children: Children { ForEach(rows) { row in row } }, widgets: keyed),
      Listed(
        children: Children {
          ForEach(rows) { row in
            Label(row.text); Button(row.text, .key("own"))
          }
        },
        widgets: rows.flatMap { row -> [any Widget] in
          let key = WidgetKey(row.id)
          return [Label(row.text, .key(key)), Button(row.text, .key(WidgetKey(key, "own")))]
        }),
      Listed(
        children: Children {
          Label(a); Label(b); Label(c); Label(d); Label(a); Label(b); Label(c); Label(d); Label(a); Label(b); Label(c)
        }, widgets: [a, b, c, d, a, b, c, d, a, b, c].map { Label($0) }),
    ]
  }
}

private struct Row: Component, Identifiable, Equatable {
  let id: Int
  let text: String
  var body: Children { Label(text) }
  nonisolated var composed: Composed { Composed(self) }
}

private struct Counter: WidgetVisitor {
  var types: [ObjectIdentifier] = []

  mutating func visit<Visited: Widget>(_ widget: Visited) -> Bool {
    types.append(ObjectIdentifier(Visited.self))
    return true
  }
}

@Suite("Children that a block lists")
struct TypedChildrenTests {
  @Test(
    "A list of children contains the widgets of the block's lines, whatever statements list them", arguments: 0..<30)
  func widgets(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for listed in Listed.all(&random) {
      let (children, widgets) = (listed.children, listed.widgets)
      #expect(children == Children(widgets) && Children(widgets) == children)
      #expect(children.elements.elementsEqual(widgets, by: Children.areEqual))
      #expect(children.count == widgets.count)
      var counter = Counter()
      children.visit(&counter)
      #expect(counter.types == widgets.map { ObjectIdentifier(type(of: $0)) })
      for (index, widget) in widgets.enumerated() {
        #expect(Children.areEqual(children[index], widget))
        let (identity, expected) = (children.identity(at: index), ChildIdentity(widget))
        #expect(identity.type == expected.type && identity.key == expected.key)
        var one = Counter()
        #expect(children._visit(at: index, &one) && one.types == [counter.types[index]])
      }
    }
  }

  @Test("Comparing two typed lists has the same result as comparing their widgets", arguments: 0..<30)
  func comparison(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (olds, news) = (Listed.all(&random), Listed.all(&random))
    for (place, old) in olds.enumerated() {
      for (newPlace, new) in news.enumerated() {
        let isEqual =
          old.widgets.count == new.widgets.count && zip(old.widgets, new.widgets).allSatisfy(Children.areEqual)
        #expect((old.children == new.children) == isEqual)
        let shared = 0..<min(old.widgets.count, new.widgets.count)
        var different = shared.filter { !Children.areEqual(old.widgets[$0], new.widgets[$0]) }
        // What follows a child of another identity need not be found.
        let others = different.firstIndex {
          let (old, new) = (ChildIdentity(old.widgets[$0]), ChildIdentity(new.widgets[$0]))
          return old.type != new.type || old.key != new.key
        }
        if let others { different.removeSubrange((others + 1)...) }
        let found = new.children.differences(from: old.children)
        #expect(
          found.map { Set(different).isSubset(of: $0) && $0 == $0.sorted() && $0.allSatisfy(shared.contains) } ?? true)
        // Lists of one form and length whose widgets have nothing inside are known in full.
        if place == newPlace, old.widgets.count == new.widgets.count, [2, 9, 12].contains(place) {
          #expect(found == different)
        }
        for index in old.widgets.indices {
          for other in new.widgets.indices {
            if let isKnown = old.children.isKnown(at: index, toEqual: new.children, at: other) {
              #expect(isKnown == Children.areEqual(old.widgets[index], new.widgets[other]))
            }
          }
        }
      }
    }
  }

  @Test("Lists of the same widgets are equal, whichever lines of a block list them")
  func otherLines() {
    func block(_ isFirst: Bool) -> Children {
      Children {
        if isFirst { Label("a") }
        if !isFirst { Label("a") }
        Label("b")
      }
    }
    func loops(_ count: Int) -> Children {
      Children {
        for _ in 0..<count { Label("a") }
        for _ in count..<3 { Label("a") }
        Label("b")
      }
    }
    #expect(block(true) == block(false) && block(true).count == 2)
    #expect((0...3).allSatisfy { loops($0) == loops(1) && loops($0) != block(true) })
  }

  @Test("Listed components are compared as components, also beside other lines of a block")
  func components() {
    func rows(_ texts: [String]) -> [Row] { texts.enumerated().map { Row(id: $0.offset, text: $0.element) } }
    func block(_ title: String, _ texts: [String]) -> Children {
      Children {
        Label(title)
        ForEach(rows(texts))
        VStack { HStack { Label("deep") } }
      }
    }
    let old = block("a", ["a", "b", "c"])
    // What is nested deeper is compared by the nodes inside.
    #expect(block("a", ["a", "x", "c"]).differences(from: old) == [2, 4])
    #expect(block("b", ["a", "b", "c"]).differences(from: old) == [0, 4])
    #expect(block("a", ["a", "b", "c", "d"]).differences(from: old) == [4])
  }

  @Test("A list that is nested in many blocks is read, compared and released on a small stack")
  func nestedLists() async {
    let isRight = await onSmallStack {
      func nested() -> Children {
        var rows: Children = []
        for number in 0..<3_000 {
          rows = Children {
            rows; Label("\(number)")
          }
        }
        for _ in 0..<3_000 { rows = Children { for _ in 0..<1 { rows; Children {} } } }
        return rows
      }
      let rows = nested()
      return rows == nested() && rows.count == 3_000 && (rows[0] as? Label)?.text == "0"
        && (rows[2_999] as? Label)?.text == "2999"
    }
    #expect(isRight)
  }

  @Test("Changing a child of a block leaves copies unchanged, and counts the levels again")
  func independence() {
    let children = Children {
      Label("a"); Button("b")
    }
    var copy = children
    copy[1].tag = 1
    copy.append(VStack { HStack { Label("c") } })
    #expect(children == [Label("a"), Button("b")])
    #expect(copy == [Label("a"), Button("b", .tag(1)), VStack { HStack { Label("c") } }])
    #expect(copy.fit(3) && !copy.fit(2))
    copy.removeLast()
    #expect(copy.fit(1))
  }

  @Test("A block of few lines creates one object, and allocates no list of `any Widget`")
  func box() {
    let children = Children {
      Label("a"); Button("b"); Label("c")
    }
    #expect(type(of: children.box ?? WidgetArray([], levels: ChildrenLevels())) != WidgetArray.self)
    #expect(Children {}.box == nil && ([] as Children).box == nil)
    #expect(Children { [] as Children }.box == nil && Children { ForEach(0..<0) { _ in Label() } }.box == nil)
  }
}
