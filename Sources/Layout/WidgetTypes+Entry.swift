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
    let isWindow: Bool

    /// Whether widgets of the type are tables or collections.
    package let isList: Bool
    package let isComposed: Bool

    /// The accessibility traits of a fresh widget.
    package let traits: AccessibilityTraits

    /// The kind of layout that widgets of the type have.
    package let layout: Layout

    /// The types of widgets whose layout differs from that of others.
    package enum Layout { case stack, scroll, items, swiped, spacer, divider, usual }

    package let type: any Widget.Type
    private let knownPoints = AtomicLazyReference<Points>()
    private let knownPageFacts = AtomicLazyReference<Added>()
    private let knownCellFacts = AtomicLazyReference<Added>()

    /// The type as one of widgets that have a size in points.
    package var measured: (any Measured.Type)? {
      (knownPoints.load() ?? knownPoints.storeIfNil(Points(type))).measured
    }

    /// The facts that pages, drawings and texts need, once they have been stored.
    package var pageFacts: (any TypeFacts)? { knownPageFacts.load()?.facts }

    /// The facts that terminals need, once they have been stored.
    package var cellFacts: (any TypeFacts)? { knownCellFacts.load()?.facts }

    /// Stores the facts that pages, drawings and texts need, and returns those that have been stored first.
    package func store(pageFacts facts: any TypeFacts) -> any TypeFacts {
      knownPageFacts.storeIfNil(Added(facts)).facts
    }

    /// Stores the facts that terminals need, and returns those that have been stored first.
    package func store(cellFacts facts: any TypeFacts) -> any TypeFacts {
      knownCellFacts.storeIfNil(Added(facts)).facts
    }

    private init(_ type: any Widget.Type) {
      self.type = type
      id = ObjectIdentifier(type)
      name = "\(type)"
      previewable = type as? any Previewable.Type
      isScreen = type is any Screen.Type
      isWindow = type is Window.Type
      isList = type is any ListView.Type
      isComposed = type is Composed.Type
      traits = type.init().accessibilityTraits
      layout =
        switch type {
        case is StackView.Type: .stack
        case is ScrollView.Type: .scroll
        case is CollectionItems.Type: .items
        case is SwipedRow.Type: .swiped
        case is Spacer.Type: .spacer
        case is Divider.Type: .divider
        default: .usual
        }
    }

    /// Returns the facts about a type, which are found once.
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

extension WidgetTypes.Entry {
  /// The facts about a type of widget that layouts in points need, and those in cells do not.
  private final class Points: Sendable {
    let measured: (any Measured.Type)?

    init(_ type: any Widget.Type) { measured = type as? any Measured.Type }
  }

  /// The facts that another module has added.
  private final class Added: Sendable {
    let facts: any TypeFacts

    init(_ facts: any TypeFacts) { self.facts = facts }
  }
}

/// The facts about a type of widget that another module adds to those of the layout.
///
/// The runtime searches all conformances of the program for each of them, so that they are found when they are needed.
package protocol TypeFacts: AnyObject, Sendable {}
