import Layout
import Widgets

extension [Run] {
  /// A part of a run whose characters stand side by side.
  internal typealias OrderedPart = (run: Int, width: Double)

  /// Returns the parts of the runs of a line from left to right, with their measured widths.
  ///
  /// Letters, numbers and what is between them are in the order of Unicode's bidirectional algorithm. Numbers with
  /// separators and explicit directions are not looked at.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  internal func orderedParts(isRightToLeft: Bool) -> [OrderedPart] {
    let characters = indices.flatMap { index in self[index].text.map { (run: index, character: $0) } }
    let levels = Self.levels(of: characters.map(\.character), base: isRightToLeft ? 1 : 0)
    var order = Array<Int>(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        if start < end { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order.reduce(into: []) { parts, index in
      let (run, character) = characters[index]
      let width = TextMetrics.advance(of: character, in: self[run].font)
      if parts.last?.run == run {
        parts[parts.count - 1].width += width
      } else {
        parts.append((run, width))
      }
    }
  }

  /// Returns the level of each character: even from left to right, odd from right to left.
  private static func levels(of characters: [Character], base: Int) -> [Int] {
    var levels = characters.map(\.level)
    // Digits after letters from left to right have the level of these letters.
    var letters = base
    for index in levels.indices {
      if levels[index] == 2 { levels[index] = letters == 0 ? 0 : 2 } else { letters = levels[index] ?? letters }
    }
    // Other characters follow their neighbors if these agree. Digits count as letters from right to left there.
    var before = base
    var start = 0
    for (index, level) in levels.enumerated() {
      guard let level else { continue }
      let side = level == 0 ? 0 : 1
      for other in start..<index { levels[other] = side == before ? side : base }
      (start, before) = (index + 1, side)
    }
    return levels.map { level in level == 0 && base == 1 ? 2 : level ?? base }
  }
}

extension Character {
  /// The level of a letter, 2 for a digit, or `nil` for what follows its neighbors.
  fileprivate var level: Int? {
    if isNumber { return 2 }
    if unicodeScalars.first?.isRightToLeft == true { return 1 }
    return isLetter ? 0 : nil
  }
}

extension String {
  /// Whether the text has letters of a script that is written from right to left.
  internal var hasRightToLeftLetters: Bool { unicodeScalars.contains(where: \.isRightToLeft) }
}

extension Unicode.Scalar {
  /// Whether the scalar is of a script from Hebrew to the Arabic extensions, or of a historic one from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590..<0x0900, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF, 0x1_0800..<0x1_1000, 0x1_E800..<0x1_F000: true
    default: false
    }
  }
}
