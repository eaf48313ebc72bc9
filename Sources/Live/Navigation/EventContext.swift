/// Where an event has happened, and what a handler can do from there.
///
/// ```swift
/// Button("Open", .tapped --> inContext { context in try context.push(Detail(user)) })
/// Label("More", .onTap { context in try context.present(Menu()) })
/// ```
///
/// Queries look in the whole tree: `context.find(.identifier("total"))`. See `inContext`. There is no way to the tree itself: what
/// handlers change of its state goes through the adapters or the model that the state is made of.
@MainActor
public struct EventContext {
  /// The node that the event happened to. That of a gesture is the one that was touched.
  public let source: Node

  /// The context of the handlers that are being called.
  internal static var current: EventContext?

  internal init(_ node: Node) {
    let isRecognizer = node.mounted.current is any GestureRecognizer
    source = isRecognizer ? node.parent ?? node : node
  }

  /// Takes the cursor out of the widget that it is in, as far as that allows it.
  ///
  /// - Returns: Whether no widget is focused now.
  @discardableResult
  public func endEditing() -> Bool {
    guard let focused = source.tree.focused, focused.isFocused else { return true }
    return focused.resign() == nil
  }

  /// Does something, and notes in the tree what it throws.
  internal func perform(_ action: (EventContext) throws -> Void) {
    do { try action(self) } catch { source.tree.errors.append(error) }
  }

  /// The error that says why something could not be done.
  internal func error(_ action: String, _ reason: NavigationError.Reason) -> NavigationError {
    NavigationError(action, from: source.path, source.isMounted ? reason : .unmounted)
  }
}

extension EventContext: NodeConvertible {
  /// The root of the tree.
  public func node() -> Node { source.line.last ?? source }
}

extension EventContext: @MainActor CustomStringConvertible {
  /// The word `context`.
  public var description: String { "context" }
}

extension Node {
  package func whileHandling(_ handle: () -> Void) {
    let outer = EventContext.current
    EventContext.current = EventContext(self)
    defer { EventContext.current = outer }
    handle()
  }
}
