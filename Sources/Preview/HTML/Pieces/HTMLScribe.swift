import Widgets

/// Writes widgets one by one, with gaps for those inside, and puts together what it has written.
///
/// What it puts together is the fragment that ``Preview/html(_:as:)`` makes of the whole tree.
package final class HTMLScribe {
  private var html = Preview.HTML(.fragment, hasBodies: true)
  private var kinds = Numbering()
  private var styles = Numbering()
  private var groups = Numbering()

  package init() {}

  /// Whether what a container writes depends on what is inside it, and not just on how many widgets there are.
  package static func looksInside(_ container: any Widget) -> Bool {
    switch container {
    case is View, is StackView, is ScrollView, is Composed, is TableViewCell, is SplitViewController:
      false
    default: container is any HTMLRepresentable || container is any Previewable
    }
  }

  /// A widget that a gap is left for.
  ///
  /// - Parameters:
  ///   - index: Which of those inside it is.
  ///   - flex: How it shares the room of what is around it; `nil` if it is hidden.
  ///   - widget: The widget itself, if what is written around it depends on it.
  package static func placeholder(at index: Int, flex: Flex?, for widget: any Widget = View()) -> any Widget {
    var widget = widget
    widget.behaviors.append(Place(index: index, flex: flex))
    return widget
  }

  /// The share of the last written widget in the room of its container; `nil` if it is hidden.
  package private(set) var flex: Flex?

  /// What a widget writes, with marks.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - inside: The placeholders that it holds.
  ///   - arrangement: How it is laid out.
  package func write(
    _ widget: any Widget,
    inside: [any Widget],
    in arrangement: Preview.HTML.Arrangement
  ) -> [UInt8] {
    html.body.removeAll(keepingCapacity: true)
    html.slots.removeAll(keepingCapacity: true)
    html.room = Preview.HTML.Room()
    html.inside = inside
    html.arrangement = arrangement
    html.add(widget)
    flex = html.room.inside.only
    return Array(html.filled)
  }

  /// What a whole tree writes, with what is presented on top.
  package func write(whole widget: any Widget) -> [UInt8] {
    write(widget.shown, inside: [], in: .page)
  }
}

extension HTMLScribe {
  /// Forgets the numbers that have been given, so that they are given anew in the order of what is put together.
  package func startOver() {
    kinds = Numbering()
    styles = Numbering()
    groups = Numbering()
  }

  /// How many kinds and styles have been met since it was started over: where there are more, the rules are others.
  package var ruleCount: Int { kinds.originals.count + styles.originals.count }

  /// Puts down what has been written, with numbers in place of the marks.
  package func put(_ written: some Sequence<UInt8>, into utf8: inout [UInt8]) {
    var mark: Mark?
    var number = 0
    for byte in written {
      if let begun = mark {
        guard byte == begun.rawValue else {
          number = number * 10 + Int(byte - UInt8(ascii: "0"))
          continue
        }
        switch begun {
        case .kind: _ = kinds.number(of: number)
        case .style: utf8.write(styles.number(of: number))
        case .group: utf8.write(groups.number(of: number))
        case .gap: break
        }
        mark = nil
      } else if byte <= Mark.gap.rawValue {
        mark = Mark(rawValue: byte)
        number = 0
      } else {
        utf8.append(byte)
      }
    }
  }

  /// The element with the rules of all that has been put together.
  package func styleElement() -> String {
    var utf8: [UInt8] = []
    html.sheet.rearranged(kinds: kinds.originals, styles: styles.originals).writeElement(to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }
}

/// Numbers from 1 on, in the order in which things are first met.
private struct Numbering {
  /// What has been met, by its former number.
  private(set) var originals: [Int] = []
  private var numbers: [Int: Int] = [:]

  mutating func number(of original: Int) -> Int {
    if let number = numbers[original] { return number }
    originals.append(original)
    numbers[original] = originals.count
    return originals.count
  }
}
