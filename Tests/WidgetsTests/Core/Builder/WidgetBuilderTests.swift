import Testing
import Widgets

@Suite("A block of a WidgetBuilder")
struct WidgetBuilderTests {
  @Test("A block lists its widgets, of any types, in their order")
  func widgets() {
    let children = Children {
      Label("a")
      Button("b")
      Label("c")
    }
    #expect(children == [Label("a"), Button("b"), Label("c")])
  }

  @Test("A block may be empty")
  func empty() {
    #expect(Children {} == [])
  }

  @Test("A block may contain an optional widget, and nothing is listed for `nil`", arguments: [true, false])
  func optional(isThere: Bool) {
    let label = isThere ? Label("b") : nil
    let children = Children {
      Label("a")
      label
      Label("c")
    }
    #expect(children == (isThere ? [Label("a"), Label("b"), Label("c")] : [Label("a"), Label("c")]))
  }

  @Test("A block may contain a conditional expression whose second branch is `nil`", arguments: [true, false])
  func ternary(isThere: Bool) {
    let children = Children {
      isThere ? Label("a") : nil
      isThere ? nil : Button("b")
    }
    #expect(children == (isThere ? [Label("a")] : [Button("b")]))
  }

  @Test("A block may contain a conditional expression with widgets of two types", arguments: [true, false])
  func ternaryOfTwoTypes(isLabel: Bool) {
    #expect(Children { isLabel ? Label("a") : Button("b") } == (isLabel ? [Label("a")] : [Button("b")]))
  }

  @Test("A block may contain an `any Widget`, also an optional one")
  func existentials() {
    let button: any Widget = Button("a")
    let missing: (any Widget)? = nil
    #expect(
      Children {
        button; missing; Optional(button)
      } == [Button("a"), Button("a")])
  }

  @Test("A block may contain an array of widgets of one type, of optionals, and of any widgets")
  func arrays() {
    let labels = ["a", "b"].map { Label($0) }
    let mixed: [any Widget] = [Button("c"), Label("d")]
    #expect(Children { labels } == [Label("a"), Label("b")])
    #expect(Children { mixed } == [Button("c"), Label("d")])
    #expect(Children { [Label("a"), nil] } == [Label("a")])
    #expect(
      Children {
        [Label("a"), Button("c")]; labels
      } == [Label("a"), Button("c"), Label("a"), Label("b")])
  }

  @Test("A block may contain a list of children or a group, whose widgets are listed in place")
  func lists() {
    let children: Children = [Label("a"), Button("b")]
    let group = Group {
      Label("c")
      Group { Label("d") }
    }
    #expect(
      Children {
        children; group
      } == [Label("a"), Button("b"), Label("c"), Label("d")])
    #expect(
      group
        == Group {
          Label("c"); Label("d")
        })
  }

  @Test("A block may contain an `if`, and lists its active branch", arguments: [true, false])
  func branches(isLong: Bool) {
    let children = Children {
      Label("a")
      if isLong {
        Label("b")
        Button("c")
      } else {
        Spacer()
      }
      if isLong { Label("d") }
    }
    #expect(children == (isLong ? [Label("a"), Label("b"), Button("c"), Label("d")] : [Label("a"), Spacer()]))
  }

  @Test("A block may contain a `switch` and a longer `if`, and lists the active branch", arguments: 0...3)
  func cases(number: Int) {
    let byCase = Children {
      switch number {
      case 0: Label("none")
      case 1: Button("one")
      case 2: Spacer()
      default: Divider()
      }
    }
    let byBranch = Children {
      if number == 0 {
        Label("none")
      } else if number == 1 {
        Button("one")
      } else if number == 2 {
        Spacer()
      } else {
        Divider()
      }
    }
    #expect(byCase == [[Label("none")], [Button("one")], [Spacer()], [Divider()]][number] as Children)
    #expect(byBranch == byCase)
  }

  @Test("A block may unwrap optionals by `if let`, and declare constants between its lines")
  func bindings() {
    let count: Int? = 3
    let children = Children {
      if let count {
        let text = "\(count)"
        Label(text)
      }
    }
    #expect(children == [Label("3")])
  }

  @Test("A block may contain a `for` loop, whose widgets have no keys")
  func loops() {
    let children = Children {
      for number in 1...3 where number != 2 {
        Label("\(number)")
        if number == 3 { Divider() }
      }
    }
    #expect(children == [Label("1"), Label("3"), Divider()])
  }

  @Test("A block may contain an availability condition")
  func availability() {
    let children = Children {
      if #available(macOS 9999, iOS 9999, tvOS 9999, watchOS 9999, *) { Label("future") }
    }
    #if os(Linux)
      #expect(children == [Label("future")])
    #else
      #expect(children == [])
    #endif
  }

  @Test("A block may contain a custom type that is convertible to widgets")
  func convertible() {
    let row: NameValue? = NameValue(name: "a", value: "b")
    #expect(
      Children {
        NameValue(name: "a", value: "b"); row
      } == [Label("a"), Label("b"), Label("a"), Label("b")])
  }

  @Test("A block reads each of its values once, and runs once")
  func once() {
    var runs = 0
    let counted = Counted { runs += 1 }
    _ = VStack { counted }
    #expect(runs == 1)
  }

  @Test("A block can be passed on by a function with a block parameter")
  func functions() {
    func card(@WidgetBuilder _ content: () -> Children) -> View { View { VStack { content() } } }
    #expect(
      card {
        Label("a"); Label("b")
      }
        == View {
          VStack {
            Label("a"); Label("b")
          }
        })
  }

  @Test("A block may be the body of a property")
  func properties() {
    @WidgetBuilder var content: Children {
      Label("a")
      Label("b")
    }
    #expect(content == [Label("a"), Label("b")])
  }
}

private struct NameValue: WidgetConvertible {
  let name: String
  let value: String

  var widgets: Children { [Label(name), Label(value)] }
}

private struct Counted: WidgetConvertible {
  let read: () -> Void

  var widgets: Children {
    read()
    return [Label()]
  }
}
