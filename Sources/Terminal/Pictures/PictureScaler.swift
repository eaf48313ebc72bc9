import Foundation
import Widgets

/// The sums of an image's pixels in each pixel of a view, for their averages.
internal struct PictureScaler {
  /// The scaling of an image's lengths to a view's along an axis.
  private struct Axis {
    /// The length of the image, and that to which it is scaled.
    let source: Int, target: Int

    /// The place of the scaled image in the view, and the length of the view.
    let start: Int, space: Int

    /// Returns the pixels of the view that a pixel of the image overlaps.
    func places(of pixel: Int) -> Range<Int> {
      let first = start + pixel * target / source
      let last = start + ((pixel + 1) * target - 1) / source
      return (first..<last + 1).clamped(to: 0..<space)
    }

    /// Returns the share of an image's pixel in a pixel of the view. The shares in a pixel add up to ``source``.
    func share(of pixel: Int, at place: Int) -> Int {
      let place = place - start
      return min((pixel + 1) * target, (place + 1) * source) - max(pixel * target, place * source)
    }
  }

  /// The sums of reds, greens and blues, weighted by their opacity, and of opacities.
  private typealias Sum = SIMD4<Int>

  private let columns: Axis
  private let rows: Axis
  private var row: [Sum]
  private var sums: [Sum]

  /// Returns the pixels of a view that shows an image, row by row: red, green, blue and the opacity from the highest
  /// byte to the lowest one. Pixels without a part of the image are 0.
  ///
  /// - Complexity: O(*n*) for *n* pixels of the image, and of the view.
  static func pixels(of image: PNGImage, mode: ContentMode, width: Int, height: Int) -> [UInt32] {
    let size = (width: image.header.width, height: image.header.height)
    let frame = PictureFrame(of: size, mode: mode, in: (width: width, height: height))
    var scaler = PictureScaler(
      columns: Axis(source: size.width, target: frame.width, start: frame.x, space: width),
      rows: Axis(source: size.height, target: frame.height, start: frame.y, space: height))
    image.forEachRow { scaler.add($2, of: $0, row: $1) }
    return scaler.pixels
  }

  private init(columns: Axis, rows: Axis) {
    (self.columns, self.rows) = (columns, rows)
    row = Array(repeating: .zero, count: columns.space)
    sums = Array(repeating: .zero, count: columns.space * rows.space)
  }

  private mutating func add(_ pixels: [PNGImage.Pixel], of pass: PNGHeader.Pass, row number: Int) {
    let source = pass.y + number * pass.stepY
    let places = rows.places(of: source)
    guard !places.isEmpty, let used = addColumns(pixels, of: pass) else { return }
    for y in places {
      let share = rows.share(of: source, at: y)
      for x in used { sums[y * columns.space + x] &+= row[x] &* share }
    }
    for x in used { row[x] = .zero }
  }

  /// Adds the pixels of a row to the columns of the view, and returns these columns.
  private mutating func addColumns(_ pixels: [PNGImage.Pixel], of pass: PNGHeader.Pass) -> Range<Int>? {
    let (axis, first) = (columns, max(0, columns.start))
    // The place moves along with the pixels, because a division for each of them would take longer than all the rest.
    var (place, end) = (first, first)
    for (number, pixel) in pixels.enumerated() {
      let source = pass.x + number * pass.stepX
      let (lower, upper) = (source * axis.target, (source + 1) * axis.target)
      while (place - axis.start + 1) * axis.source <= lower { place += 1 }
      if place >= axis.space { break }
      let alpha = Int(pixel.alpha)
      let sum = Sum(Int(pixel.red) * alpha, Int(pixel.green) * alpha, Int(pixel.blue) * alpha, alpha)
      var next = place
      while next < axis.space, (next - axis.start) * axis.source < upper {
        row[next] &+= sum &* axis.share(of: source, at: next)
        next += 1
      }
      end = max(end, next)
    }
    return first < end ? first..<end : nil
  }

  // A sum is at most 255 × 255 for each pixel of the largest image.
  private var pixels: [UInt32] {
    let area = columns.source * rows.source
    return sums.map { sum in
      guard sum.w > 0 else { return 0 }
      func byte(_ sum: Int, of count: Int) -> UInt32 { UInt32((sum + count / 2) / count) }
      let (red, green, blue) = (byte(sum.x, of: sum.w), byte(sum.y, of: sum.w), byte(sum.z, of: sum.w))
      return red << 24 | green << 16 | blue << 8 | byte(sum.w, of: area)
    }
  }
}
