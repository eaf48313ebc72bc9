import Widgets

/// Writes the widgets of single nodes to tapes, for a page that follows a live tree.
package struct HTMLTapeWriter {
  private var html = Preview.HTML(.fragment, hasBodies: true, isTape: true)

  package init() {}

  /// Writes the widget of a node to a tape.
  ///
  /// - Parameters:
  ///   - widget: The widget, which need not contain the children in a shared slot.
  ///   - slots: The slots of the children.
  ///   - arrangement: The layout of the container.
  /// - Returns: The tape, and the widget's share of the space of its container; `nil` if it is hidden.
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

  /// Writes a screen below presented ones, each of which is a child, to a tape.
  package mutating func write(_ base: any Widget, below presented: [any Widget], with slots: HTMLSlots) -> HTMLTape {
    var covered = Covered()
    covered.base = base
    covered.presented = Children(presented)
    covered.backgroundColor = base.backgroundColor
    covered.overrideUserInterfaceStyle = base.overrideUserInterfaceStyle
    return write(covered, with: slots, in: .page).tape
  }
}
