import Bindings
import TestSupport
import Testing

private enum Greeting: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[Greeting.self] }
    set { self[Greeting.self] = newValue }
  }
}

private struct Row: Component {
  let name: Var<String>
  @Environment(\.greeting) var greeting

  var body: Children { Label(.text <-- name.map { [greeting] in "\(greeting), \($0)" }) }
}

private struct Outer: Component {
  let row: Row

  var body: Children { row }
}

@MainActor
@Suite("A resolved value")
struct ResolvedTests {
  let name = Var("Ada")

  @Test("A resolved value equals one with constants in place of the bindings, and has no behaviors")
  func constants() {
    let label = Label(.text <-- name, .alpha -- 0.5, .lifetimes -- [], .adHocFinalize -- { _ in nil })
    #expect(label.resolved() == Label(.text("Ada"), .alpha(0.5)))
    #expect(label.resolved().behaviors.isEmpty)
  }

  @Test("Each call of `resolved()` returns the present values")
  func again() {
    let label = Label(.text <-- name)
    #expect(label.resolved().text == "Ada")
    name.set("Grace")
    #expect(label.resolved().text == "Grace")
    #expect(label.resolved().resolved() == label.resolved())
  }

  @Test("Resolving a value leaves no subscription")
  func noSubscription() {
    var subscriptions = 0
    let counting = Signal<String>.observing { "Ada" }.map {
      subscriptions += 1; return $0
    }
    let label = Label(.text <-- name.combineLatest(counting) { $0 + $1 })
    _ = label.resolved()
    name.set("Grace")
    #expect(subscriptions == 1)
  }

  @Test("A resolved value has been prepared, but is not finalized and neither retains nor ends lifetimes")
  func preparation() {
    let log = Log()
    let kept = Lifetime { log.note("ended") }
    let label = Label(
      .adHocPrepare -- { $0.tag = 3 },
      .adHocFinalize -- { _ in
        log.note("finalized"); return nil
      },
      .lifetimes -- [kept]
    )
    #expect(label.resolved().tag == 3)
    #expect(log.lines == [])
  }

  @Test("A value that is resolved inside a delivery has the present values, too")
  func insideDelivery() {
    let other = Var("Lovelace"), log = Log()
    let label = Label(.text <-- name.combineLatest(other) { "\($0) \($1)" }.map { $0.uppercased() })
    let lifetime = name.subscribe { _ in log.note(label.resolved().text ?? "") }
    name.set("Countess")
    #expect(log.lines == ["ADA LOVELACE", "COUNTESS LOVELACE"])
    lifetime.cancel()
  }

  @Test("A resolved value has resolved children, also those that a binding sets")
  func children() {
    let row = StackView(.axis -- .vertical) { Label(.text <-- name) }
    #expect(row.resolved() == StackView(.axis -- .vertical) { Label("Ada") })
    let rows = Var<Children>([Label(.text <-- name)])
    #expect(StackView(.arrangedSubviews <-- rows).resolved() == StackView(.arrangedSubviews -- [Label("Ada")]))
  }

  @Test("A value is resolved through 10,000 nested levels")
  func depth() {
    var widget: any Widget = Composed(Row(name: name))
    for level in 0..<10_000 {
      var cell = TableViewCell()
      cell.accessoryView = widget
      widget = level.isMultiple(of: 2) ? VStack { widget } : cell
    }
    widget = View { widget }.resolved()
    while let next = (widget as? TableViewCell)?.accessoryView ?? widget.widgetsInside?.first { widget = next }
    #expect(widget as? Label == Label("none, Ada"))
  }

  @Test("A resolved value has resolved component bodies at any place, with the environment around them")
  func components() {
    let row = Row(name: name)
    let tree = View(.environment(\.greeting, "Hello")) { VStack { Outer(row: row) } }.resolved()
    let outer = tree.children[0].widgetsInside?[0] as? Composed
    let inner = outer?.children.first as? Composed
    #expect(inner?.children == [Label("Hello, Ada")])
    let field = TextField(.leftView -- Composed(row), .environment(\.greeting, "Bye")).resolved()
    #expect((field.leftView as? Composed)?.children == [Label("Bye, Ada")])
    #expect(Composed(row).resolved().children == [Label("none, Ada")])
    let rows = Var<Children>([Composed(row)])
    #expect((View(.children <-- rows).resolved().children[0] as? Composed)?.children == [Label("none, Ada")])
  }

  @Test("A resolved value has resolved parts: layers, gesture recognizers, bar items, the views beside a text")
  func parts() {
    let radius = Var(4.0), isOn = Var(false)
    let view = View(
      .layer.update(.cornerRadius <-- radius),
      .gestureRecognizers -- [TapGestureRecognizer(.isEnabled <-- isOn)]
    )
    #expect(
      view.resolved() == View(.layer.cornerRadius(4), .gestureRecognizers -- [TapGestureRecognizer(.isEnabled(false))]))
    let bar = NavigationBar(.items -- [NavigationItem(.rightBarButtonItems -- [BarButtonItem(.title <-- name)])])
    #expect(bar.resolved().items[0].rightBarButtonItems[0].title == "Ada")
    let field = TextField(.leftView -- Label(.text <-- name))
    #expect(field.resolved() == TextField(.leftView -- Label("Ada")))
    #expect(Toolbar(.items -- [BarButtonItem(.title <-- name)]).resolved().items[0].title == "Ada")
    #expect(TabBar(.items -- [TabBarItem(.title <-- name)]).resolved().items[0].title == "Ada")
  }

  @Test("A resolved value has a resolved title label, image view, and layers inside layers")
  func partsWithin() {
    let radius = Var(4.0), isHidden = Var(true)
    let button = Button(.titleLabel.update(.alpha <-- radius), .imageView.update(.isHidden <-- isHidden))
    #expect(button.resolved() == Button(.titleLabel.alpha(4), .imageView.isHidden(true)))
    let view = View(.layer.sublayers -- [Layer(.cornerRadius <-- radius)])
    #expect(view.resolved() == View(.layer.sublayers -- [Layer(.cornerRadius(4))]))
  }

  @Test("Resolving an object returns the object itself, whose properties are up to date")
  func object() {
    let gauge = Gauge().with(\.level <-- Var(3.0))
    #expect(gauge.resolved() === gauge)
    #expect(gauge.bindings.count == 1)
  }
}
