import Mod

/// A component whose body is the cell of an element, so that the cell is created on the main actor.
internal struct ElementLine<Element: Equatable & Sendable>: Component {
  internal let element: Element
  internal let cell: @MainActor @Sendable (Element) -> TableViewCell

  internal var body: Children { cell(element) }

  /// Returns whether the elements are equal, on which alone the cells depend.
  internal nonisolated func isSame(as other: Self) -> Bool { element == other.element }
}
