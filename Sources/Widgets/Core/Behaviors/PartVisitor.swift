extension Bindable {
  /// The bindable parts, in order.
  ///
  /// - Complexity: O(*n*) for *n* parts.
  @MainActor
  package var parts: [any Bindable] {
    var copy = self
    return copy.collectParts()
  }

  /// Returns the bindable parts, in order, without copying the value, which stays the same.
  ///
  /// - Complexity: O(*n*) for *n* parts.
  @MainActor
  package mutating func collectParts() -> [any Bindable] {
    visitParts(PartCollector.visitor)
    if PartCollector.parts.isEmpty { return [] }
    defer { PartCollector.parts = [] }
    return PartCollector.parts
  }
}

/// The shared visitor of `collectParts()`, because most values have no parts and need no visitor of their own.
private enum PartCollector {
  // Both are used on the main actor only, by `collectParts()`, which calls no other code meanwhile.
  nonisolated(unsafe) static var parts: [any Bindable] = []
  nonisolated(unsafe) static let visitor = PartVisitor { parts.append($0) }
}

/// A visitor of the bindable parts of a model. See ``Bindable/visitParts(_:)``.
public struct PartVisitor {
  private let action: (inout any Bindable) -> Void

  /// Creates a visitor that calls a closure with each part. The closure may replace a part by another of the same type.
  public init(_ action: @escaping (inout any Bindable) -> Void) {
    self.action = action
  }

  /// Visits a part.
  public func visit<Part: Bindable>(_ part: inout Part) {
    var visited: any Bindable = part
    action(&visited)
    if let visited = visited as? Part { part = visited }
  }

  /// Visits an optional part, if there is one.
  public func visit<Part: Bindable>(_ part: inout Part?) {
    guard var present = part else { return }
    visit(&present)
    part = present
  }

  /// Visits the parts in an array, in order.
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

  /// Visits the elements of a list, in order.
  public func visit<List: ModelList>(_ list: inout List) {
    for index in list.indices {
      guard var visited = list[index] as? any Bindable else { continue }
      action(&visited)
      if let visited = visited as? List.Element { list[index] = visited }
    }
  }
}
