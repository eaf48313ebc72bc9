// The queries of other test libraries. The compiler names those of this one.
import Live
import Widgets

extension LiveTree {
  /// Names the query.
  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func getByText(_ text: String) -> Query<Node> { root.find() }

  /// Names the query.
  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func getByRole(_ matcher: Matcher) -> Query<Node> { root.find() }

  /// Names the query.
  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func query(_ matchers: Matcher...) -> Query<Node> { root.find() }

  /// Names the query.
  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func first(_ matchers: Matcher...) -> Query<Node> { root.find() }

  /// Names the query.
  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func button(_ title: String) -> Query<Node> { root.find() }

  /// Names the query.
  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public func label(_ text: String) -> Query<Node> { root.find() }

  /// Names the query.
  @available(*, unavailable, message: "a query is made by matchers: 'tree.find(.button(\"Save\"))'")
  public var staticTexts: [String: Query<Node>] { [:] }

  /// Names the query of what can be tapped.
  @available(*, unavailable, message: "find what to tap: 'find(.button(\"Save\")).tap()'")
  @_disfavoredOverload public func tap(_ matcher: Matcher) {}

  /// Names the texts that are found.
  @available(*, unavailable, message: "a query lists what it finds: 'tree.find(Label.self).all.map(\\.text)'")
  public var texts: [String] { [] }

  /// Names the preview.
  @available(*, unavailable, message: "a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'")
  public var html: String { "" }

  /// Names the preview.
  @available(*, unavailable, message: "a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'")
  public func snapshot() -> String { "" }

  /// Names the preview.
  @available(*, unavailable, message: "a preview shows a tree: 'Preview.html(tree)', 'Preview.text(tree)'")
  public func render() -> String { "" }

  /// Names the action that goes back.
  @available(*, unavailable, message: "write 'try tree.goBack()'")
  public func back() {}

  /// Names the action that goes back.
  @available(*, unavailable, message: "write 'try tree.goBack()'")
  public func pop() {}

  /// Names the query of the visible screen.
  @available(*, unavailable, message: "write 'tree.find(ViewController.self)', or 'tree.find(AlertController.self)'")
  public var screen: Query<Node> { root.find() }

  /// Names the query of the alert.
  @available(*, unavailable, message: "write 'tree.find(AlertController.self)'")
  public var alert: Query<Node> { root.find() }
}

extension NodeConvertible {
  /// Names the action that types a text.
  @available(*, unavailable, message: "write 'try tree.find(.textField(\"Name\")).type(\"Ada\")'")
  public func fill(_ text: String) {}

  /// Names the action that sets a value.
  @available(*, unavailable, message: "write 'try tree.find(.slider).slide(to: 0.5)'")
  public func setValue(_ value: Double) {}
}
