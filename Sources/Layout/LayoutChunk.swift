import Foundation
import Widgets

/// A part of the children of a long stack. It is laid out again only if one of them changes.
internal final class LayoutChunk {
  /// The properties of a stack that determine the layout of its chunks.
  private struct Style: Equatable {
    let axis: Axis
    let alignment: StackView.Alignment
    let isRightToLeft: Bool
  }

  /// The visible children, each with its index in the chunk.
  let children: [(index: Int, node: LayoutNode)]

  /// The facts that depend on the children.
  @exclusivity(unchecked) private(set) var contents = LayoutContents()

  private let source: ChildrenChunk
  private let style: Style
  @exclusivity(unchecked) private var spans: [(breadth: Double?, span: Span)] = []
  @exclusivity(unchecked) private var places: [(breadth: Double, gap: Double, inside: PlacedChunk.Inside?)] = []
  @exclusivity(unchecked) private var huggings = ByAxis<Double>()
  @exclusivity(unchecked) private var resistances = ByAxis<ClosedRange<Double>>()

  private init(_ source: ChildrenChunk, _ style: Style, _ children: [(index: Int, node: LayoutNode)]) {
    (self.source, self.style, self.children) = (source, style, children)
  }

  /// Returns the chunks of a stack. Chunks without changes are those of the former layout.
  ///
  /// - Parameter made: Returns the nodes of the visible widgets.
  /// - Complexity: O(*n*) for *n* chunks, and for the widgets of those that have changed.
  static func chunks(
    _ sources: [ChildrenChunk], of node: LayoutNode, _ stack: StackView, after former: LayoutNode?,
    _ made: ([any Widget]) -> [(index: Int, node: LayoutNode)]
  ) -> [(start: Int, chunk: LayoutChunk)] {
    let style = Style(axis: stack.axis, alignment: stack.alignment, isRightToLeft: node.isRightToLeft)
    let old = former?.chunks ?? []
    var known: [ObjectIdentifier: Int]?
    var chunks: [(start: Int, chunk: LayoutChunk)] = []
    chunks.reserveCapacity(sources.count)
    var (start, next) = (0, 0)
    for (index, source) in sources.enumerated() {
      // Usually the next chunk is the same, or a changed one that is followed by the same chunk as before.
      let isNext = next < old.count && old[next].chunk.source === source
      let isChanged =
        index + 1 < sources.count && next + 1 < old.count && old[next + 1].chunk.source === sources[index + 1]
      if !isNext && !isChanged {
        let all =
          known ?? Dictionary(uniqueKeysWithValues: old.indices.map { (ObjectIdentifier(old[$0].chunk.source), $0) })
        known = all
        next = all[ObjectIdentifier(source)] ?? old.count
      }
      let former = next < old.count && old[next].chunk.source === source ? old[next].chunk : nil
      let chunk = former.flatMap { $0.style == style ? $0 : nil } ?? LayoutChunk(source, style, made(source.widgets))
      if !chunk.children.isEmpty { chunks.append((start, chunk)) }
      start += source.widgets.count
      next += 1
    }
    return chunks
  }

  /// Finds the facts that depend on the nodes inside, once.
  func gather() {
    guard contents.levels == 0 else { return }
    for (_, node) in children { contents.formUnion(node.contents) }
  }

  /// Returns the lengths of the children, for a breadth of the stack if it is known.
  func span(breadth: Double?, _ find: () -> Span) -> Span {
    for known in spans where known.breadth == breadth { return known.span }
    let span = find()
    if spans.count == Self.mostKept { spans.removeFirst() }
    spans.append((breadth, span))
    return span
  }

  /// Returns the places of the children for a breadth of the stack, or `nil` if they depend on the other chunks.
  func places(breadth: Double, gap: Double, _ find: () -> PlacedChunk.Inside?) -> PlacedChunk.Inside? {
    for known in places where known.breadth == breadth && known.gap == gap { return known.inside }
    let inside = find()
    if places.count == Self.mostKept { places.removeFirst() }
    places.append((breadth, gap, inside))
    return inside
  }

  /// Returns the lowest priority of a child against being larger.
  func hugging(along axis: Axis) -> Double {
    if let known = huggings[axis] { return known }
    let hugging = children.lazy.map { $0.node.hugging(along: axis) }.min() ?? 0
    huggings[axis] = hugging
    return hugging
  }

  /// Returns the lowest and the highest priority of a child against being smaller.
  func resistances(along axis: Axis) -> ClosedRange<Double> {
    if let known = resistances[axis] { return known }
    let all = children.map { $0.node.resistance(along: axis) }
    let range = (all.min() ?? 0)...(all.max() ?? 0)
    resistances[axis] = range
    return range
  }

  /// The lengths of the children of a chunk.
  struct Span {
    /// The sum of the lengths along the axis, without the space between the children.
    var length = 0.0

    /// The greatest length across the axis.
    var breadth = 0.0

    /// Whether all lengths are whole numbers, so that sums do not depend on their order.
    var isWhole = true
  }

  // A terminal that is resized has many breadths, one after the other.
  private static let mostKept = 4
}

/// The facts about widgets in a layout that also depend on their content.
package struct LayoutContents {
  /// The number of levels of the widgets and of those inside.
  package var levels = 0

  /// Whether the place of a widget is needed even out of view.
  package var isSought = false

  /// Whether a widget is a table or a collection.
  package var hasLists = false

  /// Whether a widget has no height of its own and scrolls.
  package var hasScrolling = false

  /// Whether a widget is a screen.
  package var hasScreens = false

  mutating func formUnion(_ other: LayoutContents) {
    levels = max(levels, other.levels)
    isSought = isSought || other.isSought
    hasLists = hasLists || other.hasLists
    hasScrolling = hasScrolling || other.hasScrolling
    hasScreens = hasScreens || other.hasScreens
  }
}
