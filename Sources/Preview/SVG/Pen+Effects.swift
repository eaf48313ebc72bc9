import Foundation
import Layout
import Mod
import Widgets

extension Pen {
  /// Draws content with the blur, the shimmer and the masks of a widget.
  func withEffects(of widget: View, _ content: () -> Void) {
    if widget.hasFreshLayer, widget.mask == nil { return content() }
    var effects: [(StaticString, String)] = []
    if widget.layer.blurRadius > 0 { effects.append(("filter", blur(widget.layer.blurRadius))) }
    if let shimmer = widget.layer.shimmer { effects.append(("mask", mask { band(shimmer) })) }
    if let mask = widget.layer.mask { effects.append(("mask", self.mask { draw(layer: mask) })) }
    if let mask = widget.mask { effects.append(("mask", self.mask { draw(mask: mask) })) }
    group(effects[...], content)
  }

  /// Returns the name of the style with the opacity and the shadow of a widget, or `nil` if it has neither.
  func effects(of widget: View) -> String? {
    if widget.alpha >= 1, widget.hasFreshLayer { return nil }
    let opacity = widget.alpha * widget.layer.opacity
    let faded = opacity < 1 ? ["opacity:\(opacity.short)"] : []
    var shadow: ((DrawnTraits) -> (light: String, dark: String))?
    if widget.layer.shadowOpacity > 0, let color = widget.layer.shadowColor {
      let offset = widget.layer.shadowOffset
      let shadowColor = color.withAlphaComponent(color.alpha * widget.layer.shadowOpacity)
      let geometry = [offset.width, offset.height, widget.layer.shadowRadius].map { Double($0).short + "px" }
      func css(_ color: Color) -> String {
        "filter:drop-shadow(\(geometry.joined(separator: " ")) \(color.hex.lowercased()))"
      }
      shadow = { traits in
        let colors = traits.resolved(shadowColor)
        return (css(colors.light), css(colors.dark))
      }
    }
    if faded.isEmpty, shadow == nil { return nil }
    return canvas.styles.name(traits) { traits in
      let shadows = shadow?(traits)
      func css(_ shadow: String?) -> String { (faded + [shadow].compactMap { $0 }).joined(separator: ";") }
      return (css(shadows?.light), css(shadows?.dark))
    }
  }

  /// Draws content in a group for each effect, because an element has at most one of a kind.
  private func group(_ effects: ArraySlice<(StaticString, String)>, _ content: () -> Void) {
    guard let effect = effects.last else { return content() }
    canvas.group([effect]) { group(effects.dropLast(), content) }
  }

  private func blur(_ radius: Double) -> String {
    canvas.define(Markup(name: "filter", attributes: [])) {
      canvas.add(Markup(name: "feGaussianBlur", attributes: [("stdDeviation", radius.boundedLength.short)]))
    }
  }

  private func mask(_ content: () -> Void) -> String {
    // Definitions are outside of the group that has the direction of writing.
    let direction = traits.isRightToLeft ? [("direction", "rtl")] : []
    let attributes = [
      ("style", "mask-type:alpha"), ("maskUnits", "userSpaceOnUse"), ("x", "0"), ("y", "0"),
      ("width", size == .zero ? "100%" : size.width.short), ("height", size == .zero ? "100%" : size.height.short),
    ]
    return canvas.define(Markup(name: "mask", attributes: attributes + direction), content)
  }

  private func band(_ shimmer: Shimmer) {
    let light = Color.black.withAlphaComponent(shimmer.opacity)
    let gradient = GradientLayer(
      .colors([.black, light, .black]), .locations([0.25, 0.5, 0.75]), .startPoint(CGPoint(x: 0, y: 0.4)),
      .endPoint(CGPoint(x: 1, y: 0.6)))
    fill(with: gradient, radius: 0)
  }

  /// Draws a widget as a mask: at its frame, or over the whole of the masked one.
  private func draw(mask: any Widget) {
    let frame = mask.bounds.size == .zero ? bounds : mask.frame
    draw(mask, in: frame)
  }

  /// Draws a layer, as a mask or inside of another: at its frame, or over the whole of the other.
  ///
  /// - Parameters:
  ///   - whole: The attributes of a rectangle over the whole, or `nil` for those of the bounds.
  ///   - level: The number of layers around the layer that are sublayers, too.
  internal func draw(layer model: any LayerModel, over whole: [(String, String)]? = nil, level: Int = 0) {
    let layer = model.layer
    if layer.isHidden { return }
    let isWhole = layer.bounds.size == .zero
    let rect = isWhole ? bounds : mirrored(layer.frame)
    var attributes: [(StaticString, String)] = []
    if rect.origin != .zero { attributes.append(("transform", "translate(\(rect.minX.short) \(rect.minY.short))")) }
    if layer.opacity < 1 { attributes.append(("opacity", layer.opacity.clampedToUnit.short)) }
    let pen = Pen(canvas: canvas, size: rect.size, traits: traits)
    let corners = layer.cornerRadius > 0 ? [("rx", layer.cornerRadius.short)] : []
    let whole = isWhole ? whole : nil
    let box = whole.map { $0 + corners } ?? pen.place(pen.bounds, radius: layer.cornerRadius)
    if let mask = layer.mask { attributes.append(("mask", pen.mask { pen.draw(layer: mask, over: box) })) }
    canvas.group(attributes) {
      if let color = layer.backgroundColor {
        canvas.add(Markup(name: "rect", attributes: box + style(Paint(fill: color))))
      }
      if let gradient = model as? GradientLayer, !gradient.colors.isEmpty { pen.fill(with: gradient, in: box) }
      pen.drawContents(of: layer, in: box)
      if let shape = model as? ShapeLayer { pen.draw(shape) }
      if level < Self.levels { pen.drawSublayers(of: layer, in: box, over: whole, level: level + 1) }
    }
  }

  /// The number of levels of sublayers that are drawn. Each takes stack.
  private static let levels = 32

  private func drawSublayers(
    of layer: Layer, in box: [(String, String)], over whole: [(String, String)]?, level: Int
  ) {
    let layers = layer.shownSublayers.dropFirst(layer.contents == nil ? 0 : 1)
    if layers.isEmpty { return }
    func draw() {
      for model in layers {
        if let gradient = model.fillingGradient {
          fill(with: gradient, in: box)
        } else {
          self.draw(layer: model, over: whole, level: level)
        }
      }
    }
    guard layer.masksToBounds else { return draw() }
    canvas.group([("clip-path", canvas.clip(to: Markup(name: "rect", attributes: box)))], draw)
  }
}

extension Double {
  fileprivate var clampedToUnit: Double { max(0, min(self, 1)) }
}
