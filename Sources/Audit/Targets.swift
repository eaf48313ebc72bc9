import Foundation
import Widgets

/// The targets of touches that have been visited so far, and opaque widgets that may cover them, from back to front.
internal struct Targets {
  private struct Target {
    let frame: CGRect
    let place: Int

    /// The index of the target around this one.
    let outer: Int?

    /// Whether it only covers targets, because it is opaque and no target itself.
    var isCover: Bool

    func covers(_ frame: CGRect) -> Bool { isCover ? self.frame.contains(frame) : self.frame.overlaps(frame) }
  }

  private var targets: [Target] = []
  private var indices: [Int: Int] = [:]

  /// Adds a target in front of all others.
  ///
  /// - Parameters:
  ///   - frame: The visible rectangle.
  ///   - place: The number of the widget.
  ///   - outer: The number of the nearest ancestor that is a target.
  ///   - isCover: Whether it is an opaque widget that is no target. `false` by default.
  internal mutating func add(_ frame: CGRect, at place: Int, in outer: Int?, isCover: Bool = false) {
    guard !frame.isNull, frame.width > 0, frame.height > 0 else { return }
    indices[place] = targets.count
    targets.append(Target(frame: frame, place: place, outer: outer.flatMap { indices[$0] }, isCover: isCover))
  }

  /// Turns the targets in a rectangle into covers, because a presented screen or a modal view is in front of them.
  internal mutating func removeTouches(in frame: CGRect) {
    for index in targets.indices where targets[index].frame.overlaps(frame) { targets[index].isCover = true }
  }

  /// Returns the targets without an uncovered square of a length, each with the widget that covers the last of it.
  ///
  /// - A target does not cover the targets around it.
  /// - A target that is smaller than the square counts as covered if any part of it is covered.
  /// - An opaque widget that is no target counts only if it covers a target as a whole.
  /// - It does not count if both are in the same target, such as a knob and its track.
  /// - A cover of a target is not listed again for the targets inside.
  ///
  /// - Complexity: O(*n* log *n*) for *n* targets, as long as few of them overlap.
  internal func covered(leaving length: Double) -> [(target: Int, cover: Int)] {
    // A target is compared with those that begin at most this far above it, and with all taller ones.
    let reach = 256.0
    let tall = targets.indices.filter { targets[$0].frame.height > reach }
    let sorted = targets.indices.filter { targets[$0].frame.height <= reach }
      .sorted { targets[$0].frame.minY < targets[$1].frame.minY }
    var covered: [(target: Int, cover: Int)] = []
    var causes: [Int: Int] = [:]
    for index in targets.indices where !targets[index].isCover {
      let target = targets[index]
      let start = sorted.partitioningIndex { targets[$0].frame.minY > target.frame.minY - reach }
      let covers = (sorted[start...].prefix { targets[$0].frame.minY < target.frame.maxY } + tall)
        .filter {
          $0 > index && !isInside($0, index) && targets[$0].covers(target.frame)
            && !(targets[$0].isCover && target.outer != nil && targets[$0].outer == target.outer)
        }
        .sorted()
      let (width, height) = (min(length, target.frame.width), min(length, target.frame.height))
      var rests = [target.frame]
      for cover in covers {
        rests = rests.flatMap { $0.subtracting(targets[cover].frame) }.filter {
          $0.width >= width && $0.height >= height
        }
        guard rests.isEmpty else { continue }
        causes[index] = cover
        if target.outer.flatMap({ causes[$0] }) != cover { covered.append((target.place, targets[cover].place)) }
        break
      }
    }
    return covered
  }

  private func isInside(_ index: Int, _ outer: Int) -> Bool {
    var next = targets[index].outer
    while let index = next {
      if index == outer { return true }
      next = targets[index].outer
    }
    return false
  }
}

extension CGRect {
  /// Returns the largest parts of this rectangle outside of another one: above, below, left and right.
  fileprivate func subtracting(_ other: CGRect) -> [CGRect] {
    guard overlaps(other) else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: other.minY - minY),
      CGRect(x: minX, y: other.maxY, width: width, height: maxY - other.maxY),
      CGRect(x: minX, y: minY, width: other.minX - minX, height: height),
      CGRect(x: other.maxX, y: minY, width: maxX - other.maxX, height: height),
    ]
    // `width` and `height` are never negative. Those of `size` can be.
    .filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
