import Widgets

/// The facts about a node and its descendants that decide whether keys may mean anything to them.
///
/// They are cached until something in the node changes, so that a key does not search all nodes.
internal struct KeyFacts: OptionSet {
  internal let rawValue: UInt8

  /// One of them may receive keys.
  internal static let focus = KeyFacts(rawValue: 1)
  /// One of them may scroll.
  internal static let scrolling = KeyFacts(rawValue: 2)
  /// One of them hides its siblings from Tab, if it is visible.
  internal static let modal = KeyFacts(rawValue: 8)
  /// It is a cell. Outside of lists, it receives keys if it has a detail button.
  fileprivate static let cell = KeyFacts(rawValue: 4)

  /// Finds the facts about a type of value.
  fileprivate init(_ type: any Bindable.Type) {
    self = []
    switch type.treeRole {
    case .gesture, .wheels, .action, .backButton, .barItem, .tabBar, .tabs, .pages: insert(.focus)
    case .cell: insert(.cell)
    default:
      if type is any TextInput.Type || type is any Control.Type || type is any ListView.Type { insert(.focus) }
    }
    if type is any Scrolling.Type { insert(.scrolling) }
  }

  internal init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension Node {
  /// The facts about the node and its descendants.
  ///
  /// - Complexity: O(*n*) for *n* descendants that have changed since the last read, and for their siblings.
  internal var keyFacts: KeyFacts {
    // Reading the children may mount them, which is a change.
    let children = childNodes
    let known = unchanged
    if let facts = known?.keyFacts { return facts }
    var facts = tree.keyFacts(of: Swift.type(of: mounted.current))
    if facts.remove(.cell) != nil, isLoneCellWithDetails { facts.insert(.focus) }
    if WidgetCast.widget(mounted.current)?.accessibilityViewIsModal == true { facts.insert(.modal) }
    for node in children { facts.formUnion(node.keyFacts) }
    for node in partNodes { facts.formUnion(node.keyFacts) }
    // Reading every descendant makes each of their changes reach this node, which then forgets the facts.
    (known ?? keepUnchanged())?.keyFacts = facts
    return facts
  }
}

extension TreeContext {
  /// Returns the stored facts about a type, because the runtime finds them slowly.
  fileprivate func keyFacts(of type: any Bindable.Type) -> KeyFacts {
    if let known = focus.keyFacts[ObjectIdentifier(type)] { return known }
    let facts = KeyFacts(type)
    focus.keyFacts[ObjectIdentifier(type)] = facts
    return facts
  }
}
