import Mod
import Synchronization
import Widgets

extension WidgetTypes {
  /// The facts about a type of widget.
  package final class Entry: Sendable {
    package let id: ObjectIdentifier
    let name: String
    let previewable: (any Previewable.Type)?
    package let isScreen: Bool

    /// The role of widgets of the type in a live tree.
    package let role: TreeRole

    /// Whether widgets of the type are tables or collections.
    package let isList: Bool

    /// The accessibility traits of a fresh widget.
    package let traits: AccessibilityTraits

    /// The kind of layout that widgets of the type have.
    package let layout: Layout

    package var isWindow: Bool { role == .window }
    package var isComposed: Bool { role == .component }
    package var isScroll: Bool { layout == .scroll }
    package var isDivider: Bool { layout == .divider }

    /// The kinds of widgets with layouts of their own.
    package enum Layout { case stack, scroll, items, swiped, columns, spacer, divider, usual }

    package let type: any Widget.Type
    // The runtime searches all conformances of the program for each fact, so that these are found when they are needed.
    private let knownMeasured = Mutex<(any Measured.Type)??>(nil)
    private let knownPageFacts = Mutex<(any TypeFacts)?>(nil)
    private let knownCellFacts = Mutex<(any TypeFacts)?>(nil)

    /// The type, if its widgets have a size in points. Cells do not need it.
    package var measured: (any Measured.Type)? {
      knownMeasured.withLock { known in
        if let known { return known }
        let found = type as? any Measured.Type
        known = .some(found)
        return found
      }
    }

    /// Returns the facts for pages, drawings and texts. They are computed once.
    package func pageFacts(_ find: (any Widget.Type) -> any TypeFacts) -> any TypeFacts {
      knownPageFacts.withLock { known in
        if let known { return known }
        let found = find(type)
        known = found
        return found
      }
    }

    /// Returns the facts for terminals. They are computed once.
    package func cellFacts(_ find: (any Widget.Type) -> any TypeFacts) -> any TypeFacts {
      knownCellFacts.withLock { known in
        if let known { return known }
        let found = find(type)
        known = found
        return found
      }
    }

    private init(_ type: any Widget.Type) {
      self.type = type
      id = ObjectIdentifier(type)
      name = "\(type)"
      previewable = type as? any Previewable.Type
      isScreen = type is any Screen.Type
      role = type.treeRole
      isList = type is any ListView.Type
      traits = type.init().accessibilityTraits
      layout =
        switch type {
        case is StackView.Type: .stack
        case is ScrollView.Type: .scroll
        case is CollectionItems.Type: .items
        case is SwipedRow.Type: .swiped
        case is SplitColumns.Type: .columns
        case is Spacer.Type: .spacer
        case is Divider.Type: .divider
        default: .usual
        }
    }

    /// Returns the facts about a type. They are computed once.
    package static func of(_ type: any Widget.Type) -> Entry {
      if let entry = known.withLock({ $0[ObjectIdentifier(type)] }) { return entry }
      // A widget of a program is created without the lock.
      let entry = Entry(type)
      known.withLock { $0[entry.id] = entry }
      return entry
    }

    private static let known = Mutex<[ObjectIdentifier: Entry]>([:])
  }
}

/// Facts about a type of widget that another module adds.
package protocol TypeFacts: AnyObject, Sendable {}
