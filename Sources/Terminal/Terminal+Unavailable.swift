import Live
import Widgets

@available(*, unavailable, message: "write 'try await Terminal.run { … }', or 'try await Terminal.run(tree)'")
@MainActor public struct TerminalApp {
  public init<State>(_ tree: LiveTree<State>) {}

  public init(_ content: some WidgetConvertible) {}

  public init(@WidgetBuilder content: () -> Children) {}

  public func run() {}
}
