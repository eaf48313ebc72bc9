import Foundation
import Widgets

/// The layout of items in lines, or in one clipped line.
internal struct ItemArrangement: Arranging {
  let items: CollectionItems
  unowned let node: LayoutNode

  /// A line of items: their indexes, and their places along the line.
  private struct Line {
    var items: Range<Int>
    var places: [(start: Double, length: Double)]
    var depth: Double
  }

  /// The axis along which lines extend.
  private var across: Axis { items.axis.other }

  private var nodes: [LayoutNode] { node.children.map(\.node) }

  private var spacing: Double { node.ruler.gap(items.layout.itemSpacing, along: across) }

  private var lineSpacing: Double { node.ruler.gap(items.layout.lineSpacing, along: items.axis) }

  func size(width: Double?) -> CGSize {
    let lines = lines(in: across == .horizontal ? width : nil)
    let depth = lines.reduce(0) { $0 + $1.depth } + Double(max(0, lines.count - 1)) * lineSpacing
    let length = lines.compactMap(\.places.last).map { $0.start + $0.length }.max() ?? 0
    let isCutOff = items.sideAxis != nil
    if let width, across == .horizontal { return CGSize(width: isCutOff ? width : min(length, width), height: depth) }
    return CGSize(along: across, length, across: depth)
  }

  func frames(in content: CGRect) -> [CGRect] {
    var frames: [CGRect] = []
    var offset = 0.0
    for line in lines(in: content.size[across]) {
      for (index, place) in zip(line.items, line.places) {
        let depth = fillsLine ? line.depth : min(line.depth, depth(of: nodes[index], at: place.length))
        let rest = (line.depth - depth) / 2
        let size = CGSize(along: across, place.length, across: depth)
        let origin = across == .horizontal ? (place.start, offset + rest) : (offset + rest, place.start)
        let x = node.isRightToLeft ? content.width - origin.0 - size.width : origin.0
        frames.append(CGRect(origin: CGPoint(x: content.minX + x, y: content.minY + origin.1), size: size))
      }
      offset += line.depth + lineSpacing
    }
    return frames
  }

  func hugging(along axis: Axis) -> Double { 0 }

  func resistance(along axis: Axis) -> Double { 0 }

  /// Whether items are as deep as their line.
  private var fillsLine: Bool { items.layout.arrangement != .flow }

  /// Returns the items in lines of a length, or in one line if the length is not known.
  private func lines(in length: Double?) -> [Line] {
    let nodes = nodes
    guard !nodes.isEmpty else { return [] }
    if let count = columns(in: length) {
      let widest = nodes.prefix(count).map { self.length(of: $0, in: nil) }.max() ?? 0
      let shared = max(0, ((length ?? .infinity) - Double(count - 1) * spacing) / Double(count))
      let item = shared.isFinite ? shared : widest
      return stride(from: 0, to: nodes.count, by: count).map { start in
        line(start..<min(start + count, nodes.count), nodes) { _ in item }
      }
    }
    if items.sideAxis == nil, let length { return wrapped(nodes, in: length) }
    return [line(0..<nodes.count, nodes) { ideal(nodes[$0], in: length) }]
  }

  private func wrapped(_ nodes: [LayoutNode], in length: Double) -> [Line] {
    var lines: [Line] = []
    var (start, end) = (0, 0.0)
    let lengths = nodes.map { min(ideal($0, in: length), length) }
    for index in nodes.indices {
      if index > start, end + spacing + lengths[index] > length + 1e-6 {
        lines.append(line(start..<index, nodes) { lengths[$0] })
        (start, end) = (index, lengths[index])
      } else {
        end += (index > start ? spacing : 0) + lengths[index]
      }
    }
    lines.append(line(start..<nodes.count, nodes) { lengths[$0] })
    return lines
  }

  private func line(_ items: Range<Int>, _ nodes: [LayoutNode], _ length: (Int) -> Double) -> Line {
    var line = Line(items: items, places: [], depth: 0)
    var start = 0.0
    for index in items {
      let length = length(index)
      line.places.append((start, length))
      line.depth = max(line.depth, depth(of: nodes[index], at: length))
      start += length + spacing
    }
    return line
  }

  /// The number of items in each line, unless their own lengths determine it.
  private func columns(in length: Double?) -> Int? {
    switch items.layout.arrangement {
    case .list: return 1
    case .grid(let columns): return CollectionLayout.columns(columns)
    case .adaptiveGrid(let width):
      guard let length else { return CollectionLayout.columns(nodes.count) }
      return CollectionLayout.columns(ofWidth: node.ruler.length(width, along: across), spacing: spacing, in: length)
    case .flow, .row: return nil
    }
  }

  /// Returns the length of an item along its line.
  private func ideal(_ item: LayoutNode, in length: Double?) -> Double {
    if items.fillsPages, let length { return length }
    return self.length(of: item, in: items.sideAxis == nil ? length : nil)
  }

  private func length(of item: LayoutNode, in length: Double?) -> Double {
    across == .horizontal ? min(item.size().width, length ?? .infinity) : item.size().height
  }

  /// Returns the length of an item across its line.
  private func depth(of item: LayoutNode, at length: Double) -> Double {
    across == .horizontal ? item.size(width: length).height : item.size().width
  }
}
