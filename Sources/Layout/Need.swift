import Foundation
import Widgets

/// The size of content, and its flexibility along each axis.
package struct Need: Equatable {
  /// The size at which all of the content is visible.
  package var size: CGSize

  /// The flexibility of the width.
  package var horizontal = Give.asPrioritised

  /// The flexibility of the height.
  package var vertical = Give.asPrioritised

  /// Whether the content has the same size in any width in which it fits.
  package var staysInMoreSpace = false

  /// The flexibility of a length.
  package enum Give {
    /// The length is fixed, such as that of a switch.
    case rigid
    /// The length is flexible according to hugging and compression priorities, such as that of a label.
    case asPrioritised
    /// The length has no natural value, such as the width of a slider. The size is the one without space to fill.
    case open
  }

  package subscript(axis: Axis) -> Give { axis == .horizontal ? horizontal : vertical }
}

extension Need {
  package init(_ width: Double, _ height: Double, horizontal: Give = .asPrioritised, vertical: Give = .asPrioritised) {
    self.init(size: CGSize(width: width, height: height), horizontal: horizontal, vertical: vertical)
  }

  /// Creates a fixed length along an axis, with any length across it.
  package init(along axis: Axis, _ length: Double) {
    self.init(
      size: CGSize(along: axis, length, across: 0), horizontal: axis == .horizontal ? .rigid : .open,
      vertical: axis == .vertical ? .rigid : .open)
  }

  /// Returns a fixed size.
  package static func rigid(_ width: Double, _ height: Double) -> Need {
    Need(width, height, horizontal: .rigid, vertical: .rigid).stayingInMoreSpace
  }

  /// The need of content with the same size in any width in which it fits.
  package var stayingInMoreSpace: Need {
    var need = self
    need.staysInMoreSpace = true
    return need
  }

  /// Returns the need with a size that can be added up.
  package func bounded(_ rounded: (Double) -> Double) -> Need {
    var need = self
    need.size = CGSize(width: rounded(Double(size.width).reachable), height: rounded(Double(size.height).reachable))
    return need
  }

  /// A size that is flexible in both directions.
  package static let open = Need(0, 0, horizontal: .open, vertical: .open)
}
