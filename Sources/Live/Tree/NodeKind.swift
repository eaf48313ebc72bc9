import Bindings
import Widgets

/// The facts about the type of a node's value.
internal struct NodeKind {
  /// A Boolean value that indicates whether the value has children, or is shown by a preview.
  internal let isContainer: Bool

  /// A Boolean value that indicates whether the value has no children, and is shown by a preview.
  internal let isPreviewed: Bool

  internal let isScreen: Bool

  /// A Boolean value that indicates whether the value stands for a component, whose body lists the children.
  internal let isComponent: Bool

  /// A Boolean value that indicates whether the value is a table or a collection, which has a live table.
  internal let isTable: Bool

  /// A Boolean value that indicates whether the value is a screen that contains others, of which it shows some.
  internal let isContainerScreen: Bool

  internal let isWindow: Bool

  @MainActor private static var screens: [ObjectIdentifier: (isScreen: Bool, isContainer: Bool)] = [:]

  /// Computes the facts. Only a container can be a screen, which requires a conformance check.
  @MainActor internal init<Value: Bindable>(of value: Value) {
    let hasChildren = value.widgetsInside != nil
    isPreviewed = !hasChildren && Value.previewing != nil
    isContainer = hasChildren || isPreviewed
    isComponent = Value.self == Composed.self
    isTable = Value.self == TableView.self || Value.self == CollectionView.self
    isWindow = Value.self == Window.self
    if hasChildren, !isComponent, !isTable, Value.self != StackView.self {
      (isScreen, isContainerScreen) = Self.screen(Value.self)
    } else {
      (isScreen, isContainerScreen) = (false, false)
    }
  }

  @MainActor private static func screen<Value: Bindable>(_ type: Value.Type) -> (Bool, Bool) {
    let id = ObjectIdentifier(type)
    if let known = screens[id] { return known }
    let screen = (type is any Screen.Type, type is any ContainerScreen.Type)
    screens[id] = screen
    return screen
  }
}
