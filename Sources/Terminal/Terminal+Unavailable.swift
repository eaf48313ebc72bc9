import Live
import Widgets

/// Names the function that runs a tree.
@available(*, unavailable, message: "write 'try await Terminal.run { … }', or 'try await Terminal.run(tree)'")
@MainActor public struct TerminalApp {
  /// Creates nothing.
  public init<State>(_ tree: LiveTree<State>) {}

  /// Creates nothing.
  public init(_ content: some WidgetConvertible) {}

  /// Creates nothing.
  public init(@WidgetBuilder content: () -> Children) {}

  /// Runs nothing.
  public func run() {}
}
