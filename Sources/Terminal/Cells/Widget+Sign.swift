import Layout
import Widgets

extension Widget {
  /// The text that stands for the widget where there is room for a few cells: that of its image, its caption, or those
  /// of what is inside; `nil` if there is none.
  internal var sign: String? {
    var signs: [String] = []
    // A loop needs no stack, however deep the widget is.
    var rest: [any Widget] = [self]
    while let widget = rest.popLast() {
      if widget.isHidden { continue }
      if let sign = (widget as? ImageView)?.image?.sign ?? widget.caption, !sign.isEmpty {
        signs.append(sign)
      } else {
        rest += widget.shownChildren.elements.reversed()
      }
    }
    return signs.isEmpty ? nil : signs.joined(separator: " ")
  }
}
