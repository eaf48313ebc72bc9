import Bindings
import Widgets

/// The facts about the type of a node's value.
internal struct NodeKind {
  internal let isScreen: Bool

  /// A Boolean value that indicates whether the value stands for a component, whose body lists the children.
  internal let isComponent: Bool

  internal let isTable: Bool

  @MainActor private static var screens: [ObjectIdentifier: Bool] = [:]

  /// Computes the facts. Only a container can be a screen, which requires a conformance check.
  @MainActor internal init(_ type: any Bindable.Type, isContainer: Bool) {
    isComponent = type == Composed.self
    isTable = type == TableView.self
    isScreen = isContainer && !isComponent && !isTable && type != StackView.self && Self.isScreen(type)
  }

  @MainActor private static func isScreen(_ type: any Bindable.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isScreen = screens[id] { return isScreen }
    let isScreen = type is any Screen.Type
    screens[id] = isScreen
    return isScreen
  }
}
