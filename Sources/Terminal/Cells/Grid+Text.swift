extension Grid {
  /// Returns the lines without trailing blanks. With color, they contain escape sequences and end in the default style.
  func text(inColor: Bool) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((0..<height).reduce(0) { $0 + cells(inRow: $1).count + 1 })
    for y in 0..<height {
      let row = cells(inRow: y)
      if y > 0 { text.append(UInt8(ascii: "\n")) }
      let blanks = row.reversed().prefix { $0.glyph == .blank && (!inColor || $0.style.isInvisibleWhenBlank) }.count
      write(row.dropLast(blanks), inColor: inColor, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func write(_ cells: ArraySlice<Cell>, inColor: Bool, to text: inout [UInt8]) {
    var style = CellStyle.usual
    for cell in cells where cell.glyph != .continuation {
      var appearance = cell.style
      appearance.link = 0
      if inColor, appearance != style {
        if style != .usual { text += "\u{1B}[0m".utf8 }
        if appearance != .usual { text += appearance.sequence.utf8 }
        style = appearance
      }
      switch cell.glyph.meaning {
      case .scalar(let scalar) where scalar.isASCII: text.append(UInt8(truncatingIfNeeded: scalar.value))
      case .scalar(let scalar): text += String(scalar).utf8
      case .cluster(let index): text += String(clusters[index]).utf8
      }
    }
    if style != .usual { text += "\u{1B}[0m".utf8 }
  }
}
