import Foundation
import Layout
import Widgets

extension Pen {
  /// Draws a child of this widget with its descendants.
  ///
  /// - Parameters:
  ///   - placed: The child.
  ///   - space: The free space around the child in the coordinates of this widget, where `x` counts from the left, or
  ///     `nil` for its frame.
  func draw(_ placed: Placed, space: CGRect? = nil) {
    var widget = placed.view
    if placed.type.pages.isOperated, (placed.widget as? any Switchable)?.isEnabled == false {
      widget.alpha *= Preview.disabledAlpha
    }
    guard widget.isDrawn else { return }
    let space = widget.endsTexts ? nil : space?.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
    let pen = Pen(canvas: canvas, size: placed.frame.size, traits: traits.inside(placed)).with(space: space)
    let effects = pen.effects(of: widget)
    canvas.group {
      writeIdentity(of: placed)
      if let effects { canvas.attribute("class", effects) }
      if pen.traits.isRightToLeft != traits.isRightToLeft {
        canvas.attribute("direction", pen.traits.isRightToLeft ? "rtl" : "ltr")
      }
      writeTransform(of: placed)
    } content: {
      pen.withEffects(of: widget) {
        pen.drawShadows(of: widget, inside: false)
        pen.background(of: widget)
        pen.drawShadows(of: widget, inside: true)
        pen.clipped(if: widget.clipsToBounds || !widget.hasFreshLayer && widget.layer.masksToBounds, to: widget.layer) {
          pen.content(of: placed)
        }
        pen.border(of: widget)
      }
    }
  }

  /// Draws a part of this widget in a rectangle.
  func draw(_ widget: any Widget, in rect: CGRect) {
    let node = LayoutNode(widget, ruler: PointRuler(), isRightToLeft: traits.isRightToLeft)
    if !widget.isHidden { draw(node.placed(in: mirrored(rect))) }
  }

  private func content(of placed: Placed) {
    let children = placed.children
    let spaces = spaces(of: children, in: placed)
    for index in order(of: children) { draw(children[index], space: spaces[index]) }
    guard children.isEmpty, let drawn = placed.type.pages.drawn else { return }
    let content = placed.content
    guard content.size != size else { return drawn.draw(placed.widget, with: self) }
    let space = mirrored(space).offsetBy(dx: -content.minX, dy: -content.minY)
    let pen = Pen(canvas: canvas, size: content.size, traits: traits).with(space: space)
    canvas.group {
      canvas.attribute("transform", translation: content.origin)
    } content: {
      drawn.draw(placed.widget, with: pen)
    }
  }

  /// Returns the indices of children from the back to the front, as the positions of their layers say.
  private func order(of children: [Placed]) -> [Int] {
    func depth(_ child: Placed) -> Double {
      let level = child.type.isWindow ? child.widget.windowLevel?.rawValue.bounded ?? 0 : 0
      return child.view.hasFreshLayer ? level : level + child.view.layer.zPosition.bounded
    }
    guard children.contains(where: { depth($0) != 0 }) else { return Array(children.indices) }
    return children.enumerated().sorted {
      (depth($0.element), $0.offset) < (depth($1.element), $1.offset)
    }.map(\.offset)
  }

  private func writeIdentity(of placed: Placed) {
    let widget = placed.widget
    canvas.attribute("data-kind", placed.type.kindName(of: widget))
    if let key = widget.accessibilityIdentifier ?? widget.key.map({ "\($0)" }) {
      canvas.attribute("data-key", key)
    }
    if let role = widget.accessibilityRole { canvas.attribute("data-role", role.rawValue) }
  }

  private func writeTransform(of placed: Placed) {
    let frame = placed.frame
    let view = placed.view
    let transform = view.hasFreshLayer ? view.transform : view.transform.concatenating(view.layer.affineTransform)
    guard transform != .identity else {
      if frame.origin != .zero { canvas.attribute("transform", translation: frame.origin) }
      return
    }
    let numbers = transform.numbers
    let anchor = view.hasFreshLayer ? CGPoint(x: 0.5, y: 0.5) : view.layer.anchorPoint
    let (x, y) = (frame.width * Double(anchor.x).bounded, frame.height * Double(anchor.y).bounded)
    let center = (Double(frame.minX + x).short, Double(frame.minY + y).short)
    canvas.attribute(
      "transform",
      "translate(\(center.0) \(center.1)) matrix(\(numbers)) translate(\(Double(-x).short) \(Double(-y).short))")
  }

  private func background(of widget: View) {
    if widget.backgroundColor == nil, widget.hasFreshLayer { return }
    if let color = widget.backgroundColor ?? widget.layer.backgroundColor, color.alpha > 0 {
      rectangle(bounds, corners: widget.layer, Paint(fill: color))
    }
    drawSublayers(of: widget)
  }

  /// Draws the sublayers, clipped to the widget if it clips its content. Sublayers without a frame have the shape of
  /// the widget.
  private func drawSublayers(of widget: View) {
    let layer = widget.layer
    let layers = layer.shownSublayers
    if layers.isEmpty { return }
    let transform = layer.shownSublayerTransform
    let clips = widget.clipsToBounds || layer.masksToBounds
    let isRound = layer.cornerRadius > 0
    // A gradient that fills the widget is drawn in its shape, and needs no clipping.
    let mayReachOut = transform != .identity || layers.contains { $0.fillingGradient == nil }
    clipped(if: mayReachOut && (clips || isRound && transform != .identity), to: layer) {
      if transform != .identity {
        return canvas.group([("transform", transform.around(CGPoint(x: bounds.midX, y: bounds.midY)))]) {
          draw(layers[...], of: layer)
        }
      }
      let shaped = layers.prefix { !$0.hasPlace }
      clipped(if: mayReachOut && !clips && isRound && !shaped.isEmpty, to: layer) { draw(shaped, of: layer) }
      draw(layers[shaped.endIndex...], of: layer)
    }
  }

  /// Draws content, clipped to the bounds with the corners of a layer if `isClipped` is `true`.
  private func clipped(if isClipped: Bool, to layer: Layer, _ content: () -> Void) {
    guard isClipped else { return content() }
    canvas.group([("clip-path", canvas.clip(to: shape(of: layer)))], content)
  }

  private func draw(_ layers: ArraySlice<any LayerModel>, of layer: Layer) {
    for model in layers {
      if let gradient = model.fillingGradient {
        fill(with: gradient, in: shape(of: layer))
      } else {
        draw(layer: model)
      }
    }
  }

  /// Returns the bounds with the corners of a layer.
  private func shape(of layer: Layer) -> Markup {
    if let outline = outline(of: bounds, corners: layer, radius: layer.cornerRadius) {
      return Markup(name: "path", attributes: [("d", outline)])
    }
    return Markup(name: "rect", attributes: place(bounds, radius: layer.cornerRadius))
  }

  private func border(of widget: View) {
    if widget.hasFreshLayer { return }
    let width = widget.layer.borderWidth
    guard width > 0, let color = widget.layer.borderColor else { return }
    let radius = max(0, widget.layer.cornerRadius - width / 2)
    rectangle(
      bounds.insetBy(dx: width / 2, dy: width / 2), corners: widget.layer, radius: radius,
      Paint(stroke: color, width: width))
  }
}

extension Transform {
  /// The six numbers of the matrix.
  internal var numbers: String { [a, b, c, d, tx, ty].map(\.short).joined(separator: " ") }

  /// Returns the transform around a point, in the notation of SVG.
  fileprivate func around(_ point: CGPoint) -> String {
    let back = (Double(-point.x).short, Double(-point.y).short)
    return "translate(\(point.x.short) \(point.y.short)) matrix(\(numbers)) translate(\(back.0) \(back.1))"
  }
}
