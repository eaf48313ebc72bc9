import Foundation
import Widgets

/// What content needs: a size, and whether it follows a larger or smaller place along each axis.
internal struct Need: Equatable {
  /// The size at which everything shows.
  var size: CGSize

  /// How the content takes to another width.
  var horizontal = Give.asPrioritised

  /// How the content takes to another height.
  var vertical = Give.asPrioritised

  /// How content takes to a place that is not of its size.
  enum Give {
    /// It keeps its size, as a switch does.
    case rigid
    /// It goes by its hugging and compression priorities, as a label does.
    case asPrioritised
    /// It has no size of its own, as a slider has no width; its size is what it takes where nobody gives it room.
    case open
  }

  subscript(axis: Axis) -> Give { axis == .horizontal ? horizontal : vertical }
}

extension Need {
  init(_ width: Double, _ height: Double, horizontal: Give = .asPrioritised, vertical: Give = .asPrioritised) {
    self.init(size: CGSize(width: width, height: height), horizontal: horizontal, vertical: vertical)
  }

  /// A length that nothing changes, and whatever breadth there is.
  init(along axis: Axis, _ length: Double) {
    self.init(
      size: CGSize(along: axis, length, across: 0), horizontal: axis == .horizontal ? .rigid : .open,
      vertical: axis == .vertical ? .rigid : .open)
  }

  /// A size that nothing changes.
  static func rigid(_ width: Double, _ height: Double) -> Need {
    Need(width, height, horizontal: .rigid, vertical: .rigid)
  }

  /// The need with a size that can be added up.
  func bounded(_ rounded: (Double) -> Double) -> Need {
    var need = self
    need.size = CGSize(width: rounded(Double(size.width).reachable), height: rounded(Double(size.height).reachable))
    return need
  }

  /// A size that everything changes.
  static let open = Need(0, 0, horizontal: .open, vertical: .open)
}
