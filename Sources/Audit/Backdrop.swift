import Foundation
import Layout
import Widgets

/// The colored rectangles that have been drawn so far, in order, indexed by their position.
internal struct Backdrop {
  /// A rectangle that a widget has drawn.
  internal struct Coat {
    let frame: CGRect

    /// The colors of the rectangle: one color for a plain background, black and white for an image.
    let colors: [Color]
    let surroundings: Audit.Surroundings
  }

  private typealias Entry = (order: Int, coat: Coat)

  /// The coats that overlap each horizontal strip of the screen.
  private var strips: [Int: [Entry]] = [:]

  /// The coats that overlap too many strips.
  private var tall: [Entry] = []
  private var count = 0

  internal mutating func add(_ coat: Coat) {
    guard coat.frame.width > 0, coat.frame.height > 0 else { return }
    count += 1
    let entry = (count, coat)
    guard let range = Self.strips(of: coat.frame) else { return Self.put(entry, on: &tall) }
    for strip in range { Self.put(entry, on: &strips[strip, default: []]) }
  }

  /// Returns the coats that overlap a rectangle, in order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* coats in the strips of the rectangle.
  internal func coats(in frame: CGRect) -> [Coat] {
    var found: [Int: Coat] = [:]
    func look(into entries: [Entry]) {
      for (order, coat) in entries where coat.frame.overlaps(frame) { found[order] = coat }
    }
    look(into: tall)
    if let range = Self.strips(of: frame) {
      for strip in range { strips[strip].map(look) }
    } else {
      strips.values.forEach(look)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds a coat and removes those that it hides, so that stacked backgrounds cost no more than one.
  private static func put(_ entry: Entry, on entries: inout [Entry]) {
    if entry.coat.hides {
      while let last = entries.last, entry.coat.frame.contains(last.coat.frame), last.coat.surroundings.veils.isEmpty {
        entries.removeLast()
      }
    }
    entries.append(entry)
  }

  /// Returns the strips that a rectangle overlaps, or `nil` if there are too many.
  private static func strips(of frame: CGRect) -> ClosedRange<Int>? {
    guard frame.minY > -1e9, frame.maxY < 1e9, frame.height < 64_000 else { return nil }
    return Int(frame.minY / 64) - 1...Int(frame.maxY / 64)
  }
}

extension Backdrop.Coat {
  /// A Boolean value that indicates whether the coat is opaque.
  internal var hides: Bool {
    surroundings.veils.isEmpty && colors.count == 1
      && [UserInterfaceStyle.light, .dark].allSatisfy { surroundings.resolved(colors[0], for: $0).alpha == 1 }
  }
}

extension CGRect {
  /// Returns whether the rectangles share more than an edge.
  internal func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
