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
    if layer.contentsGravity == .resize, layer.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
      drawParts(of: layer, in: box.filter { $0.0 != "rx" }, draw)
    } else if let ratio = layer.contentsGravity.ratio {
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

extension Pen {
  /// Draws the nine parts of the contents of a layer, of which those at the edges keep their lengths.
  private func drawParts(of layer: Layer, in box: [(String, String)], _ draw: () -> Void) {
    let (part, center) = (layer.contentsRect, layer.contentsCenter)
    let scale = 1 / max(0.01, layer.contentsScale.bounded)
    let columns = Stretch(from: part.minX, part.width, center.minX, center.maxX, scale)
    let rows = Stretch(from: part.minY, part.height, center.minY, center.maxY, scale)
    canvas.group("svg") {
      for (name, value) in box { canvas.attribute(name, of: value) }
    } content: {
      for row in 0..<3 where rows.lengths[row] > 0 {
        for column in 0..<3 where columns.lengths[column] > 0 {
          canvas.group("svg") {
            let view = [columns.starts[column], rows.starts[row], columns.lengths[column], rows.lengths[row]]
            canvas.attribute("viewBox", of: view.map(\.short).joined(separator: " "))
            canvas.attribute("preserveAspectRatio", of: "none")
            let (x, y) = (columns.place(of: column, "x", "width"), rows.place(of: row, "y", "height"))
            canvas.attribute("style", of: "\(x);\(y)")
          } content: {
            draw()
          }
        }
      }
    }
  }
}

/// The three parts of an image along one axis: the middle one is stretched.
private struct Stretch {
  /// The starts and the lengths of the parts in a drawing that is 24 points long.
  let starts: [Double]
  let lengths: [Double]

  /// The number of points of the box in one of the drawing.
  let scale: Double

  init(from start: Double, _ length: Double, _ centerStart: Double, _ centerEnd: Double, _ scale: Double) {
    let end = start.bounded + max(0, length.bounded)
    let first = min(max(centerStart.bounded, start.bounded), end)
    let last = min(max(centerEnd.bounded, first), end)
    starts = [start.bounded, first, last].map { $0 * 24 }
    lengths = [first - start.bounded, last - first, end - last].map { $0 * 24 }
    self.scale = scale
  }

  /// Returns the declarations of the place of a part in the box.
  func place(of part: Int, _ start: String, _ length: String) -> String {
    let (before, after) = ((lengths[0] * scale).short, (lengths[2] * scale).short)
    switch part {
    case 0: return "\(start):0;\(length):\(before)px"
    case 1: return "\(start):\(before)px;\(length):calc(100% - \((lengths[0] * scale + lengths[2] * scale).short)px)"
    default: return "\(start):calc(100% - \(after)px);\(length):\(after)px"
    }
  }
}

extension ContentsGravity {
  /// The rule that stretches the contents, in the notation of SVG; `nil` if they have their own size.
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
