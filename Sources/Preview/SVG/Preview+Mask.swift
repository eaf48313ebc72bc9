import Foundation
import Layout
import Widgets

extension Preview {
  /// Returns a mask as a drawing that fills the box of an image in a style sheet, without a background.
  internal static func drawing(ofMask layer: any LayerModel) -> String { drawing(of: layer, style: .light) }

  /// Returns a layer as a drawing that fills the box of an image in a style sheet.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - style: The appearance.
  ///   - transform: The transform of the layer around the middle of the box. None by default.
  internal static func drawing(
    of layer: any LayerModel, style: UserInterfaceStyle, transform: Transform = .identity
  ) -> String {
    drawing(size: .zero, style: style) { pen in
      func draw() { pen.draw(layer: layer, over: [("width", "100%"), ("height", "100%")]) }
      if transform == .identity { return draw() }
      let matrix = transform.numbers.replacing(" ", with: ",")
      let style = "transform:matrix(\(matrix));transform-box:view-box;transform-origin:50% 50%"
      pen.canvas.group([("style", style)], draw)
    }
  }

  /// Returns layers as a drawing for the box of an image around a view in a style sheet.
  internal static func drawing(of layers: ArraySlice<any LayerModel>, reaching reach: LayerReach) -> String {
    drawing(size: .zero, style: .unspecified) { pen in
      pen.canvas.group("svg") {
        pen.canvas.attribute("x", short: reach.left)
        pen.canvas.attribute("y", short: reach.top)
        pen.canvas.attribute("width", "calc(100% - \((reach.left + reach.right).short)px)")
        pen.canvas.attribute("height", "calc(100% - \((reach.top + reach.bottom).short)px)")
        pen.canvas.attribute("overflow", "visible")
      } content: {
        for layer in layers { pen.draw(layer: layer, over: [("width", "100%"), ("height", "100%")]) }
      }
    }
  }

  /// Returns a mask as a drawing for the box of an image in a style sheet, without a background.
  ///
  /// A plain view fills the box. Another widget has its own size, at the top left or at its frame.
  internal static func drawing(ofMask widget: any Widget) -> String {
    let view = View(widget.attributes)
    let hasFrame = view.bounds.size != .zero
    if widget is View, !hasFrame, widget.widgetsInside?.isEmpty != false {
      var layer = view.layer
      layer.backgroundColor = view.backgroundColor ?? layer.backgroundColor
      layer.opacity *= view.alpha
      layer.isHidden = layer.isHidden || view.isHidden
      return drawing(ofMask: layer)
    }
    let node = LayoutNode(widget, ruler: PointRuler(), isRightToLeft: false)
    let rect = hasFrame ? view.frame : CGRect(origin: .zero, size: node.size(width: widestMask))
    return drawing(size: rect.size) { if !widget.isHidden { $0.draw(node.placed(in: rect)) } }
  }

  private static let widestMask = 430.0

  private static func drawing(
    size: CGSize, style: UserInterfaceStyle = .light, _ content: (Pen) -> Void
  ) -> String {
    let canvas = Canvas()
    content(Pen(canvas: canvas, size: size, traits: DrawnTraits(style: style, isRightToLeft: false)))
    let root = Markup(
      name: "svg",
      attributes: [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "100%"), ("height", "100%"), ("font-family", fontFamily),
      ])
    let lines = ["<style>"] + canvas.styles.lines + ["</style>"] + canvas.definitions + canvas.lines
    return root.opening + lines.joined() + "</svg>"
  }
}
