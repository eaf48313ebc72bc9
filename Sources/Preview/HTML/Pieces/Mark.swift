import Widgets

/// What stands in HTML that is written in pieces for what is known only when they are put together.
///
/// A mark is a control character, a number and the character again. What comes from data has no control characters.
package enum Mark: UInt8 {
  /// A kind of widget. Nothing is written for it.
  case kind = 1
  /// The number of a style.
  case style
  /// The number of a group.
  case group
  /// A widget that is written by itself: its index, and how it is laid out.
  case gap
}

extension [UInt8] {
  /// Writes a mark.
  internal mutating func write(_ mark: Mark, _ number: Int) {
    append(mark.rawValue)
    write(number)
    append(mark.rawValue)
  }
}

extension Preview.HTML {
  /// Writes a number that a name ends with: as it is or, in pieces, as a mark.
  internal mutating func write(_ mark: Mark, _ number: Int) {
    if inside == nil { body.write(number) } else { body.write(mark, number) }
  }

  /// Leaves a gap for a widget, if it is to be written by itself. One that has been changed on its way here is not.
  internal mutating func addGap(for widget: any Widget) -> Bool {
    guard let place = widget.behaviors.elements.last as? Place, let inside, place.index < inside.count,
      Children.areEqual(inside[place.index], widget)
    else { return false }
    body.write(.gap, place.index * 3 + arrangement.rawValue)
    room.count += 1
    if let flex = place.flex { room.inside.add(flex) }
    return true
  }
}

/// Notes which of the widgets inside another it is that is to be written by itself.
internal struct Place: Behavior {
  internal let index: Int
  internal let flex: Flex?

  internal var kind: BehaviorKind { .handler }
  internal var name: String { "place" }
  internal var description: String { "place \(index)" }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? Place)?.index == index }
}
