extension Bindable {
  /// The bindable parts, in their order.
  @MainActor
  package var parts: [any Bindable] {
    var copy = self
    return copy.collectParts()
  }

  /// The bindable parts, in their order, without a copy of the value being made. It stays as it is.
  @MainActor
  package mutating func collectParts() -> [any Bindable] {
    visitParts(PartCollector.visitor)
    if PartCollector.parts.isEmpty { return [] }
    defer { PartCollector.parts = [] }
    return PartCollector.parts
  }
}

/// One visitor for all, since there are hardly ever any parts to be found.
private enum PartCollector {
  // Both are used on the main actor only, by the function above, during which nothing else runs.
  nonisolated(unsafe) static var parts: [any Bindable] = []
  nonisolated(unsafe) static let visitor = PartVisitor { parts.append($0) }
}

/// What goes through the bindable parts of a model. See ``Bindable/visitParts(_:)``.
public struct PartVisitor {
  private let action: (inout any Bindable) -> Void

  /// Makes a visitor that does something with each part, which it may change for another of the same type.
  public init(_ action: @escaping (inout any Bindable) -> Void) {
    self.action = action
  }

  /// Visits a part.
  public func visit<Part: Bindable>(_ part: inout Part) {
    var visited: any Bindable = part
    action(&visited)
    if let visited = visited as? Part { part = visited }
  }

  /// Visits a part, if there is one.
  public func visit<Part: Bindable>(_ part: inout Part?) {
    guard var present = part else { return }
    visit(&present)
    part = present
  }

  /// Visits parts, in their order.
  public func visit<Part: Bindable>(_ parts: inout [Part]) {
    for index in parts.indices { visit(&parts[index]) }
  }

  /// Visits the widget in a ``Slot``, if there is one.
  public func visit(_ slot: inout (any Widget)?) {
    guard let widget = slot else { return }
    var visited: any Bindable = widget
    action(&visited)
    slot = visited as? any Widget
  }

  /// Visits the elements of a list, in their order.
  public func visit<List: ModelList>(_ list: inout List) {
    for index in list.indices {
      guard var visited = list[index] as? any Bindable else { continue }
      action(&visited)
      if let visited = visited as? List.Element { list[index] = visited }
    }
  }
}
