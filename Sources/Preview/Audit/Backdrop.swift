import Foundation
import Widgets

/// The colours that have been drawn so far, in their order, to be found by their places.
internal struct Backdrop {
  /// A rectangle that a widget has coloured.
  internal struct Coat {
    let frame: CGRect

    /// The colours that are in it; one for an even ground, black and white for a picture.
    let colors: [Color]
    let surroundings: Audit.Surroundings
  }

  private typealias Entry = (order: Int, coat: Coat)

  /// The coats that reach into each strip of the screen.
  private var strips: [Int: [Entry]] = [:]

  /// The coats that reach into too many of them.
  private var tall: [Entry] = []
  private var count = 0

  internal mutating func add(_ coat: Coat) {
    guard coat.frame.width > 0, coat.frame.height > 0 else { return }
    count += 1
    let entry = (count, coat)
    guard let range = Self.strips(of: coat.frame) else { return Self.put(entry, on: &tall) }
    for strip in range { Self.put(entry, on: &strips[strip, default: []]) }
  }

  /// The coats that reach into a rectangle, in their order.
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

  /// Adds a coat. Those that it hides are dropped, so that grounds on grounds cost no more than one.
  private static func put(_ entry: Entry, on entries: inout [Entry]) {
    if entry.coat.hides {
      while let last = entries.last, entry.coat.frame.contains(last.coat.frame), last.coat.surroundings.veils.isEmpty {
        entries.removeLast()
      }
    }
    entries.append(entry)
  }

  /// The strips that a rectangle reaches into, or `nil` if they are too many to go through.
  private static func strips(of frame: CGRect) -> ClosedRange<Int>? {
    guard frame.minY > -1e9, frame.maxY < 1e9, frame.height < 64_000 else { return nil }
    return Int(frame.minY / 64) - 1...Int(frame.maxY / 64)
  }
}

extension Backdrop.Coat {
  /// Whether nothing shines through.
  fileprivate var hides: Bool {
    surroundings.veils.isEmpty && colors.count == 1
      && [UserInterfaceStyle.light, .dark].allSatisfy { surroundings.resolved(colors[0], for: $0).alpha == 1 }
  }
}

extension CGRect {
  /// Whether the rectangles have more than an edge in common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
