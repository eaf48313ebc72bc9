/// A live tree of widgets: their bindings keep them up to date, and users act on them.
///
/// ```swift
/// let name = Var("Ada")
/// let host = Host(VStack { Label(.text <-- name) })
/// name.set("Grace")
/// print(host)
/// // StackView(axis: .vertical)
/// //   Label(text: "Grace")
/// ```
///
/// The tree lives as long as the host, or until ``unmount()``.
@MainActor
public final class Host {
  /// The node of the widget that the host was made of.
  public let root: Node

  internal let tree = Tree()

  /// Mounts a widget and all that is in it: the sources of its bindings are subscribed to in the order of their declaration.
  public init(_ widget: some Widget) {
    root = Node(widget, NodeIdentity(widget), in: nil, of: tree)
  }

  isolated deinit {
    root.unmount()
  }

  /// Ends all bindings. The tree keeps what it shows, and answers to nothing any more.
  public func unmount() {
    root.unmount()
  }

  /// The widget as it is now, with all that is in it.
  public var widget: any Widget {
    // The root was made of a widget, and a node's value keeps its type.
    root.model as! any Widget
  }
}

extension Host: @MainActor CustomStringConvertible {
  /// The tree as it is now, one widget on each line. What keeps it up to date does not show.
  public var description: String {
    Observed.flush()
    return (root.appearance as? any Widget)?.treeDescription ?? ""
  }
}
