// First guesses at names. The compiler reports what to use instead.
import Bindings
import Widgets

extension LiveTree {
  @available(
    *, unavailable,
    message: "a renderer receives changes: 'tree.render(with: HTMLRenderer())'; a test asks 'tree.changes { … }'"
  )
  public func onChange<Result>(_ action: ([TreeChange]) -> Result) -> Lifetime { Lifetime {} }

  @available(
    *, unavailable,
    message: "a renderer receives changes: 'tree.render(with: HTMLRenderer())'; a test asks 'tree.changes { … }'"
  )
  public func observe<Result>(_ action: ([TreeChange]) -> Result) -> Lifetime { Lifetime {} }

  @available(
    *, unavailable, message: "a tree is always up to date; time passes by 'clock.advance(by:)' of a 'VirtualClock'"
  )
  public func settle() {}

  @available(
    *, unavailable, message: "a tree is always up to date; time passes by 'clock.advance(by:)' of a 'VirtualClock'"
  )
  public func advance(by duration: Duration) {}

  @available(*, unavailable, message: "the state of a program is saved: 'name.json()', and 'name.restore(json:)'")
  public func saveState() -> String { "" }

  @available(*, unavailable, message: "the state of a program is saved: 'name.json()', and 'name.restore(json:)'")
  public func restoreState<What>(_ state: What) {}

  @available(
    *, unavailable, message: "a history undoes what a tree records: 'tree.record(in: history)', 'history.undo()'"
  )
  public func undo() {}

  @available(
    *, unavailable, message: "write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget"
  )
  public func animate(duration: Double, _ changes: () -> Any, completion: (Bool) -> Void = { _ in }) {}

  @available(*, unavailable, renamed: "description")
  public var debugDescription: String { description }
}

@available(*, unavailable, message: "sections are listed in a table: 'TableView { Section(\"People\") { … } }'")
extension ListSection where ID == String, Header == String, Element == String {
  public init(header: String, @WidgetBuilder content: () -> Children) { self.init("", header: "", []) }
}
