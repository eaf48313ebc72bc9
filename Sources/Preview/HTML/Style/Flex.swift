import Foundation
import Layout
import Widgets

/// The hugging and compression resistance priorities of a widget, along both axes.
///
/// `LayoutNode` shares the space of a stack by these priorities. In HTML they become factors of a flexible box.
package struct Flex: Equatable, Sendable {
  /// The priorities along one axis.
  internal struct Pull: Equatable, Sendable {
    var hugging: Float
    var resistance: Float
  }

  internal var horizontal: Pull
  internal var vertical: Pull

  internal subscript(axis: Axis) -> Pull { axis == .horizontal ? horizontal : vertical }
}

extension Flex {
  /// Creates the priorities of content with the given flexibility along each axis.
  internal init(_ horizontal: Need.Give, _ vertical: Need.Give) {
    self.init(horizontal: Pull(horizontal), vertical: Pull(vertical))
  }

  /// Creates the priorities of content with a fixed length along an axis, and any breadth.
  internal init(rigidAlong axis: Axis) {
    self.init(axis == .horizontal ? .rigid : .open, axis == .vertical ? .rigid : .open)
  }

  /// Creates the priorities of a spacer in a stack, which it makes neither larger nor smaller across the axis.
  internal init(spacerAlong axis: Axis, isRigid: Bool) {
    let along = isRigid ? Flex.rigid[axis] : Flex.spacer[axis]
    let across = Pull(hugging: Flex.rigid[axis].hugging, resistance: -1)
    self.init(horizontal: axis == .horizontal ? along : across, vertical: axis == .vertical ? along : across)
  }

  /// The priorities of a text.
  package static let content = Flex(.asPrioritised, .asPrioritised)
  internal static let rigid = Flex(.rigid, .rigid)
  internal static let open = Flex(.open, .open)
  internal static let spacer = Flex(
    horizontal: Pull(hugging: -1, resistance: -1), vertical: Pull(hugging: -1, resistance: -1))

  /// Returns the priorities, unless the attributes set their own.
  internal func stated(by attributes: Boxed<ViewAttributes>?) -> Flex {
    attributes.map { stated(by: View($0)) } ?? self
  }

  /// Returns the priorities, unless a widget sets its own.
  internal func stated(by view: View) -> Flex {
    if view.attributes.identity == ViewAttributes.fresh.identity { return self }
    if view.bounds.size != .zero { return .rigid }
    return Flex(
      horizontal: horizontal.stated(
        view.horizontalContentHuggingPriority, view.horizontalContentCompressionResistancePriority, view.width),
      vertical: vertical.stated(
        view.verticalContentHuggingPriority, view.verticalContentCompressionResistancePriority, view.height))
  }
}

extension Flex.Pull {
  private init(_ hugging: LayoutPriority, _ resistance: LayoutPriority) {
    self.init(hugging: Float(hugging.rawValue), resistance: Float(resistance.rawValue))
  }

  fileprivate init(_ give: Need.Give) {
    switch give {
    case .rigid: self.init(.required, .required)
    case .asPrioritised: self.init(.defaultLow, .defaultHigh)
    case .open: self.init(hugging: 0, resistance: 0)
    }
  }

  fileprivate func stated(_ hugging: LayoutPriority, _ resistance: LayoutPriority, _ wish: LayoutLength?) -> Self {
    let least = Float(wish?.priority.rawValue ?? -1)
    return Flex.Pull(
      hugging: max(hugging == .defaultLow ? self.hugging : Float(hugging.rawValue), least),
      resistance: max(resistance == .defaultHigh ? self.resistance : Float(resistance.rawValue), least))
  }
}

/// The combined priorities of all children of a container.
package struct FlexSum {
  private var least: Flex?
  private var most: Flex?

  internal mutating func add(_ flex: Flex) {
    least =
      least.map {
        Flex(horizontal: .least($0.horizontal, flex.horizontal), vertical: .least($0.vertical, flex.vertical))
      } ?? flex
    most =
      most.map { Flex(horizontal: .most($0.horizontal, flex.horizontal), vertical: .most($0.vertical, flex.vertical)) }
      ?? flex
  }

  /// The priorities of the only child that has been added, if any.
  internal var only: Flex? { least }

  /// Returns the priorities of a stack along an axis, or of a plain view.
  internal func flex(of axis: Axis?) -> Flex {
    guard let least, let most else { return .open }
    func pull(_ along: Axis) -> Flex.Pull {
      Flex.Pull(hugging: least[along].hugging, resistance: (along == axis ? least : most)[along].resistance)
    }
    return Flex(horizontal: pull(.horizontal), vertical: pull(.vertical))
  }
}

extension Flex.Pull {
  fileprivate static func least(_ first: Self, _ second: Self) -> Self {
    Self(hugging: min(first.hugging, second.hugging), resistance: min(first.resistance, second.resistance))
  }

  fileprivate static func most(_ first: Self, _ second: Self) -> Self {
    Self(hugging: max(first.hugging, second.hugging), resistance: max(first.resistance, second.resistance))
  }
}
