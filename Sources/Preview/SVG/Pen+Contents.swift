import Foundation
import Layout
import Widgets

extension Layer {
  /// The transform of the sublayers around the middle of the layer, which a flipped geometry mirrors.
  internal var shownSublayerTransform: Transform {
    isGeometryFlipped ? sublayerTransform.concatenating(Transform(scaleX: 1, y: -1)) : sublayerTransform
  }
}

extension Pen {
  /// Draws the contents of a layer, as its gravity demands, in a box.
  internal func drawContents(of layer: Layer, in box: [(String, String)]) {
    guard let image = layer.contents else { return }
    let symbol = canvas.symbol(of: image)
    let pen = Pen(canvas: canvas, size: CGSize(width: 24, height: 24), traits: traits)
    func draw() { pen.symbol(symbol, in: pen.bounds, image.tintColor ?? .label) }
    func write(_ attributes: [(String, String)]) {
      for (name, value) in attributes { canvas.attribute(name, of: value) }
    }
    if let ratio = layer.contentsGravity.ratio {
      let part = layer.contentsRect
      let view = [part.minX, part.minY, part.width, part.height].map { (Double($0).bounded * 24).short }
      canvas.group("svg") {
        write(box.filter { $0.0 != "rx" } + [("viewBox", view.joined(separator: " ")), ("preserveAspectRatio", ratio)])
      } content: {
        draw()
      }
    } else {
      let share = layer.contentsGravity.share
      let scale = 1 / max(0.01, layer.contentsScale.bounded)
      let offset = CGPoint(x: -24 * scale * share.x, y: -24 * scale * share.y)
      canvas.group("svg") {
        write(box.filter { $0.0 != "rx" } + [("overflow", "hidden")])
      } content: {
        canvas.group("svg") {
          write([("x", "\((share.x * 100).short)%"), ("y", "\((share.y * 100).short)%"), ("overflow", "visible")])
        } content: {
          canvas.group {
            canvas.attribute("transform", translation: offset, scale: CGSize(width: scale, height: scale))
          } content: {
            draw()
          }
        }
      }
    }
  }
}

extension ContentsGravity {
  /// The rule that stretches the contents, in the words of drawings; `nil` if they have their own size.
  fileprivate var ratio: String? {
    switch self {
    case .resize: "none"
    case .resizeAspect: "xMidYMid meet"
    case .resizeAspectFill: "xMidYMid slice"
    default: nil
    }
  }

  /// The place of contents of their own size, from (0, 0) to (1, 1).
  fileprivate var share: CGPoint {
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: 0.0
      case .right, .topRight, .bottomRight: 1.0
      default: 0.5
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: 0.0
      case .bottom, .bottomLeft, .bottomRight: 1.0
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}
