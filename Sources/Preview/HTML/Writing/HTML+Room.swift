import Widgets

extension Preview.HTML {
  /// The widget that is being written, as far as it shares the room of the stack around it.
  internal struct Room {
    /// The share of the widget; `nil` if its content decides, or before its element has begun.
    var flex: Flex?

    /// The widget's own attributes, once its element has begun.
    var view: View?

    /// The axis of the widget, if it is a stack.
    var axis: Axis?

    /// The index of the slot for the widget, if there is one.
    var slot: Int?

    /// The way from the outermost widget, where elements are marked.
    var path: [Int] = []

    /// The number of widgets that have been written inside.
    var count = 0

    /// All that is inside.
    var inside = FlexSum()
  }

  /// A place among the classes of a container, for what becomes known when all that is inside it has been written.
  internal struct Slot {
    let offset: Int
    var classes: [UInt8] = []
  }

  /// Notes that the element of the widget has begun, with a slot if it is a container.
  internal mutating func begin(_ view: View, _ flex: Flex?, slotAt offset: Int, along axis: Axis? = nil) {
    guard room.view == nil else { return }
    room.view = view
    room.flex = flex
    room.axis = axis
    guard flex == nil, arrangement.axis != nil else { return }
    room.slot = slots.count
    slots.append(Slot(offset: offset))
  }

  /// Writes a widget, and notes how it shares the room of what is around it.
  internal mutating func addInRoom(_ write: (inout Preview.HTML) -> Void) {
    room.count += 1
    let outer = room
    room = Room()
    if isMarked { room.path = outer.path + [outer.count - 1] }
    write(&self)
    let inner = room
    room = outer
    guard let view = inner.view else { return room.inside.add(.open) }
    let flex = inner.flex ?? inner.inside.flex(of: inner.axis)
    // What is empty takes any room, as the rules of its kind say.
    if let slot = inner.slot, inner.count > 0, let axis = arrangement.axis { fill(slot, with: flex[axis]) }
    if !view.isHidden { room.inside.add(flex.stated(by: view)) }
  }

  private mutating func fill(_ slot: Int, with pull: Flex.Pull) {
    let kinds = [Kind.growing(FlexStep(pull.hugging)), Kind.shrinking(FlexStep(pull.resistance))]
    for case let kind? in kinds {
      let number = sheet.use(kind)
      if inside != nil { slots[slot].classes.write(.kind, number) }
      slots[slot].classes.write(" ")
      slots[slot].classes.write(kind.name)
    }
  }

  /// The written bytes, with all slots filled.
  internal var filled: [UInt8] {
    if slots.allSatisfy({ $0.classes.isEmpty }) { return body }
    var filled: [UInt8] = []
    filled.reserveCapacity(body.count + slots.count * 8)
    var start = 0
    for slot in slots where !slot.classes.isEmpty {
      filled.append(contentsOf: body[start..<slot.offset])
      filled.append(contentsOf: slot.classes)
      start = slot.offset
    }
    filled.append(contentsOf: body[start...])
    return filled
  }
}
