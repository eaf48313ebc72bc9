import Foundation
import Layout
import Widgets

extension DrawnTraits.Side {
  /// Returns the first of some cells on this side.
  internal func start(of cells: Int, in space: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (space - cells) / 2
    case .trailing: space - cells
    }
  }
}

extension ImageView: Typeset {
  func cells(width: Double?) -> Need {
    guard let image = image ?? shownImage else { return .open }
    switch image.source {
    case .system: return Need(Double(image.sign.cells), 1).stayingInMoreSpace
    case .named, .url: return Need(Double(image.name.cells + 4), 3, horizontal: .open, vertical: .open)
    }
  }

  func typeset(with pen: GridPen) {
    guard let image = shownImage else { return }
    let style = pen.grid.style(image.tintColor ?? .tintColor, in: pen.traits)
    if case .system = image.source {
      let side = contentMode.side(isRightToLeft: pen.traits.isRightToLeft)
      return pen.put(
        image.sign, x: side.x.start(of: image.sign.cells, in: pen.width), y: side.y.start(of: 1, in: pen.height), style)
    }
    if image.renderingMode != .alwaysTemplate,
      pen.picture(of: image.source, contentMode) || pen.blocks(of: image.source, contentMode)
    {
      return
    }
    let name = image.name
    if pen.height > 2 { pen.box(isRounded: layer.cornerRadius > 0, .dim) }
    let space = max(0, pen.width - (pen.height > 2 ? 4 : 0))
    pen.text(name, x: (pen.width - min(space, name.cells)) / 2, y: (pen.height - 1) / 2, width: space, .dim)
  }
}

extension GridPen {
  /// Shows an image as a picture in all cells of the widget, and returns whether the terminal can.
  ///
  /// A terminal with kitty's protocol scales it to fit.
  fileprivate func picture(of source: Image.Source, _ mode: ContentMode) -> Bool {
    guard grid.clusters.pictures != nil || grid.clusters.sixels?.isUsed == true else { return false }
    let (columns, rows) = (min(width, PictureMarks.count), min(height, PictureMarks.count))
    let (left, top) = (Int(bounded: frame.minX), Int(bounded: frame.minY))
    let shownRows = (top..<top + max(0, rows)).clamped(to: shownRows)
    let shownColumns = (left..<left + max(0, columns)).clamped(to: shownColumns)
    if shownRows.isEmpty || shownColumns.isEmpty { return true }
    guard
      let number = grid.clusters.pictures?.number(of: source, columns: columns, rows: rows, on: grid)
        ?? grid.clusters.sixels?.number(of: source, mode, columns: columns, rows: rows, on: grid)
    else { return false }
    grid.note(picture: number)
    for y in shownRows {
      for x in shownColumns {
        let glyph = grid.glyph(of: PictureMarks.character(row: y - top, column: x - left))
        grid.put(glyph, ofPicture: number, x: x, y: y)
      }
    }
    return true
  }

  /// Shows an image in half blocks in all cells of the widget, and returns whether it can be.
  fileprivate func blocks(of source: Image.Source, _ mode: ContentMode) -> Bool {
    guard let blocks = grid.clusters.blocks, [.palette, .trueColor].contains(grid.depth) else { return false }
    let (left, top) = (Int(bounded: frame.minX), Int(bounded: frame.minY))
    let shownRows = (top..<top + max(0, height)).clamped(to: shownRows)
    let shownColumns = (left..<left + max(0, width)).clamped(to: shownColumns)
    if shownRows.isEmpty || shownColumns.isEmpty { return true }
    let cells = min(grid.width * grid.height, 2_000_000)
    guard let pixels = blocks.pixels(of: source, mode, columns: width, rows: height, cells: cells) else { return false }
    for y in shownRows {
      for x in shownColumns {
        let upper = (y - top) * 2 * width + x - left
        grid.put(upper: pixels[upper], lower: pixels[upper + width], x: x, y: y)
      }
    }
    return true
  }
}
