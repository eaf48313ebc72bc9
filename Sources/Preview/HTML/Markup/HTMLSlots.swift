import Layout
import Widgets

/// The slots for the children of a node in its markup; each child has markup of its own.
package struct HTMLSlots {
  /// A child, as its container stores it.
  private struct Child {
    let id: Int
    let flex: Flex?
    let widget: any Widget
  }

  internal let id: Int

  /// Whether all children share one slot.
  internal let areTogether: Bool

  /// The number of children that share the slot.
  internal private(set) var count = 0

  /// The combined priorities of these children.
  internal private(set) var shares = FlexSum()

  /// The children with slots of their own, by the storage of their attributes.
  private var children: [ObjectIdentifier: Child] = [:]

  /// The ids of the parts that have elements of their own.
  package var parts: [WrittenPart: Int] = [:]

  /// Creates the slots of a node without children.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - areTogether: Whether all children share one slot, or each has its own.
  package init(of id: Int, areTogether: Bool) {
    self.id = id
    self.areTogether = areTogether
  }

  /// Adds a child to the shared slot, in the order of the children.
  ///
  /// - Parameter flex: The child's share of the space of its container; `nil` if it is hidden.
  package mutating func add(flex: Flex?) {
    count += 1
    if let flex { shares.add(flex) }
  }

  /// Adds a child with its own slot, and returns a copy that the container can store and that differs from equal ones.
  package mutating func add(_ widget: any Widget, id: Int, flex: Flex?) -> any Widget {
    var widget = widget
    widget.attributes = Boxed(widget.attributes.value)
    children[widget.attributes.identity] = Child(id: id, flex: flex, widget: widget)
    return widget
  }
}

extension HTMLSlots {
  /// Returns whether the children of a container are adjacent and in order in its markup.
  package static func areTogether(in container: any Widget) -> Bool {
    // A cast of the value would copy it.
    if let type = type(of: container) as? any HTMLRepresentable.Type {
      return type.writesTogether(childrenOf: container)
    }
    return container.isPreviewed || !(container is any Previewable)
  }

  /// Returns the layout of a container whose children share a slot.
  package static func arrangement(in container: any Widget) -> Preview.HTML.Arrangement {
    guard let stack = container as? StackView else { return .overlay }
    return stack.axis == .horizontal ? .row : .column
  }

  /// Returns the child that a widget is, unless it has been changed.
  fileprivate func child(_ widget: any Widget) -> (id: Int, flex: Flex?)? {
    guard !children.isEmpty, let child = children[widget.attributes.identity],
      Children.areEqual(child.widget, widget)
    else { return nil }
    return (child.id, child.flex)
  }
}

extension Preview.HTML {
  /// Writes a slot for a widget, and returns whether the widget is a child with its own slot.
  internal mutating func addSlot(for widget: any Widget) -> Bool {
    guard let child = slots?.child(widget) else { return false }
    sink.child(child.id, arrangement)
    space.count += 1
    if let flex = child.flex { space.inside.add(flex) }
    return true
  }

  /// Returns whether the children of a container share a slot.
  internal func hasSlots(in container: any Widget) -> Bool {
    guard place.depth == 1, let slots, slots.areTogether, slots.count > 0 else { return false }
    return container.isPreviewed || container.widgetsInside != nil
  }

  /// Writes all children of a container in a layout: those of a node as a shared slot.
  internal mutating func addChildren(_ children: Children, arranged arrangement: Arrangement) {
    guard place.depth == 1, let slots, slots.areTogether, slots.count > 0 || children.isEmpty else {
      return add(children, arranged: arrangement)
    }
    sink.children(arrangement)
    space.count += slots.count
    space.inside = slots.shares
  }
}
