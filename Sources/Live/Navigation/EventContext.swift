/// The context of an event, with the actions that a handler can perform from there.
///
/// ```swift
/// Button("Open", .tapped --> inContext { context in try context.push(Detail(user)) })
/// Label("More", .onTap { context in try context.present(Menu()) })
/// ```
///
/// See `inContext`. A context gives no access to the tree itself: handlers change its state through the adapters or the
/// model that the state consists of.
@MainActor public struct EventContext {
  /// The node that sent the event. For a gesture, this is the touched node.
  public let source: Node

  /// The context of the handlers that are being called.
  internal static var current: EventContext?

  internal init(_ node: Node) {
    let isRecognizer = node.mounted.current is any GestureRecognizer
    source = isRecognizer ? node.parent ?? node : node
  }

  /// Ends editing in the focused widget, if its delegate allows it.
  ///
  /// - Returns: Whether no widget is focused now.
  @discardableResult public func endEditing() -> Bool {
    guard let focused = source.tree.focus.node, focused.isFirstResponder, focused.mounted.current is any TextInput
    else {
      return true
    }
    return focused.resign() == nil
  }

  /// Calls a closure, and adds the error that it throws to the tree.
  internal func perform(_ action: (EventContext) throws -> Void) {
    do { try action(self) } catch { source.tree.errors.append(error) }
  }

  /// Returns the error of an action that could not be performed.
  internal func error(_ action: String, _ reason: NavigationError.Reason) -> NavigationError {
    NavigationError(action, from: source.path, source.isMounted ? reason : .unmounted)
  }
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

extension EventContext {
  /// Copies a text to the pasteboard of the browser or the terminal, if the user's settings allow it.
  ///
  /// ```swift
  /// Button("Copy", .tapped --> inContext { $0.copy("Label()") })
  /// ```
  ///
  /// In a test, ``LiveTree/copiedText`` has the text.
  public func copy(_ text: String) {
    source.tree.messages.copied = text
    source.tree.messages.didCopy?(text)
  }
}

extension EventContext {
  /// Shows a short text to the user, such as that something has been saved.
  ///
  /// ```swift
  /// Button("Save", .tapped --> inContext { $0.notify("Saved") })
  /// ```
  ///
  /// A terminal shows the last notification in a line at its bottom, and a page in its status, which assistive
  /// technology reads. In a test, ``LiveTree/notifiedText`` has the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isError: Whether the text explains why something has not been done. It shows until the next action of the
  ///     user, and any other text for four seconds. `false` by default.
  public func notify(_ text: String, isError: Bool = false) {
    source.tree.messages.notified = text
    source.tree.messages.didNotify?(text, isError)
  }
}

extension LiveTree {
  /// The text that a handler has shown last, by ``EventContext/notify(_:isError:)``, or `nil` if none has.
  public var notifiedText: String? { root.tree.messages.notified }

  /// The text that a handler has copied last, by ``EventContext/copy(_:)``, or `nil` if none has.
  public var copiedText: String? { root.tree.messages.copied }

  /// The errors that handlers with a context have thrown, and those of descriptions and events, in order.
  ///
  /// If there are very many errors, only the last ones are kept: at least 500. See `inContext`, ``EventError``,
  /// `DepthError`, ``StateModError`` and ``UnsettledError``.
  ///
  /// Reading the errors reads the whole tree, because Mods of states are applied on demand.
  public var errors: [any Error] {
    _ = root.coveredSnapshot
    return tree.errors
  }

  /// The errors so far, without errors of Mods that have not been applied yet.
  package var errorsSoFar: [any Error] {
    Observed.flush()
    return tree.errors
  }
}
