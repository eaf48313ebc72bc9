import Bindings
import Widgets

/// The facts about a node's value that never change.
internal struct NodeKind {
  /// The role of the value in the tree.
  internal let role: TreeRole

  /// A Boolean value that indicates whether the value has children, or is shown by a preview.
  internal let isContainer: Bool

  /// A Boolean value that indicates whether the value has no children, and is shown by a preview.
  internal let isPreviewed: Bool

  internal init<Value: Bindable>(of value: Value) {
    let hasChildren = value.widgetsInside != nil
    // Only a component has a body, so that no other type can take the role.
    role = Value.treeRole == .component && Value.self != Composed.self ? .usual : Value.treeRole
    isPreviewed = !hasChildren && Value.previewing != nil
    isContainer = hasChildren || isPreviewed
  }

  internal var isScreen: Bool { role == .screen || role == .alert || isContainerScreen }

  /// A Boolean value that indicates whether the value stands for a component, whose body lists the children.
  internal var isComponent: Bool { role == .component }

  /// A Boolean value that indicates whether the value is a table or a collection, which has a live table.
  internal var isTable: Bool { role == .list || role == .grid }

  /// A Boolean value that indicates whether the value is a screen that contains others, of which it shows some.
  internal var isContainerScreen: Bool {
    switch role {
    case .containerScreen, .navigationStack, .tabs, .pages, .split: true
    default: false
    }
  }

  internal var isWindow: Bool { role == .window }
}
