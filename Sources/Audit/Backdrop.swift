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
    func search(_ entries: [Entry]) {
      for (order, coat) in entries where coat.frame.overlaps(frame) { found[order] = coat }
    }
    search(tall)
    if let range = Self.strips(of: frame) {
      for strip in range { strips[strip].map(search) }
    } else {
      strips.values.forEach(search)
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

extension Widget {
  /// Returns the rectangles that the widget itself draws, from back to front.
  internal func coats(in frame: CGRect, _ surroundings: Audit.Surroundings) -> [Backdrop.Coat] {
    grounds.map { Backdrop.Coat(frame: frame, colors: $0, surroundings: surroundings) }
  }

  /// The colors behind the widget's content: of its background, gradients and images. An image may have any colors.
  private var grounds: [[Color]] {
    let background = backgroundColor ?? layer.backgroundColor ?? (self as? any Bar)?.barTintColor ?? ownGround
    let gradients = layer.sublayers.compactMap { ($0 as? GradientLayer)?.colors }.filter { !$0.isEmpty }
    let pressed = (self as? Button)?.pressedLayer
    return [background].compactMap { $0.map { [$0] } } + gradients + (showsPicture ? [[.black, .white]] : [])
      + [pressed].compactMap { $0.map { [$0] } }
  }

  /// The default background of the widget's type.
  private var ownGround: Color? {
    switch self {
    case let field as TextField where field.borderStyle == .roundedRect && field.isEnabled:
      Color(light: .white, dark: Color(hex: 0x1C1C1E))
    case let bar as any Bar where !(bar is SearchBar) && (bar as? NavigationBar)?.showsLargeTitle != true:
      Color(light: Color(hex: 0xF9F9F9), dark: Color(hex: 0x1D1D1D)).withAlphaComponent(bar.isTranslucent ? 0.94 : 1)
    case is Dimming: Color.black.withAlphaComponent(0.2)
    default: nil
    }
  }

  private var showsPicture: Bool {
    (self as? ImageView)?.shownImage != nil || (self as? Button)?.currentBackgroundImage != nil
  }
}
