/// A plan that transfers the state of one container to another, adapter by adapter, completely or not at all.
@MainActor internal struct Restoration {
  private struct Step {
    let adapter: ObjectIdentifier
    let set: (() -> Void)?
    let notify: () -> Void
  }

  private var steps: [Step] = []

  private var planned: [ObjectIdentifier: any StoredState] = [:]

  /// Plans to transfer the state of `other` to `container`.
  ///
  /// - Throws: ``RestoreError`` with the path of a value that does not fit and is not in an adapter.
  /// - Complexity: O(*n*) for *n* stored values.
  internal init(of container: some CodableContainer, to other: some CodableContainer) throws(RestoreError) {
    try match(Self.node(of: container), Self.node(of: other))
  }

  /// Sets all states and then notifies all subscribers.
  internal func carryOut() {
    for step in steps { step.set?() }
    for step in steps { step.notify() }
  }

  /// Plans a new state for an adapter: for the adapters inside its state if they match, otherwise for the adapter
  /// itself.
  ///
  /// - Throws: ``RestoreError`` if the same adapter is stored twice with different states.
  internal mutating func restore<State: StoredState>(
    _ core: AdapterCore<State>, to state: State
  ) throws(RestoreError) {
    let id = ObjectIdentifier(core)
    if let other = planned[id] as? State {
      if try Self.areSame(other, state) { return }
      throw RestoreError(path: "", reason: "The same adapter is stored elsewhere too, with another state.")
    }
    let set = try fits(core.state, state) ? nil : { core.state = state }
    planned[id] = state
    steps.append(Step(adapter: id, set: set, notify: core.resume))
  }

  /// Plans the transfer between two states if they contain adapters and differ in nothing else.
  ///
  /// - Returns: Whether the transfer has been planned.
  private mutating func fits<State: StoredState>(_ mine: State, _ theirs: State) throws(RestoreError) -> Bool {
    if mine.isPlain { return false }
    let node = try Self.node(of: mine, for: .restoring)
    guard node.finds.hasAdapters else { return false }
    let count = steps.count
    do {
      try match(node, Self.node(of: theirs, for: .restoring))
      return true
    } catch {
      for step in steps[count...] { planned[step.adapter] = nil }
      steps.removeSubrange(count...)
      return false
    }
  }

  private mutating func match(_ mine: StoredNode, _ theirs: StoredNode) throws(RestoreError) {
    switch (mine.content, theirs.content) {
    case (.adapter(let mine), .adapter(let theirs)): try mine.plan(theirs, in: &self)
    case (.keyed(let mine), .keyed(let theirs)):
      try match(mine, Dictionary(theirs.map { ($0.name, $0.node) }) { $1 }) { "\($0)" }
    case (.entries(let mine), .entries(let theirs)):
      try match(mine.map { ($0.key, $0.value) }, theirs) { "\($0)" }
    case (.list(let mine), .list(let theirs)):
      guard mine.count == theirs.count else {
        throw RestoreError(path: "", reason: "There are \(mine.count) elements, and \(theirs.count) are stored.")
      }
      for (index, pair) in zip(mine, theirs).enumerated() {
        do { try match(pair.0, pair.1) } catch { throw error.inside("[\(index)]") }
      }
    case (.value(let mine), .value(let theirs)):
      if mine != theirs {
        throw RestoreError(path: "", reason: "It is \(mine) and cannot be changed; \(theirs) is stored.")
      }
    case (.nothing, .nothing): break
    default: throw RestoreError(path: "", reason: "Something else is stored than there is place for.")
    }
  }

  private mutating func match<Name: Hashable>(
    _ mine: [(name: Name, node: StoredNode)], _ theirs: [Name: StoredNode], path: (Name) -> String
  ) throws(RestoreError) {
    var rest = theirs
    for (name, node) in mine {
      guard let other = theirs[name] else { throw RestoreError(path: path(name), reason: "Nothing is stored for it.") }
      rest[name] = nil
      do { try match(node, other) } catch { throw error.inside(path(name)) }
    }
    if let name = rest.keys.map(path).min() { throw RestoreError(path: name, reason: "There is no place for it.") }
  }

  private static func areSame<State: StoredState>(_ first: State, _ second: State) throws(RestoreError) -> Bool {
    let (first, second) = (try node(of: first, for: .comparing), try node(of: second, for: .comparing))
    var comparison = Restoration()
    do { try comparison.match(first, second) } catch { return false }
    return true
  }

  private init() {}

  private static func node(of container: some CodableContainer) throws(RestoreError) -> StoredNode {
    let node = StoredNode(StoredNode.Finds(.restoring))
    do { try node.put(container) } catch { throw RestoreError(error) }
    return node
  }

  private static func node(
    of state: some StoredState, for purpose: StoredNode.Purpose
  ) throws(RestoreError) -> StoredNode {
    do { return try StoredNode(for: purpose) { try state.store(to: $0) } } catch { throw RestoreError(error) }
  }
}

/// An adapter that can be part of a ``CodableContainer``, with its state type erased.
@MainActor internal protocol RestorableAdapter {
  /// Plans the transfer of the state of another adapter to this one.
  ///
  /// - Throws: ``RestoreError`` if the adapters have different types, or the states do not fit.
  func plan(_ other: any RestorableAdapter, in restoration: inout Restoration) throws(RestoreError)
}

extension Adapter: RestorableAdapter where State: StoredState {
  internal func plan(_ other: any RestorableAdapter, in restoration: inout Restoration) throws(RestoreError) {
    guard let other = other as? Adapter else {
      throw RestoreError(path: "", reason: "Another adapter is stored than \(Self.adapterName).")
    }
    try restoration.restore(core, to: other.core.state)
  }
}

/// The error of a state that could not be restored. Nothing has been changed.
public struct RestoreError: Error, Equatable, CustomStringConvertible {
  /// The path of the value that does not fit, from the root: `rows[2].title`. Empty for the root itself.
  public let path: String

  /// The expected and the stored value.
  public let reason: String

  /// Creates an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates an error with the path and the reason of a decoding error.
  public init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self.init(path: "", reason: "\(error)")
      return
    }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      self.init(path: Self.path(context.codingPath), reason: context.debugDescription)
    case .keyNotFound(let key, let context):
      self.init(path: Self.path(context.codingPath + [key]), reason: "Nothing is stored for it.")
    @unknown default:
      self.init(path: "", reason: "\(error)")
    }
  }

  /// The path and the reason on one line.
  public var description: String { "Cannot restore \(path.isEmpty ? "the state" : path): \(reason)" }

  /// Returns the error with a path that begins one level further out.
  internal func inside(_ name: String) -> RestoreError {
    let separator = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return RestoreError(path: name + separator + path, reason: reason)
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
