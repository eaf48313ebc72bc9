import Foundation
import Layout
import Widgets

extension Grid {
  /// Writes a part of a picture of the terminal into a cell. The background stays.
  func put(_ glyph: PackedCharacter, ofPicture number: UInt8, x: Int, y: Int) {
    change(x: x, y: y) { cell in
      // The color is the number of the picture, and must not be replaced by a similar color.
      cell.style = CellStyle(foreground: PictureCommand.color(of: number), background: cell.style.background)
      cell.glyph = glyph
    }
  }

  /// Removes the pixels and the backgrounds of cells that something covers without a background of its own.
  func erase(_ cells: CGRect) {
    for y in Int(bounded: cells.minY)..<max(Int(bounded: cells.minY), Int(bounded: cells.maxY)) {
      for x in Int(bounded: cells.minX)..<max(Int(bounded: cells.minX), Int(bounded: cells.maxX)) {
        change(x: x, y: y) { $0 = Cell() }
      }
    }
  }

  /// Writes two pixels into a cell, one above the other, blended with its former content.
  ///
  /// Their bytes are red, green, blue and the opacity, from the highest to the lowest.
  func put(upper: UInt32, lower: UInt32, x: Int, y: Int) {
    guard (upper | lower) & 255 > 0 else { return }
    clusters.hasPixels = true
    change(x: x, y: y) { [depth] cell in
      let ground = cell.halves
      let top = Cell.color(of: upper, over: ground.upper, depth)
      let bottom = Cell.color(of: lower, over: ground.lower, depth)
      guard top != nil || bottom != nil else { return }
      cell.glyph = top == nil ? Cell.lowerHalf : Cell.upperHalf
      cell.style = CellStyle(foreground: top ?? bottom, background: top == nil ? nil : bottom)
    }
  }
}

extension Grid.Cell {
  fileprivate static let upperHalf = Grid.PackedCharacter("▀")
  fileprivate static let lowerHalf = Grid.PackedCharacter("▄")

  /// Whether the cell shows pixels.
  var isPixels: Bool { (glyph == Self.upperHalf || glyph == Self.lowerHalf) && style.foreground != nil }

  /// The colors of both halves, `nil` for the terminal's own color.
  fileprivate var halves: (upper: TerminalColor?, lower: TerminalColor?) {
    switch glyph {
    case Self.upperHalf: (style.foreground, style.background)
    case Self.lowerHalf: (style.background, style.foreground)
    default: (style.background, style.background)
    }
  }

  /// Mixes pixels with black, because the dim style does not change backgrounds.
  mutating func darken(_ depth: ColorDepth) { recolor(depth) { $0 >> 1 & 0x7F7F7F } }

  /// Inverts the colors of pixels. The reversed style would exchange the halves, and turn the picture over.
  mutating func invert(_ depth: ColorDepth) { recolor(depth) { ~$0 & 0xFFFFFF } }

  private mutating func recolor(_ depth: ColorDepth, _ change: (UInt32) -> UInt32) {
    func changed(_ color: TerminalColor?) -> TerminalColor? {
      color.map { TerminalColor(pixel: change($0.pixel), depth) }
    }
    (style.foreground, style.background) = (changed(style.foreground), changed(style.background))
  }

  /// Returns the color of a pixel over a background, or `nil` if there is none and the pixel is hardly visible.
  ///
  /// A background that is left to the terminal is taken to be black.
  fileprivate static func color(of pixel: UInt32, over ground: TerminalColor?, _ depth: ColorDepth) -> TerminalColor? {
    let alpha = pixel & 255
    if alpha == 255 { return TerminalColor(pixel: pixel >> 8, depth) }
    if alpha == 0 || ground == nil && alpha < 32 { return ground }
    let below = ground?.pixel ?? 0
    let mixed = [UInt32(16), 8, 0].reduce(UInt32(0)) { mixed, shift in
      mixed << 8 | ((pixel >> (shift + 8) & 255) * alpha + (below >> shift & 255) * (255 - alpha) + 127) / 255
    }
    return TerminalColor(pixel: mixed, depth)
  }
}

extension TerminalColor {
  /// Creates the nearest color of a pixel: red, green and blue in eight bits each.
  fileprivate init(pixel: UInt32, _ depth: ColorDepth) {
    guard depth == .palette else {
      self.init(exact: pixel)
      return
    }
    let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255].map(Int.init)
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    let gray = max(0, min((parts.reduce(0, +) / 3 - 3) / 10, 23))
    func distance(_ level: (Int) -> Int) -> Int {
      parts.indices.reduce(0) { $0 + (parts[$1] - level($1)) * (parts[$1] - level($1)) }
    }
    let isGray = distance { _ in 8 + 10 * gray } < distance { steps[$0] == 0 ? 0 : 55 + 40 * steps[$0] }
    self.init(number: UInt8(isGray ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]))
  }

  /// The color as terminals show it: red, green and blue in eight bits each.
  fileprivate var pixel: UInt32 {
    if let exact { return exact }
    let color = color
    return [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(max(0, min(($1 * 255).rounded(), 255))) }
  }
}
