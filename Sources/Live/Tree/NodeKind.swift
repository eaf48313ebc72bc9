import Bindings
import Widgets

/// The facts about the type of a node's value.
internal struct NodeKind {
  internal let isContainer: Bool

  internal let isScreen: Bool

  /// A Boolean value that indicates whether the value stands for a component, whose body lists the children.
  internal let isComponent: Bool

  internal let isTable: Bool

  @MainActor private static var screens: [ObjectIdentifier: Bool] = [:]

  /// Computes the facts. Only a container can be a screen, which requires a conformance check.
  @MainActor internal init<Value: Bindable>(of value: Value) {
    isContainer = value.widgetsInside != nil
    isComponent = Value.self == Composed.self
    isTable = Value.self == TableView.self
    isScreen =
      isContainer && !isComponent && !isTable && Value.self != StackView.self && Self.isScreen(Value.self)
  }

  @MainActor private static func isScreen<Value: Bindable>(_ type: Value.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isScreen = screens[id] { return isScreen }
    let isScreen = type is any Screen.Type
    screens[id] = isScreen
    return isScreen
  }
}
