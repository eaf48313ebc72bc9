import Foundation
import Bindings
import Widgets

extension DeepLinks {
  /// Returns an action that shows the screens that an opened address leads to.
  ///
  /// Write `Application(.address <-- links.addresses(of: path), .open --> links.opening(path))`; <doc:Navigation> has
  /// an example.
  ///
  /// Screens that the current and the new address have in common stay, such as when users go back and forward in a
  /// browser.
  ///
  /// An address without a screen changes nothing, and adds a `RouteError` to ``LiveTree/errors``.
  @MainActor public func opening(_ path: StackAdapter<Link>) -> ContextualAction<URL> {
    inContext { _, url in
      let (old, new) = (path.value, try self.path(of: url))
      let kept = zip(old, new).prefix { $0 == $1 }.count
      if kept == new.count {
        path.popToCount(kept)
      } else if kept == old.count, new.count == kept + 1 {
        path.push(new[kept])
      } else {
        path.reload(new)
      }
    }
  }

  /// Returns an action that sends the path that an opened address leads to, such as to a `Var`.
  ///
  /// An address that leads nowhere sends nothing, and adds a `RouteError` to ``LiveTree/errors``.
  @MainActor public func opening(_ path: some InputConvertible<[Link]>) -> ContextualAction<URL> {
    inContext { _, url in path.input.send(try self.path(of: url)) }
  }

  /// Returns a signal of the path's addresses, to bind to `address` of an app. It is `nil` for a path without an
  /// address.
  ///
  /// - Complexity: That of `url(of:)`, for each change.
  @MainActor public func addresses(of path: StackAdapter<Link>) -> Signal<URL?> {
    path.map { _ in try? self.url(of: path.value) }
  }
}
