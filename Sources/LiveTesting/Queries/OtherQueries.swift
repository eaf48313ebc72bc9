// The queries of other test libraries. The compiler reports what to use instead.
import Live
import Widgets

extension LiveTree {
  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func getByText(_ text: String) -> Query<Node> { root.find() }

  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func getByRole(_ matcher: Matcher) -> Query<Node> { root.find() }

  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func query(_ matchers: Matcher...) -> Query<Node> { root.find() }

  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func first(_ matchers: Matcher...) -> Query<Node> { root.find() }

  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func button(_ title: String) -> Query<Node> { root.find() }

  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func label(_ text: String) -> Query<Node> { root.find() }

  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public var staticTexts: [String: Query<Node>] { [:] }

  @available(*, unavailable, message: "find what to tap: 'find(.button(\"Save\")).tap()'")
  @_disfavoredOverload public func tap(_ matcher: Matcher) {}

  @available(*, unavailable, message: "a query lists what it finds: 'tree.find(Label.self).all.map(\\.text)'")
  public var texts: [String] { [] }

  @available(*, unavailable, message: "a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'")
  public var html: String { "" }

  @available(*, unavailable, message: "a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'")
  public func snapshot() -> String { "" }

  @available(*, unavailable, message: "a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'")
  public func render() -> String { "" }

  @available(*, unavailable, message: "write 'try tree.goBack()'")
  public func back() {}

  @available(*, unavailable, message: "write 'try tree.goBack()'")
  public func pop() {}

  @available(*, unavailable, message: "write 'tree.find(ViewController.self)', or 'tree.find(AlertController.self)'")
  public var screen: Query<Node> { root.find() }

  @available(*, unavailable, message: "write 'tree.find(AlertController.self)'")
  public var alert: Query<Node> { root.find() }
}

extension NodeConvertible {
  @available(*, unavailable, message: "write 'try tree.find(.textField(\"Name\")).type(\"Ada\")'")
  public func fill(_ text: String) {}

  @available(*, unavailable, message: "write 'try tree.find(.slider).slide(to: 0.5)'")
  public func setValue(_ value: Double) {}
}
