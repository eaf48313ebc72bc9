import Mod
import Values

/// The states with Mods that set the background of an appearance.
internal struct StateGrounds: Equatable, Sendable {
  private static let states: [WidgetState] = [.hovered, .highlighted, .selected]

  private var bits: UInt8 = 0

  internal var isEmpty: Bool { bits == 0 }

  /// Returns the number of the state with a place in the order of states, or `nil` for any other state.
  internal static func index(ofRank rank: [Int]) -> Int? { states.firstIndex { $0.rank == rank } }

  internal func contains(_ state: WidgetState) -> Bool {
    bits != 0 && Self.states.firstIndex(of: state).map { bits & 1 << $0 != 0 } == true
  }

  internal mutating func insert(_ index: Int) { bits |= 1 << index }
}

extension Overlay {
  /// Returns whether it sets the background of a widget, perhaps to the present color.
  internal func setsGround(of widget: some Widget, in environment: EnvironmentValues) -> Bool {
    // A color that no style sets.
    let unset = Color(red: 0.123_456, green: 0.234_567, blue: 0.345_678)
    var probe = widget
    (probe.backgroundColor, probe.layer.backgroundColor) = (unset, unset)
    apply(to: &probe, in: environment)
    return probe.backgroundColor != unset || probe.layer.backgroundColor != unset
  }
}

extension Widget {
  /// Returns whether the Mods of a state have set the background of the appearance, on which a renderer puts no mark of
  /// its own for that state.
  package func hasGround(of state: WidgetState) -> Bool {
    attributes.value.extras.value.stateGrounds.contains(state)
  }
}
