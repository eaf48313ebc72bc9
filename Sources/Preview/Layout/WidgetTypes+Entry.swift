import Mod
import Synchronization
import Widgets

extension WidgetTypes {
  /// The facts about a type of widget.
  internal final class Entry: Sendable {
    let id: ObjectIdentifier
    let name: String
    let previewable: (any Previewable.Type)?
    let typeset: (any Typeset.Type)?
    let isScreen: Bool
    let isWindow: Bool

    /// Whether widgets of the type are tables or collections.
    let isList: Bool
    let isComposed: Bool

    /// The accessibility traits of a fresh widget.
    let traits: AccessibilityTraits

    /// The kind of layout that widgets of the type have.
    let layout: Layout

    /// The types of widgets whose layout differs from that of others.
    enum Layout { case stack, scroll, items, swiped, spacer, divider, usual }

    private let type: any Widget.Type
    private let knownPages = AtomicLazyReference<Pages>()

    /// The facts that a terminal does not need.
    ///
    /// The runtime searches all conformances of the program for each of them.
    var pages: Pages { knownPages.load() ?? knownPages.storeIfNil(Pages(type)) }

    private init(_ type: any Widget.Type) {
      self.type = type
      id = ObjectIdentifier(type)
      name = "\(type)"
      previewable = type as? any Previewable.Type
      typeset = type as? any Typeset.Type
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

extension WidgetTypes.Entry {
  /// The facts about a type of widget that pages, drawings and texts need.
  internal final class Pages: Sendable {
    let drawn: (any Drawn.Type)?
    let representable: (any HTMLRepresentable.Type)?
    let frequentlyWritten: (any FrequentlyWritten.Type)?
    let isControl: Bool
    let isSwitchable: Bool
    let isSummarized: Bool

    /// Whether the caption of widgets of the type is their text, and it is never secret.
    let hasPlainCaption: Bool

    init(_ type: any Widget.Type) {
      drawn = type as? any Drawn.Type
      representable = type as? any HTMLRepresentable.Type
      frequentlyWritten = type as? any FrequentlyWritten.Type
      isControl = type is any Control.Type
      isSwitchable = type is any Switchable.Type
      isSummarized = type is any TextSummarized.Type
      hasPlainCaption = !(type is any TextInput.Type || type is NavigationBar.Type || type is TabBar.Type)
    }
  }
}
