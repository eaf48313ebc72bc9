import Foundation
import Widgets

/// How the inside of a widget is arranged.
internal protocol Arranging {
  /// The size that fits the inside, in a width if one is given.
  func size(width: Double?) -> CGSize

  /// The place of each child.
  func frames(in content: CGRect) -> [CGRect]

  /// How little the inside minds to be larger.
  func hugging(along axis: Axis) -> Double

  /// How much the inside minds to be smaller.
  func resistance(along axis: Axis) -> Double
}
