// The tokens that only markup has; pages have styles and the classes of growth among the attributes.

extension MarkupSink {
  /// Writes the style of the element.
  internal mutating func style(_ style: CSS) {
    let tokens = style.lengthOfTokens
    let mark: MarkupBuffer.Mark = style.hasRules ? .rules : tokens > 0 ? .themes : .style
    utf8.append(mark.rawValue)
    utf8.append(contentsOf: repeatElement(0, count: 4))
    if mark == .themes { utf8.append(number: UInt32(tokens)) }
    let length = beginLength()
    utf8.append(contentsOf: style.utf8)
    endLength(at: length)
  }

  /// Reserves space for the steps by which the element grows and shrinks, and returns its offset.
  internal mutating func growth() -> Int {
    utf8.append(MarkupBuffer.Mark.growth.rawValue)
    utf8.append(contentsOf: [0, 0])
    return utf8.count - 2
  }

  /// Fills the reserved space.
  internal mutating func setGrowth(_ grow: FlexStep, _ shrink: FlexStep, at offset: Int) {
    utf8[offset] = grow == .low ? 0 : UInt8(grow.rawValue) + 1
    utf8[offset + 1] = shrink == .high ? 0 : UInt8(shrink.rawValue) + 1
  }

  /// Writes the slot of all children of the node.
  internal mutating func children(_ arrangement: Preview.HTML.Arrangement) {
    openText = nil
    utf8.append(MarkupBuffer.Mark.children.rawValue)
    utf8.append(UInt8(arrangement.rawValue))
  }

  /// Writes the slot of one child of the node.
  internal mutating func child(_ id: Int, _ arrangement: Preview.HTML.Arrangement) {
    openText = nil
    utf8.append(MarkupBuffer.Mark.child.rawValue)
    utf8.append(UInt8(arrangement.rawValue))
    utf8.append(number: UInt32(truncatingIfNeeded: id))
    utf8.append(number: UInt32(truncatingIfNeeded: id >> 32))
  }
}
