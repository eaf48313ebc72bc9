import Mod
import Synchronization
import Widgets

extension WidgetTypes {
  /// The facts about a type of widget.
  internal final class Entry: Sendable {
    let id: ObjectIdentifier
    let name: String
    let previewable: (any Previewable.Type)?
    let drawn: (any Drawn.Type)?
    let typeset: (any Typeset.Type)?
    let representable: (any HTMLRepresentable.Type)?
    let frequentlyWritten: (any FrequentlyWritten.Type)?
    let isScreen: Bool
    let isWindow: Bool
    let isControl: Bool

    /// Whether widgets of the type are tables or collections.
    let isList: Bool
    let isSwitchable: Bool
    let isSummarized: Bool
    let isComposed: Bool

    /// The accessibility traits of a fresh widget.
    let traits: AccessibilityTraits

    /// Whether the caption of widgets of the type is their text, and it is never secret.
    let hasPlainCaption: Bool

    /// The kind of layout that widgets of the type have.
    let layout: Layout

    /// The types of widgets whose layout differs from that of others.
    enum Layout { case stack, scroll, items, swiped, spacer, divider, usual }

    private init(_ type: any Widget.Type) {
      id = ObjectIdentifier(type)
      name = "\(type)"
      previewable = type as? any Previewable.Type
      drawn = type as? any Drawn.Type
      typeset = type as? any Typeset.Type
      representable = type as? any HTMLRepresentable.Type
      frequentlyWritten = type as? any FrequentlyWritten.Type
      isScreen = type is any Screen.Type
      isWindow = type is Window.Type
      isControl = type is any Control.Type
      isList = type is any ListView.Type
      isSwitchable = type is any Switchable.Type
      isSummarized = type is any TextSummarized.Type
      isComposed = type is Composed.Type
      traits = type.init().accessibilityTraits
      hasPlainCaption = !(type is any TextInput.Type || type is NavigationBar.Type || type is TabBar.Type)
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
    static func of(_ type: any Widget.Type) -> Entry {
      if let entry = known.withLock({ $0[ObjectIdentifier(type)] }) { return entry }
      // A widget of a program is created without the lock.
      let entry = Entry(type)
      known.withLock { $0[entry.id] = entry }
      return entry
    }

    private static let known = Mutex<[ObjectIdentifier: Entry]>([:])
  }
}
