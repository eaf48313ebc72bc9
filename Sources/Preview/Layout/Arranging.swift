import Foundation
import Widgets

/// The arrangement of the inside of a widget.
internal protocol Arranging {
  /// The size that fits the inside, in a width if one is given.
  func size(width: Double?) -> CGSize

  /// The place of each child.
  func frames(in content: CGRect) -> [CGRect]

  /// The priority of the inside against being larger.
  func hugging(along axis: Axis) -> Double

  /// The priority of the inside against being smaller.
  func resistance(along axis: Axis) -> Double
}
