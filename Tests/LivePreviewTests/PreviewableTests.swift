import Foundation
import LivePreview
import LiveTesting
import Terminal
import Testing

/// Widgets that consist of others, wherever they stand in a tree.
@MainActor
struct PreviewableTests {
  /// The places of a widget.
  enum Place: CaseIterable {
    case root, stack, measuredStack, view, scrollView, component, cell, titleView, leftView, presented, inAnother
    case insideContainer
  }

  private func tree(_ widget: any Widget, in place: Place) throws -> LiveTree<Void> {
    switch place {
    case .root: return LiveTree(Children([widget]))
    case .stack: return LiveTree(VStack { widget })
    case .measuredStack: return LiveTree(HStack(.distribution(.fillEqually)) { widget })
    case .view: return LiveTree(View { widget })
    case .scrollView: return LiveTree(ScrollView { widget })
    case .component: return LiveTree(VStack { Showing(widget: widget) })
    case .cell: return LiveTree(TableView { Section { TableViewCell { widget } } })
    case .titleView:
      return LiveTree(NavigationController { ViewController(.navigationItem.titleView(widget)) { Label("Text") } })
    case .leftView: return LiveTree(VStack { TextField(.leftView(widget), .leftViewMode(.always)) })
    case .inAnother: return LiveTree(VStack { Shelf(.content([widget])) })
    case .insideContainer: return LiveTree(VStack { Framed(Mod { $0.title = "Frame" }) { widget } })
    case .presented:
      let screen = ViewController { widget }
      let tree = LiveTree(VStack { Button("Show", .tapped --> inContext { try $0.present(screen) }) })
      try tree.find(Button.self).tap()
      return tree
    }
  }

  @Test("A page shows, patches and operates the widget as every preview does", arguments: Place.allCases)
  func everywhere(_ place: Place) throws {
    let value = Var(1)
    let more = Button("More", .tapped --> { value.set(value.value + 1) })
    let tree = try tree(Stars(.value <-- value, .buttons([more])), in: place)
    let visitor = Visitor(LiveSession(tree))
    func check(_ text: String) {
      #expect(visitor.difference(from: tree) == nil)
      #expect(visitor.browser.look.contains(text))
      #expect(Preview.text(tree).contains(text))
      // A view that is wider than its bar or its field is cut off in a drawing.
      #expect(place == .titleView || place == .leftView || Preview.svg(tree).contains(text))
      #expect(Preview.terminal(tree, width: 40, color: false).contains(text))
      #expect(tree.find(.text(text)).all.count == 1)
    }
    check("1 of 3")
    value.set(2)
    try visitor.update()
    check("2 of 3")
    try visitor.act("tap", on: tree.find(.button("More")).id)
    check("3 of 3")
    try visitor.act("set", on: tree.find(.textField("Note")).id, "Good")
    value.set(1)
    try visitor.update()
    check("1 of 3")
    #expect(try tree.find(TextField.self, .textField("Note")).text == "Good")
    #expect(visitor.browser.look.contains("Good"))
    #expect(Preview.html(tree, as: .fragment).contains("Good"))
  }

  @Test("A tap on the preview of a previewable widget sends the event of that widget")
  func tapsOutside() throws {
    var taps = 0
    let tree = LiveTree(VStack { Stars(.tapped --> { taps += 1 }) })
    try tree.find(.text("0 of 3")).tap()
    #expect(taps == 1)
  }

  @Test("A style of a state changes the preview of a previewable widget")
  func states() throws {
    let tree = LiveTree(VStack { Stars(.value(1), .while(.disabled, .value(3))) })
    let visitor = Visitor(LiveSession(tree))
    try tree.find(Stars.self).operate { $0.isEnabled = false }
    try visitor.update()
    #expect(visitor.browser.look.contains("3 of 3"))
    #expect(visitor.difference(from: tree) == nil)
  }

  @Test("A changed copy of a previewable widget is shown with the changes")
  func copies() throws {
    let tree = LiveTree(Stars(.value(1)))
    var copy = try #require(tree.widget as? Stars)
    #expect(copy == Stars(.value(1)))
    copy.value = 2
    #expect(Preview.text(copy).contains("2 of 3"))
  }

  @Test("A component in the preview of a widget is evaluated, also without a live tree")
  func components() {
    let shelf = Shelf(.content(Children { Titled(title: "Inside") }))
    #expect(Preview.html(shelf, as: .fragment).contains("Inside"))
    #expect(Preview.text(shelf).contains("Inside") && Preview.svg(shelf).contains("Inside"))
    #expect(page(of: shelf).contains("Inside"))
  }

  @Test("A scroll view shows its refresh control while it refreshes, and patches it away")
  func refreshControl() throws {
    let isRefreshing = Var(false)
    let title = AttributedString("Loading")
    let control = isRefreshing.map { RefreshControl(.isRefreshing($0), .attributedTitle(title)) }
    let tree = LiveTree(ScrollView(.refreshControl <-- control) { Label("Content") })
    let visitor = Visitor(LiveSession(tree))
    for isOn in [true, false, true] {
      isRefreshing.set(isOn)
      try visitor.update()
      #expect(visitor.difference(from: tree) == nil)
      #expect(visitor.browser.look.contains("Loading") == isOn)
    }
  }

  private func page(of content: some WidgetConvertible) -> String { LiveSession(LiveTree(content)).open().html }
}

private struct Stars: Control, Previewable {
  var value = 0
  var buttons: Children = []
  var controlAttributes = ControlAttributes()
  var attributes = ViewAttributes.fresh

  var preview: any Widget {
    HStack {
      Label("\(value) of 3")
      buttons
      TextField(.placeholder("Note"))
    }
  }
}

extension PropertyNames where Root == Stars {
  fileprivate static var value: Property<Root, Int> { Property { $1(&$0.value) } }
  fileprivate static var buttons: Property<Root, Children> { Property { $1(&$0.buttons) } }
}

/// A widget whose preview shows others, without being a container.
private struct Shelf: Widget, Previewable {
  var content: Children = []
  var attributes = ViewAttributes.fresh

  var preview: any Widget { VStack { content } }
}

extension PropertyNames where Root == Shelf {
  fileprivate static var content: Property<Root, Children> { Property { $1(&$0.content) } }
}

private struct Showing: Component {
  let widget: any Widget

  var body: Children { widget }
}
