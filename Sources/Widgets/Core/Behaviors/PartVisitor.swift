extension Bindable {
  /// The bindable parts, in order.
  ///
  /// - Complexity: O(*n*) for *n* parts.
  package var parts: [any Bindable] {
    var copy = self
    return copy.collectParts()
  }

  /// Returns the bindable parts, in order, without copying the value, which stays the same.
  ///
  /// - Complexity: O(*n*) for *n* parts.
  package mutating func collectParts() -> [any Bindable] {
    var parts: [any Bindable] = []
    withUnsafeMutablePointer(to: &parts) { visitParts(PartVisitor(collectingInto: $0)) }
    return parts
  }
}

/// A visitor of the bindable parts of a model. See ``Bindable/visitParts(_:)``.
public struct PartVisitor {
  private enum Action {
    case change((inout any Bindable) -> Void)
    // Collecting makes no closure, because most values have no parts. The visitor is used only while the list exists.
    case collect(UnsafeMutablePointer<[any Bindable]>)
  }

  private let action: Action

  /// Creates a visitor that calls a closure with each part. The closure may replace a part by another of the same type.
  public init(_ action: @escaping (inout any Bindable) -> Void) { self.action = .change(action) }

  /// Creates a visitor that appends each part to a list.
  fileprivate init(collectingInto parts: UnsafeMutablePointer<[any Bindable]>) { action = .collect(parts) }

  /// Whether parts may be replaced, also by equal parts with the same identity.
  internal var replacesParts: Bool { if case .change = action { true } else { false } }

  /// Visits a part.
  public func visit<Part: Bindable>(_ part: inout Part) {
    switch action {
    case .collect(let parts): parts.pointee.append(part)
    case .change(let change):
      var visited: any Bindable = part
      change(&visited)
      if let visited = visited as? Part { part = visited }
    }
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
    switch action {
    case .collect(let parts): parts.pointee.append(widget)
    case .change(let change):
      var visited: any Bindable = widget
      change(&visited)
      slot = visited as? any Widget
    }
  }

  /// Visits the elements of a list, in order.
  public func visit<List: ModelList>(_ list: inout List) {
    for index in list.indices {
      guard var visited = list[index] as? any Bindable else { continue }
      switch action {
      case .collect(let parts): parts.pointee.append(visited)
      case .change(let change):
        change(&visited)
        if let visited = visited as? List.Element { list[index] = visited }
      }
    }
  }
}
