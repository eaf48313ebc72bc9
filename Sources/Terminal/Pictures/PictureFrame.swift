import Foundation
import Layout
import Widgets

/// The place of an image in its view, in pixels. A cell shows two pixels, one above the other.
internal struct PictureFrame: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Creates the place of an image by its content mode.
  ///
  /// Pixels count as square, which is nearly true of most fonts. An image at its own size has a column for each eight
  /// pixels, and a row for each twenty.
  ///
  /// - Parameters:
  ///   - image: The number of columns and of rows of the image.
  ///   - mode: The content mode.
  ///   - space: The number of columns and of rows of the view.
  init(of image: (width: Int, height: Int), mode: ContentMode, in space: (width: Int, height: Int)) {
    let (width, height) = (Double(image.width), Double(image.height))
    func scaled(_ scaleX: Double, _ scaleY: Double) -> (width: Int, height: Int) {
      func length(_ length: Double) -> Int { max(1, min(Int(bounded: length.rounded()), Self.largestLength)) }
      return (length(width * scaleX), length(height * scaleY))
    }
    let scales = (Double(space.width) / width, Double(space.height) / height)
    let size =
      switch mode {
      case .scaleToFill, .redraw: (width: space.width, height: space.height)
      case .scaleAspectFit: scaled(min(scales.0, scales.1), min(scales.0, scales.1))
      case .scaleAspectFill: scaled(max(scales.0, scales.1), max(scales.0, scales.1))
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
        scaled(1 / 8, 1 / 10)
      }
    // Left and right are those of the screen, regardless of the layout direction.
    let side = mode.side(isRightToLeft: false)
    (self.width, self.height) = size
    x = side.x.start(of: size.width, in: space.width)
    y = side.y.start(of: size.height, in: space.height)
  }

  /// The greatest width and height of a partly visible image.
  private static let largestLength = 1_000_000
}
