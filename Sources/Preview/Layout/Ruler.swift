import Foundation
import Widgets

/// What a layout measures with: the points of a screen, or the cells of a terminal.
///
/// The rules of stacks, margins and frames are one; what a label or a switch needs, and what a distance comes to, differ.
/// Whatever numbers a widget holds, a ruler gives lengths that can be added up: see `Double.bounded`.
internal protocol Ruler: Sendable {
  /// What the content of a widget without children needs, at a width if one is given.
  func need(of node: Node, width: Double?) -> Need

  /// A distance, given in points, in the units of this ruler.
  func length(_ points: Double, along axis: Axis) -> Double

  /// The space between two widgets of a stack, given in points.
  func gap(_ points: Double, along axis: Axis) -> Double

  /// The least distance between two places where something can stand.
  var unit: Double { get }

  /// How far below the top of a widget's content the first line of text stands, if there is one.
  func baseline(of node: Node) -> Double?

  /// The room that a border takes on each side, in which nothing else can stand.
  func border(of node: Node) -> Double
}

extension Ruler {
  /// The nearest place where something can stand.
  internal func rounded(_ length: Double) -> Double { (length / unit).rounded() * unit }

  internal func gap(_ points: Double, along axis: Axis) -> Double { length(points, along: axis) }

  internal func insets(_ insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: length(insets.top, along: .vertical), leading: length(insets.leading, along: .horizontal),
      bottom: length(insets.bottom, along: .vertical), trailing: length(insets.trailing, along: .horizontal))
  }
}
