import Foundation
import Layout
import Widgets

extension GridPen {
  /// Draws a child of this widget with its descendants.
  func draw(_ placed: Placed) {
    let (view, type) = (placed.view, placed.type)
    guard view.isDrawn else { return }
    let isSkipped = grid.drawAll != nil || !placed.isSought && !(isInList && placed.hasChildren)
    if isSkipped, let reach = placed.reach,
      !reach.offsetBy(dx: self.frame.minX, dy: self.frame.minY).intersects(clip)
    {
      return
    }
    let typeset = type.typeset
    let frame = placed.frame.offsetBy(dx: self.frame.minX, dy: self.frame.minY)
    let isClipped = placed.clipsContent || typeset != nil
    let pen = GridPen(
      grid: grid, frame: frame, clip: isClipped ? clip.shared(with: frame) : clip, traits: traits.inside(placed),
      origin: placed.origin ?? origin, isInList: isInList || type.isList)
    pen.mark(placed, type, typeset)
    if !type.isDivider { pen.fillBackground(of: placed, view, type, isTypeset: typeset != nil) }
    for gradient in view.layer.gradients { pen.fill(with: gradient) }
    let content = placed.content.offsetBy(dx: frame.minX, dy: frame.minY)
    let box = ContentBox(of: placed, frame: frame, content: content)
    if box.isDrawn {
      let color = view.layer.borderWidth > 0 ? view.layer.borderColor : nil
      if color?.alpha != 0 { pen.box(isRounded: view.layer.cornerRadius > 0, color.map { CellStyle($0) } ?? .dim) }
    }
    if type.isDivider { pen.divide(view.backgroundColor.flatMap { TerminalColor(pen.traits.tinted($0)) }) }
    let isDisabled = type.isOperated && (placed.widget as? any Switchable)?.isEnabled == false
    defer { pen.addEffects(of: view, isDisabled: isDisabled) }
    pen.inside(isClipped && box.isDrawn).drawChildren(of: placed)
    if let bar = ScrollBar(of: placed) { pen.draw(bar) }
    guard !placed.hasChildren, let typeset else { return }
    let inside = pen.inside(box.isDrawn).clip
    var inner = GridPen(grid: grid, frame: box.content, clip: inside, traits: pen.traits, origin: pen.origin)
    inner.isInBox = box.isDrawn
    typeset.typeset(placed.widget, with: inner)
  }

  private func drawChildren(of placed: Placed) {
    let area = clip.offsetBy(dx: -frame.minX, dy: -frame.minY)
    for child in placed.children(reaching: area) { draw(child) }
  }

  /// Returns the pen for the content of a widget, which must not cover its frame.
  private func inside(_ isFramed: Bool) -> GridPen {
    guard isFramed else { return self }
    return GridPen(
      grid: grid, frame: frame, clip: clip.shared(with: frame.insetBy(dx: 1, dy: 1)), traits: traits, origin: origin,
      isInList: isInList)
  }

  /// Shades a blurred view, and dims one that shimmers, is translucent, or is a disabled control of a program's own.
  private func addEffects(of view: View, isDisabled: Bool) {
    let cells = frame.intersection(clip)
    if view.layer.blurRadius >= 3 { grid.shade(cells) }
    let isFaint = view.alpha * view.layer.opacity < 0.75
    if view.layer.blurRadius > 0 || view.layer.shimmer != nil || isFaint || isDisabled { grid.fade(cells) }
  }

  private func fillBackground(of placed: Placed, _ view: View, _ type: WidgetTypes.Entry, isTypeset: Bool) {
    guard type.id == ObjectIdentifier(Button.self), let button = placed.widget as? Button else {
      guard let color = view.backgroundColor ?? view.layer.backgroundColor else { return }
      return fill(color, isShape: isTypeset && view.layer.cornerRadius > 0)
    }
    // The background of a disabled button fades with its title, which stays legible.
    if let color = button.shownBackground { fill(color.faded(button.isEnabled ? 1 : 0.5), isShape: true) }
  }

  /// Draws a line along the longer side, upright in a single cell.
  private func divide(_ color: TerminalColor?) {
    let style = color.map { CellStyle(foreground: $0) } ?? .dim
    if width > max(1, height - 1) { return rows.forEach { rule(y: $0, style) } }
    for row in rows { put("│", x: 0, y: row, style) }
  }
}

/// The box around the content of a widget, one cell wide.
internal struct ContentBox {
  /// Whether there is a box.
  let isDrawn: Bool

  /// The cells of the content.
  let content: CGRect

  /// Creates the box of a widget with content that the layout has placed on the grid.
  ///
  /// Content without a cell inside the box takes that of the box.
  init(of placed: Placed, frame: CGRect, content: CGRect) {
    let (type, view) = (placed.type, placed.view)
    let isBoxed = view.isBoxed(type)
    let isBordered = isBoxed || type.typeset != nil && view.layer.borderWidth > 0
    let inner = frame.insetBy(dx: 1, dy: 1).intersection(content)
    let outer = isBoxed ? content.insetBy(dx: -1, dy: -1).intersection(frame) : content
    isDrawn = type.typeset == nil ? isBoxed : isBordered && inner.width >= 1 && inner.height >= 1
    self.content = type.typeset == nil ? content : isDrawn ? inner : outer.isNull ? content : outer
  }
}

extension View {
  /// Returns whether the layout leaves a cell for a box, because of a border or of a background with rounded corners.
  ///
  /// It leaves none for a button, because a line of buttons would become three. The border shows in the brackets then.
  internal func isBoxed(_ type: WidgetTypes.Entry) -> Bool {
    if type.typeset != nil { return layer.borderWidth > 0 && type.id != ObjectIdentifier(Button.self) }
    return layer.borderWidth > 0 || layer.cornerRadius > 0 && backgroundColor != nil
  }
}
