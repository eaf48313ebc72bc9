import Widgets

extension Preview.HTML {
  /// The widget that is being written, as far as it shares the room of the stack around it.
  internal struct Room {
    /// Whether the element of the widget has begun.
    var hasBegun = false

    /// Whether the widget is hidden.
    var isHidden = false

    /// The share of the widget; `nil` if its content decides, or before its element has begun.
    var flex: Flex?

    /// The attributes of the widget, if its content decides about its share.
    var attributes: Boxed<ViewAttributes>?

    /// The axis of the widget, if it is a stack.
    var axis: Axis?

    /// The index of the gap for the widget, if there is one.
    var gap: Int?

    /// The number of widgets that have been written inside.
    var count = 0

    /// All that is inside.
    var inside = FlexSum()

    /// How the widget shares the room of what is around it, once it has been written; `nil` if it is hidden.
    var share: Flex? {
      guard hasBegun else { return .open }
      return isHidden ? nil : flex ?? inside.flex(of: axis).stated(by: attributes)
    }
  }

  /// A place among the classes of a container, for what becomes known when all that is inside it has been written.
  internal struct Gap {
    /// Where it is; negative before its element has got that far.
    var offset: Int
    var classes: [UInt8] = []
  }

  /// Notes that the element of the widget has begun, with a gap at an offset if it is a container.
  internal mutating func begin(_ view: View, _ flex: Flex?, gapAt offset: Int = -1, along axis: Axis? = nil) {
    guard !room.hasBegun else { return }
    begin(flex?.stated(by: view), isHidden: view.isHidden)
    guard flex == nil else { return }
    room.attributes = view.attributes
    room.axis = axis
    guard arrangement.axis != nil else { return }
    room.gap = gaps.count
    gaps.append(Gap(offset: offset))
  }

  /// Notes that the element of a widget has begun that has a share.
  internal mutating func begin(_ share: Flex?, isHidden: Bool) {
    guard !room.hasBegun else { return }
    room.hasBegun = true
    room.isHidden = isHidden
    room.flex = share
  }

  /// Writes a widget, and notes how it shares the room of what is around it.
  internal mutating func addInRoom(_ write: (inout Preview.HTML) -> Void) {
    path?.append(room.count)
    room.count += 1
    var room = Room()
    swap(&room, &self.room)
    write(&self)
    swap(&room, &self.room)
    path?.removeLast()
    // What is empty takes any room, as the rules of its kind say.
    if let gap = room.gap, room.count > 0, let axis = arrangement.axis {
      fill(gap, with: (room.flex ?? room.inside.flex(of: room.axis))[axis])
    }
    if let share = room.share { self.room.inside.add(share) }
  }

  private mutating func fill(_ gap: Int, with pull: Flex.Pull) {
    let (grow, shrink) = (FlexStep(pull.hugging), FlexStep(pull.resistance))
    if sink.isTape { return sink.setGrowth(grow, shrink, at: gaps[gap].offset) }
    if let kind = Kind.growing(grow) { fill(gap, with: kind) }
    if let kind = Kind.shrinking(shrink) { fill(gap, with: kind) }
  }

  private mutating func fill(_ gap: Int, with kind: Kind) {
    sheet.use(kind)
    gaps[gap].classes.write(" ")
    gaps[gap].classes.write(kind.name)
  }

  /// The written bytes, with all gaps filled.
  internal var filled: [UInt8] {
    if gaps.allSatisfy({ $0.classes.isEmpty }) { return sink.utf8 }
    var filled: [UInt8] = []
    filled.reserveCapacity(sink.utf8.count + gaps.count * 8)
    var start = 0
    for gap in gaps where !gap.classes.isEmpty {
      filled.append(contentsOf: sink.utf8[start..<gap.offset])
      filled.append(contentsOf: gap.classes)
      start = gap.offset
    }
    filled.append(contentsOf: sink.utf8[start...])
    return filled
  }
}
