import Mod
import Widgets

extension GuideSample {
  /// Adds the rule of each style of a state to its row, which are the last ones, and whether a later style of the same
  /// state overrides it.
  ///
  /// - Parameter added: The rules of the styles, in order. `nil` for a style that the widget has without the recipe.
  internal mutating func setRulesOfStates(_ added: [String?]) {
    let overlays = widget.behaviors.overlays
    guard overlays.count == added.count, rows.count >= added.count else { return }
    let paths = overlays.map { widget.changes(by: $0).map(\.path) }
    let first = rows.count - added.count
    for index in overlays.indices {
      let later = overlays.indices.filter { $0 > index && overlays[$0].state == overlays[index].state }
      let lost = paths[index].filter { path in later.contains { paths[$0].contains(path) } }
      let isLost = !lost.isEmpty && lost.count == paths[index].count
      let loss = lost.isEmpty ? nil : isLost ? "overridden" : "\(lost.joined(separator: ", ")) overridden"
      rows[first + index].rule = [added[index] ?? "own", loss].compactMap(\.self).joined(separator: ", ")
    }
  }
}

extension Widget {
  /// Returns the changes that a style of a state makes to the widget.
  internal func changes(by overlay: any Overlay) -> [Change] {
    var styled = self
    overlay.apply(to: &styled, in: EnvironmentValues())
    return Change.between(self, styled)
  }
}
