import Foundation
import Layout
import Widgets

extension CSS {
  /// Writes the position of a widget in its container, and its size.
  internal mutating func addPlace(of view: View, in arrangement: Preview.HTML.Arrangement) {
    addMargins(view.margins)
    if view.bounds.size != .zero {
      addFrame(of: view, in: arrangement)
    } else {
      addLengths(of: view, in: arrangement)
      if let position = view.ownPosition { addPosition(position, in: arrangement) }
    }
    addPriorities(of: view, in: arrangement)
  }

  /// Writes the padding, if it differs from that of the kind of widget.
  internal mutating func addPadding(_ insets: DirectionalEdgeInsets, unlike natural: DirectionalEdgeInsets) {
    guard insets != natural else { return }
    declare("padding-block-start", points: insets.top)
    declare("padding-inline-end", points: insets.trailing)
    declare("padding-block-end", points: insets.bottom)
    declare("padding-inline-start", points: insets.leading)
  }

  private mutating func addMargins(_ margins: DirectionalEdgeInsets) {
    guard margins != .zero else { return }
    declare("margin-block-start", points: margins.top)
    declare("margin-inline-end", points: margins.trailing)
    declare("margin-block-end", points: margins.bottom)
    declare("margin-inline-start", points: margins.leading)
  }

  private mutating func addFrame(of view: View, in arrangement: Preview.HTML.Arrangement) {
    let size = view.bounds.size
    if arrangement == .overlay, view.center != .zero {
      let anchor = view.layer.anchorPoint
      declare("position:absolute")
      declare("left", points: view.center.x - size.width * anchor.x)
      declare("top", points: view.center.y - size.height * anchor.y)
    } else {
      declare("flex:none")
    }
    if size.width != 0 { declare("width", points: size.width) }
    if size.height != 0 { declare("height", points: size.height) }
  }

  private mutating func addLengths(of view: View, in arrangement: Preview.HTML.Arrangement) {
    let length = arrangement == .row ? view.width : arrangement == .overlay ? nil : view.height
    let wish = length?.points == .infinity ? nil : length
    if wish?.priority == .required { declare("flex:none") }
    if let wish, wish.priority < .required, arrangement == .page { declare("flex:0 1 auto") }
    declare("width", view.width)
    declare("min-width", view.minimumWidth)
    declare("max-width", view.maximumWidth)
    declare("height", view.height)
    declare("min-height", view.minimumHeight)
    declare("max-height", view.maximumHeight)
  }

  private mutating func declare(_ property: StaticString, _ length: LayoutLength?) {
    // An infinite length is no limit.
    if let length, length.points != .infinity { declare(property, points: length.points) }
  }

  private mutating func addPosition(_ position: EmbedPosition, in arrangement: Preview.HTML.Arrangement) {
    guard arrangement == .overlay else { return }
    switch position.horizontal {
    case .fill: declare("justify-self:stretch")
    case .start: declare("justify-self:left")
    case .center: declare("justify-self:center")
    case .end: declare("justify-self:right")
    }
    switch position.vertical {
    case .fill: declare("align-self:stretch")
    case .start: declare("align-self:start")
    case .center: declare("align-self:center")
    case .end: declare("align-self:end")
    }
  }

  /// Writes the position of subviews that have none of their own.
  internal mutating func addPositionOfSubviews(_ position: EmbedPosition) {
    switch position.horizontal {
    case .fill: break
    case .start: declare("justify-items:left")
    case .center: declare("justify-items:center")
    case .end: declare("justify-items:right")
    }
    switch position.vertical {
    case .fill: break
    case .start: declare("align-items:start")
    case .center: declare("align-items:center")
    case .end: declare("align-items:end")
    }
  }

  // A size with a low priority can give way. The kind or the content of a widget determines a size that it does not
  // set.
  private mutating func addPriorities(of view: View, in arrangement: Preview.HTML.Arrangement) {
    guard arrangement != .overlay else { return }
    let stated = Flex.content.stated(by: view)[arrangement == .row ? .horizontal : .vertical]
    let wish = arrangement == .row ? view.width : view.height
    if view.bounds.size == .zero, wish == nil || arrangement.axis != nil && wish?.priority != .required { add(stated) }
  }
}
