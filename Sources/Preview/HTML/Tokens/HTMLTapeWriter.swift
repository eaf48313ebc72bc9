import Widgets

/// Writes the widgets of single nodes onto tapes, for a page that follows a live tree.
package struct HTMLTapeWriter {
  private var html = Preview.HTML(.fragment, hasBodies: true, isTape: true)

  package init() {}

  /// Writes the widget of a node.
  ///
  /// - Parameters:
  ///   - widget: The widget. Children that have a slot together need not be in it.
  ///   - slots: The children.
  ///   - arrangement: How the widget is laid out.
  /// - Returns: The tape, and how the widget shares the room of what is around it; `nil` if it is hidden.
  package mutating func write(
    _ widget: any Widget, with slots: HTMLSlots, in arrangement: Preview.HTML.Arrangement
  ) -> (tape: HTMLTape, flex: Flex?) {
    html.sink.removeAll()
    html.gaps.removeAll(keepingCapacity: true)
    html.room = Preview.HTML.Room()
    html.groups = 0
    html.arrangement = arrangement
    html.slots = slots
    html.add(widget)
    return (HTMLTape(html.sink.utf8), html.room.inside.only)
  }

  /// Writes a screen with others over it, each of which is a child.
  package mutating func write(_ base: any Widget, below presented: [any Widget], with slots: HTMLSlots) -> HTMLTape {
    var covered = Covered()
    covered.base = base
    covered.presented = Children(presented)
    covered.backgroundColor = base.backgroundColor
    covered.overrideUserInterfaceStyle = base.overrideUserInterfaceStyle
    return write(covered, with: slots, in: .page).tape
  }
}
