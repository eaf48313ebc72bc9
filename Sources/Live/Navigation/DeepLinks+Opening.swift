import Foundation
import Bindings
import Widgets

extension DeepLinks {
  /// Returns an action that shows the screens that an opened address leads to.
  ///
  /// Write `Application(.address <-- links.addresses(of: path), .open --> links.opening(path))`; <doc:Navigation> has
  /// an example.
  ///
  /// If the address leads back to a screen below, or to one above the present one, as going back and forward in a
  /// browser does, the screens that stay are not made again.
  ///
  /// An address that leads nowhere changes nothing, and adds a `RouteError` to ``LiveTree/errors``.
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

  /// Returns the addresses of a path as it changes, `nil` for one that has none, to be bound to `address` of an app.
  ///
  /// - Complexity: That of `url(of:)`, for each change.
  @MainActor public func addresses(of path: StackAdapter<Link>) -> Signal<URL?> {
    path.map { _ in try? self.url(of: path.value) }
  }
}
