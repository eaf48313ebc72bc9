import Foundation
import Layout

/// The sign of the activity indicators of a terminal, and the time at which it turns.
internal struct Turning: Equatable {
  /// The time between two signs.
  static let pause = Duration.milliseconds(120)

  private static let signs = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  /// The sign of an indicator in a picture that does not move.
  static let still: Character = "◌"

  /// The number of signs that have been shown.
  private var count = 0

  /// The time of the next sign.
  private(set) var next: ContinuousClock.Instant

  init(at now: ContinuousClock.Instant) { next = now.advanced(by: Self.pause) }

  /// The present sign.
  var sign: Character { Self.signs[count % Self.signs.count] }

  /// Goes on to the next sign if it is time to do so, and returns whether it is.
  mutating func pass(to now: ContinuousClock.Instant) -> Bool {
    guard now >= next else { return false }
    (count, next) = (count + 1, now.advanced(by: Self.pause))
    return true
  }
}

extension GridPen {
  /// Writes the sign of an indicator. It turns while a session shows it.
  func put(indicatorAt x: Int, y: Int, isTurning: Bool, _ style: CellStyle) {
    put(String(Turning.still), x: x, y: y, style)
    let column = Int(bounded: frame.minX) + (traits.isRightToLeft ? width - 1 - x : x)
    let row = Int(bounded: frame.minY) + y
    // A sign in a row that is not drawn again is known already.
    if isTurning, shownRows.contains(row), shownColumns.contains(column) { grid.turning.append((column, row)) }
  }
}

extension Grid {
  /// Shows another sign in the cells of indicators that nothing covers.
  func turn(_ sign: Character) {
    for (x, y) in turning where 0..<width ~= x && 0..<height ~= y {
      let cells = cells(inRow: y)
      guard !cells.isEmpty, cells[x].glyph == glyph(of: Turning.still) else { continue }
      change(x: x, y: y) { [glyph = glyph(of: sign)] in $0.glyph = glyph }
    }
  }
}
