import Layout
import Widgets

/// The states in which a tree is audited.
internal struct AuditedStates {
  /// The greatest number of pairs that are audited, 64.
  private static let limit = 64

  /// The states with appearances of their own in the tree, in order. WCAG requires no contrast for `disabled`, so that
  /// it is not among them.
  internal private(set) var all: [WidgetState] = []

  /// The pairs of states that one widget has styles for, in their order.
  internal private(set) var pairs: [[WidgetState]] = []

  internal init(of root: any Widget) {
    guard root.needsExpansion else { return }
    var (states, pairs) = (Set<WidgetState>(), Set<[WidgetState]>())
    var pending = [root.shown(in: EnvironmentValues(), keepingOverlays: true)]
    while let widget = pending.popLast() {
      if widget.behaviors.haveOverlays {
        let own = widget.statesOfOverlays.filter { !$0.isDisabled }.inOrder
        states.formUnion(own)
        for (index, state) in own.enumerated() {
          pairs.formUnion(own[(index + 1)...].lazy.filter { !$0.contains(state) }.map { [state, $0] })
        }
      }
      pending += (widget.slots ?? widget.shownChildren).elements
    }
    all = states.inOrder
    let order = Dictionary(uniqueKeysWithValues: zip(all, all.indices))
    func places(_ pair: [WidgetState]) -> [Int] { pair.compactMap { order[$0] } }
    self.pairs = Array(pairs.sorted { places($0).lexicographicallyPrecedes(places($1)) }.prefix(Self.limit))
  }

  /// Adds high contrast, because colors of the tree depend on it.
  internal mutating func addHighContrast() {
    if all.contains(.highContrast) { return }
    if all.contains(.darkAppearance) { pairs.append([.darkAppearance, .highContrast]) }
    all = (all + [.highContrast]).inOrder
  }

  /// Returns the appearances in which contrasts are measured in some states. The dark appearance is a state, too.
  internal func readers(in states: [WidgetState]) -> [UserInterfaceStyle] {
    if states.contains(.darkAppearance) { return [.dark] }
    return all.contains(.darkAppearance) ? [.light] : [.light, .dark]
  }
}

extension WidgetState {
  /// Whether a widget in this state is in the other state, too, because both depend on the width of a container.
  fileprivate func contains(_ other: WidgetState) -> Bool { containerLimit != nil && other.containerLimit != nil }
}
