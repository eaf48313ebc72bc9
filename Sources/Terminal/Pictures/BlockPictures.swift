import Foundation
import Widgets

/// The pictures that a terminal shows in half blocks: `▀` with a color for each half of a cell.
///
/// An image is decoded once for each size of its views. The pixels of the least recently drawn images are dropped.
internal final class BlockPictures {
  /// An image in a view.
  private struct View: Hashable {
    let source: Image.Source
    let mode: ContentMode
    let columns: Int
    let rows: Int

    // An address can have megabytes. The checksum of an image is near its end.
    func hash(into hasher: inout Hasher) {
      hasher.combine([columns, rows])
      if case .url(let url) = source { hasher.combine(String(url.absoluteString.suffix(40))) }
    }
  }

  private struct Picture {
    let pixels: [UInt32]

    /// The time at which the picture has last been drawn.
    var time: Int
  }

  /// The greatest number of pixels of all pictures, of four bytes each, unless the visible ones have more.
  static let limit = 1 << 20

  /// The greatest number of pictures.
  static let countLimit = 2_048

  /// Whether images are read from files. Not for a remote terminal.
  var readsFiles = false

  /// The number of images that have been decoded so far.
  private(set) var decodings = 0

  private var pictures: [View: Picture] = [:]
  private var others: Set<Image.Source> = []
  private var time = 0

  /// The number of pixels of all pictures.
  private(set) var pixelCount = 0

  /// Returns the pixels of an image in a view, two rows of them for each row of cells, or `nil` if they are not shown.
  ///
  /// - Parameters:
  ///   - source: The image.
  ///   - mode: The content mode of the view.
  ///   - columns: The number of columns of the view.
  ///   - rows: The number of rows of the view.
  ///   - cells: The number of cells of the terminal.
  /// - Complexity: O(1) for a picture that is known, otherwise O(*n*) for *n* bytes and pixels of the image.
  func pixels(
    of source: Image.Source, _ mode: ContentMode, columns: Int, rows: Int, cells: Int
  ) -> [UInt32]? {
    time += 1
    let view = View(source: source, mode: mode, columns: columns, rows: rows)
    if let known = pictures[view] {
      pictures[view]?.time = time
      return known.pixels
    }
    guard columns <= Self.limit, rows <= Self.limit, columns * rows * 2 <= Self.limit, !others.contains(source)
    else { return nil }
    guard let image = image(source) else {
      if others.count >= 1_000 { others = [] }
      others.insert(source)
      return nil
    }
    let pixels = PictureScaler.pixels(of: image, mode: mode, width: columns, height: rows * 2)
    makeSpace(for: pixels.count, limit: max(Self.limit, 4 * cells))
    pixelCount += pixels.count
    pictures[view] = Picture(pixels: pixels, time: time)
    return pixels
  }

  private func image(_ source: Image.Source) -> PNGImage? {
    guard let data = PictureData.png(of: source, readsFiles: readsFiles) else { return nil }
    decodings += 1
    return try? PNGImage(data)
  }

  private func makeSpace(for count: Int, limit: Int) {
    while pixelCount + count > limit || pictures.count >= Self.countLimit,
      let oldest = pictures.min(by: { $0.value.time < $1.value.time })
    {
      pixelCount -= oldest.value.pixels.count
      pictures[oldest.key] = nil
    }
  }
}
