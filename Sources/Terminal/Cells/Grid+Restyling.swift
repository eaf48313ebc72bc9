import Foundation
import Layout

extension Grid {
  /// Resets the style of cells, and dims them. Pictures stay.
  func dim(_ cells: CGRect) {
    restyle(cells) { [depth] cell in
      if cell.isPixels { return cell.darken(depth) }
      if PictureCommand.number(of: cell.style.foreground) == nil { cell.style = .usual }
      cell.style.isDim = true
    }
  }

  /// Dims cells, and keeps their colors.
  func fade(_ cells: CGRect) {
    restyle(cells) { [depth] in if $0.isPixels { $0.darken(depth) } else { $0.style.isDim = true } }
  }

  /// Replaces the characters of cells with shades, so that nobody can read them.
  func shade(_ cells: CGRect) {
    let shade = PackedCharacter("▒")
    let columns = columns(of: cells)
    for y in lines(of: cells) where !rows[y].isEmpty {
      for x in columns.filter({ rows[y][$0].glyph != .blank }) {
        clear(x: x, y: y)
        rows[y][x].glyph = shade
      }
    }
  }

  /// Exchanges the colors of cells with those of their backgrounds, or changes the weight of highlighted ones.
  func reverse(_ cells: CGRect) {
    for y in lines(of: cells) { _ = isUsable(y) }
    restyle(cells) { [depth] cell in
      if cell.isPixels {
        cell.invert(depth)
      } else if cell.style.isReversed {
        cell.style.isBold.toggle()
      } else {
        cell.style.isReversed = true
      }
    }
  }

  private func restyle(_ cells: CGRect, _ change: (inout Cell) -> Void) {
    let columns = columns(of: cells)
    for y in lines(of: cells) where !rows[y].isEmpty {
      for x in columns { change(&rows[y][x]) }
    }
  }

  private func columns(of cells: CGRect) -> Range<Int> {
    let start = Int(bounded: cells.minX)
    return (start..<max(start, Int(bounded: cells.maxX))).clamped(to: 0..<width)
  }

  private func lines(of cells: CGRect) -> Range<Int> {
    let start = Int(bounded: cells.minY)
    return (start..<max(start, Int(bounded: cells.maxY))).clamped(to: 0..<height)
  }
}
