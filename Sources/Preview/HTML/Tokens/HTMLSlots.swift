import Widgets

/// The children of a node whose widget writes a tape: each is written by itself, and has a slot.
package struct HTMLSlots {
  /// A child, as the widget holds it.
  private struct Child {
    let id: Int
    let flex: Flex?
    let widget: any Widget
  }

  /// The number of the node.
  internal let id: Int

  /// Whether all children have a slot together.
  internal let areTogether: Bool

  /// The number of children that have a slot together.
  internal private(set) var count = 0

  /// How these share the room.
  internal private(set) var shares = FlexSum()

  /// The children that have slots of their own, by the storage of their attributes.
  private var children: [ObjectIdentifier: Child] = [:]

  /// Makes the slots of a node without children.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - areTogether: Whether all children have a slot together, or each has one of its own.
  package init(of id: Int, areTogether: Bool) {
    self.id = id
    self.areTogether = areTogether
  }

  /// Adds a child that stands among the others, in the order of the children.
  ///
  /// - Parameter flex: How it shares the room of what is around it; `nil` if it is hidden.
  package mutating func add(flex: Flex?) {
    count += 1
    if let flex { shares.add(flex) }
  }

  /// Adds a child that the widget puts somewhere, and returns it as the widget is to hold it: told from others like it.
  package mutating func add(_ widget: any Widget, id: Int, flex: Flex?) -> any Widget {
    var widget = widget
    widget.attributes = Boxed(widget.attributes.value)
    children[widget.attributes.identity] = Child(id: id, flex: flex, widget: widget)
    return widget
  }
}

extension HTMLSlots {
  /// Whether what a container writes is around its children, all of which stand in one place in their order.
  package static func areTogether(in container: any Widget) -> Bool {
    switch container {
    case let stack as StackView: stack.customSpacing.isEmpty && stack.spacing >= 0
    case is View, is ScrollView, is Composed: true
    default: !(container is any HTMLRepresentable || container is any Previewable)
    }
  }

  /// How a container whose children stand together lays them out.
  package static func arrangement(in container: any Widget) -> Preview.HTML.Arrangement {
    guard let stack = container as? StackView else { return .overlay }
    return stack.axis == .horizontal ? .row : .column
  }

  /// Whether a container of somebody's own may look at all that is inside its children, and not just at them.
  package static func looksDeep(_ container: any Widget) -> Bool {
    switch container {
    case is StackView, is NavigationController, is TabBarController, is SplitViewController, is AlertController,
      is Window, is TableView, is TableViewCell:
      false
    default: true
    }
  }

  /// The child that a widget is, unless it has been changed on its way.
  fileprivate func child(_ widget: any Widget) -> (id: Int, flex: Flex?)? {
    guard !children.isEmpty, let child = children[widget.attributes.identity],
      Children.areEqual(child.widget, widget)
    else { return nil }
    return (child.id, child.flex)
  }
}

extension Preview.HTML {
  /// Writes a slot for a widget if it is a child that is written by itself.
  internal mutating func addSlot(for widget: any Widget) -> Bool {
    guard let child = slots?.child(widget) else { return false }
    sink.child(child.id, arrangement)
    room.count += 1
    if let flex = child.flex { room.inside.add(flex) }
    return true
  }

  /// Whether the children of a container have a slot together.
  internal func hasSlots(in container: any Widget) -> Bool {
    depth == 1 && slots.map { $0.areTogether && $0.count > 0 } == true && container.widgetsInside != nil
  }

  /// Writes all children of a container, laid out in a way: those of a node have a slot together.
  internal mutating func addChildren(_ children: Children, arranged arrangement: Arrangement) {
    guard depth == 1, let slots, slots.areTogether else { return add(children, arranged: arrangement) }
    sink.children(arrangement)
    room.count += slots.count
    room.inside = slots.shares
  }
}
