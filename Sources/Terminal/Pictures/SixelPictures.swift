import Foundation
import Widgets

/// The pictures that a terminal draws as sixels, after it has reported that it can and how large its cells are.
///
/// A cell of a grid shows a part of a picture by its number, as for ``Pictures``. If such cells change, that part is
/// drawn, and other characters erase it. Pictures are therefore scrolled, clipped and covered like text.
internal final class SixelPictures {
  /// An image in a view.
  private struct Picture {
    let source: Image.Source
    let mode: ContentMode
    let columns: Int
    let rows: Int
    let image: SixelImage

    /// The time at which the picture has last been drawn.
    var time: Int
  }

  /// The greatest number of pictures.
  static let limit = 64

  /// The number of pixels, of a byte each, that all pictures may have.
  static let pixelLimit = 1 << 22

  /// Whether images are read from files. Not for a remote terminal.
  var readsFiles = false

  /// Whether the terminal has reported that it draws sixels.
  private var isAnswered = false

  /// The width and the height of a cell in pixels, if they are known.
  private var cell: (width: Int, height: Int)?

  private var pictures: [UInt8: Picture] = [:]
  private var others: Set<Image.Source> = []
  private var lastNumber: UInt8 = 0
  private var time = 0

  /// Whether the terminal draws pictures.
  var isUsed: Bool { isAnswered && cell != nil }

  /// Notes that the terminal draws sixels, and returns whether it draws pictures from now on.
  func answer() -> Bool {
    defer { isAnswered = true }
    return !isAnswered && cell != nil
  }

  /// Notes the size of a cell in pixels, and returns whether pictures look different from now on. A size that no font
  /// has is ignored.
  func setCell(width: Int, height: Int) -> Bool {
    guard 2...100 ~= width, 4...200 ~= height, cell?.width != width || cell?.height != height else { return false }
    cell = (width, height)
    pictures = [:]
    return isAnswered
  }

  /// Returns the number of a picture that shows an image in a view, or `nil` if the terminal cannot draw it.
  ///
  /// - Parameters:
  ///   - source: The image.
  ///   - mode: The content mode of the view.
  ///   - columns: The number of columns of the view.
  ///   - rows: The number of rows of the view.
  ///   - grid: The cells that have been drawn so far. Their pictures stay.
  /// - Complexity: O(1) for a picture that is known, otherwise O(*n*) for *n* bytes and pixels, and for the cells.
  func number(of source: Image.Source, _ mode: ContentMode, columns: Int, rows: Int, on grid: Grid) -> UInt8? {
    guard let cell, isAnswered else { return nil }
    time += 1
    let known = pictures.first { _, picture in
      picture.columns == columns && picture.rows == rows && picture.mode == mode && picture.source == source
    }
    if let number = known?.key {
      pictures[number]?.time = time
      return number
    }
    let (width, height) = (columns * cell.width, rows * cell.height)
    guard !others.contains(source), width * height <= Self.pixelLimit,
      makeSpace(for: width * height, besides: grid.drawnPictures)
    else { return nil }
    guard let data = PictureData.png(of: source, readsFiles: readsFiles), let png = try? PNGImage(data) else {
      if others.count >= 1_000 { others = [] }
      others.insert(source)
      return nil
    }
    let pixels = PictureScaler.pixels(of: png, mode: mode, width: width, height: height)
    let image = SixelImage(pixels, width: width, rowHeight: cell.height)
    let number = freeNumber()
    pictures[number] = Picture(source: source, mode: mode, columns: columns, rows: rows, image: image, time: time)
    return number
  }

  /// Drops the least recently drawn pictures, and returns whether a new one fits.
  private func makeSpace(for count: Int, besides shown: () -> Set<UInt8>) -> Bool {
    func fits() -> Bool {
      pictures.count < Self.limit && pictures.values.reduce(count) { $0 + $1.image.count } <= Self.pixelLimit
    }
    if fits() { return true }
    let shown = shown()
    for (number, _) in pictures.sorted(by: { $0.value.time < $1.value.time }) where !shown.contains(number) {
      pictures[number] = nil
      if fits() { return true }
    }
    return false
  }

  /// Returns a number that has not been used for as long as possible, because the terminal may still show the last
  /// picture with it.
  private func freeNumber() -> UInt8 {
    repeat { lastNumber = lastNumber == 255 ? 1 : lastNumber + 1 } while pictures[lastNumber] != nil
    return lastNumber
  }

  /// Returns the command that draws adjacent cells of a picture. It is empty if the picture was dropped.
  func command(for number: UInt8, row: Int, columns: Range<Int>, style: CellStyle) -> [UInt8] {
    guard let cell, let picture = pictures[number], row < picture.rows, columns.upperBound <= picture.columns
    else { return [] }
    let pixels = columns.lowerBound * cell.width..<columns.upperBound * cell.width
    return picture.image.command(row: row, columns: pixels, style: style)
  }

  /// Returns the average colors of the upper and of the lower half of a cell.
  func halves(of number: UInt8, row: Int, column: Int) -> (upper: UInt32, lower: UInt32) {
    guard let cell, let picture = pictures[number], row < picture.rows, column < picture.columns else { return (0, 0) }
    let columns = column * cell.width..<(column + 1) * cell.width
    let (start, middle) = (row * cell.height, row * cell.height + cell.height / 2)
    return (
      picture.image.average(row: row, columns: columns, rows: start..<middle),
      picture.image.average(row: row, columns: columns, rows: middle..<start + cell.height)
    )
  }
}
