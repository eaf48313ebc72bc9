import Foundation
import Widgets

/// An arrangement of a widget's content.
internal protocol Arranging {
  /// Returns the size that fits the content, at a width if one is given.
  func size(width: Double?) -> CGSize

  /// Returns the rectangle of each child.
  func frames(in content: CGRect) -> [CGRect]

  /// Returns the priority of the content against being larger.
  func hugging(along axis: Axis) -> Double

  /// Returns the priority of the content against being smaller.
  func resistance(along axis: Axis) -> Double
}
