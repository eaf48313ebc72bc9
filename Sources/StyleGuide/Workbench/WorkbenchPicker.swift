import Layout
import Live
import Styles

/// A choice among values: segments, or chips if there are many values.
internal struct WorkbenchPicker: Component {
  internal let name: String
  internal let values: [String]
  internal let selected: Int?
  internal let choose: @MainActor (Int) -> Void

  internal var body: Children {
    if fitsSegments {
      SegmentedControl(
        values.map { SegmentedControl.Segment($0) }, .segmentedStyle(), .accessibilityLabel(name),
        .selectedSegmentIndex(selected ?? -1), .selectionChanged --> { choose($0) })
    } else {
      VStack(.accessibilityLabel(name)) {
        WorkbenchPicker.flow {
          for index in values.indices {
            WorkbenchChip(title: values[index], isSelected: index == selected) { choose(index) }
          }
        }
      }
    }
  }

  /// Returns whether both show the same. Choices have the same target.
  nonisolated internal func isSame(as other: WorkbenchPicker) -> Bool {
    (name, values, selected) == (other.name, other.values, other.selected)
  }

  /// Returns chips or buttons, which wrap where the line ends.
  internal static func flow(@WidgetBuilder _ content: () -> Children) -> CollectionItems {
    var items = CollectionItems()
    (items.children, items.layout) = (content(), .flow(spacing: 4, lineSpacing: 4))
    return items
  }

  /// Whether the values stand in a line of the narrowest column, of some 31 letters.
  private var fitsSegments: Bool {
    // A segment has space of three letters around its text.
    values.reduce(0) { $0 + $1.count + 3 } <= 30
  }
}

/// A chip that is described again only when it becomes selected or deselected.
internal struct WorkbenchChip: Component {
  internal let title: String
  internal let isSelected: Bool
  internal let choose: @MainActor () -> Void

  internal var body: Children {
    Button(
      title, .chip(), .changesSelectionAsPrimaryAction(false), .isSelected(isSelected), .tapped --> { choose() })
  }

  /// Returns whether both show the same. Choices have the same target.
  nonisolated internal func isSame(as other: WorkbenchChip) -> Bool {
    (title, isSelected) == (other.title, other.isSelected)
  }
}
