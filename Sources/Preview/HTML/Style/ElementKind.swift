import Layout
import Widgets

/// A kind of element, with the rules for the appearance of its widget.
internal struct ElementKind: Sendable {
  /// The class of elements of the kind: the name of the widget.
  internal let name: StaticString

  internal let css: StaticString

  /// Whether fresh widgets of the kind clip their content.
  internal let clips: Bool

  /// The share of fresh widgets of the kind in the space of a stack; `nil` if their content determines it.
  internal let flex: Flex?

  /// The position of the rules among the rules of other kinds. Kinds of the same rank are in the order of their first
  /// use.
  internal let rank: Int

  /// Whether touches pass through fresh widgets of the kind, which contain no other targets than links.
  internal let letsTouchesThrough: Bool

  internal init(
    _ name: StaticString, clips: Bool = false, flex: Flex? = .content, rank: Int = 0, letsTouchesThrough: Bool = false,
    css: StaticString
  ) {
    self.name = name
    self.clips = clips
    self.flex = flex
    self.rank = rank
    self.letsTouchesThrough = letsTouchesThrough
    self.css = css
  }
}

extension ElementKind {
  /// Writes the rules of the kind, with its share of the space of a stack.
  internal func write(to utf8: inout [UInt8]) {
    if let flex, rank == 0 {
      write(flex.horizontal, in: ":where(.StackView:not(.vertical))>.", to: &utf8)
      write(flex.vertical, in: ":where(.vertical)>.", to: &utf8)
    }
    if css.utf8CodeUnitCount == 0 { return }
    utf8.write(css)
    utf8.write("\n")
  }

  private func write(_ pull: Flex.Pull, in stack: StaticString, to utf8: inout [UInt8]) {
    var style = CSS()
    style.add(pull)
    if style.isEmpty { return }
    utf8.write(stack)
    utf8.write(name)
    utf8.write("{")
    utf8.append(contentsOf: style.declarations())
    utf8.write("}\n")
  }
}
