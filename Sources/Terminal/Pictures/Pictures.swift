import Foundation
import Widgets

/// The pictures that a terminal has, by kitty's graphics protocol.
///
/// A picture is sent once. Cells with characters of their own show it, so that it is scrolled, clipped, covered and
/// erased like text.
internal final class Pictures {
  /// A picture of the terminal: an image in a number of columns and rows.
  private struct Picture {
    let source: Image.Source
    let data: Data
    var columns: Int
    var rows: Int
    var state = State.new

    /// The time at which the picture has last been drawn.
    var time: Int
  }

  /// The extent to which a terminal has a picture.
  private enum State { case new, sent, placed }

  /// The greatest number of pictures in the memory of the terminal.
  static let limit = 64

  /// Whether images are read from files. Not for a remote terminal.
  var readsFiles = false

  private var pictures: [UInt8: Picture] = [:]
  private var deleted: Set<UInt8> = []
  private var others: Set<Image.Source> = []
  private var time = 0

  /// Returns the number of a picture that shows an image, or `nil` if a terminal cannot show it.
  ///
  /// - Parameters:
  ///   - source: The image.
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  ///   - grid: The cells that have been drawn so far. Their pictures stay.
  /// - Complexity: O(1) for a picture that is known, otherwise O(*n*) for *n* bytes of the image, and for the cells.
  func number(of source: Image.Source, columns: Int, rows: Int, on grid: Grid) -> UInt8? {
    time += 1
    let known = pictures.filter { $0.value.source == source }
    if let number = known.first(where: { $0.value.columns == columns && $0.value.rows == rows })?.key {
      pictures[number]?.time = time
      return number
    }
    if others.contains(source) { return nil }
    guard let data = known.first?.value.data ?? PictureData.png(of: source, readsFiles: readsFiles) else {
      if others.count >= 1_000 { others = [] }
      others.insert(source)
      return nil
    }
    let shown = grid.drawnPictures()
    var picture = Picture(source: source, data: data, columns: columns, rows: rows, time: time)
    // The terminal scales a picture to another size.
    if let (number, former) = known.first(where: { !shown.contains($0.key) }) {
      picture.state = former.state == .new ? .new : .sent
      pictures[number] = picture
      return number
    }
    guard let number = freeNumber(besides: shown) else { return nil }
    pictures[number] = picture
    return number
  }

  /// Returns the number for a new picture: a free one, or that of the least recently drawn picture.
  private func freeNumber(besides shown: Set<UInt8>) -> UInt8? {
    if pictures.count < Self.limit { return (1...UInt8(Self.limit)).first { pictures[$0] == nil } }
    let oldest = pictures.filter { !shown.contains($0.key) }.min { $0.value.time < $1.value.time }
    guard let number = oldest?.key else { return nil }
    forget(number)
    return number
  }

  private func forget(_ number: UInt8) {
    if let picture = pictures.removeValue(forKey: number), picture.state != .new { deleted.insert(number) }
  }

  /// Forgets that pictures have been sent, because the terminal may have lost them.
  func forgetSent() {
    for number in pictures.keys { pictures[number]?.state = .new }
    deleted = []
  }

  /// Returns the commands for pictures that have changed, as far as grids show them.
  ///
  /// - Complexity: O(*n*) for *n* bytes of new pictures, and for the cells if there are any.
  func commands(for grids: [Grid]) -> [UInt8] {
    var commands = deleted.sorted().map(PictureCommand.delete)
    deleted = []
    let changed = pictures.keys.filter { pictures[$0]?.state != .placed }.sorted()
    let shown = changed.isEmpty ? [] : grids.reduce(into: Set()) { $0.formUnion($1.pictures) }
    for number in changed {
      guard let picture = pictures[number], shown.contains(number) else {
        forget(number)
        if deleted.remove(number) != nil { commands.append(.delete(number)) }
        continue
      }
      let size = (columns: picture.columns, rows: picture.rows)
      commands.append(picture.state == .sent ? .place(number, size) : .send(number, size, picture.data))
      pictures[number]?.state = .placed
    }
    return commands.flatMap(\.bytes)
  }
}
