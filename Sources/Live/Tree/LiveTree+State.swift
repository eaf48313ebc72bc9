import Observation

extension LiveTree {
  /// Creates a live tree that a block describes from a state.
  ///
  /// The block runs again when the state, or an adapter or `@Observable` model that the block reads, changes.
  ///
  /// ```swift
  /// let tree = LiveTree([User]()) { users in
  ///   VStack {
  ///     if users.isEmpty { Label("nobody") }
  ///     ForEach(users) { user in Label(user.name) }
  ///   }
  /// }
  /// tree.state = [User(name: "Ada")]
  /// ```
  ///
  /// A widget with the type and the key of an existing node updates that node, which keeps the user's changes and the
  /// bindings whose sources are the same. If the block lists several widgets or none, they are put into a plain `View`,
  /// where they overlap: list them in a `VStack`.
  ///
  /// The state may itself be a model: `LiveTree(model) { model in … }`. Changes are shown when the tree is read next,
  /// or when the main actor is free; several changes are shown at once.
  public convenience init(_ state: State, @WidgetBuilder content: @escaping (State) -> Children) {
    self.init(CurrentState(state), content: content)
  }

  /// Creates a live tree that a block describes, again whenever something changes that the block has read.
  ///
  /// ```swift
  /// let tree = LiveTree {
  ///   Label("Hello, \(model.name)")
  /// }
  /// ```
  ///
  /// The block is called as described for `init(_:content:)`.
  public convenience init(@WidgetBuilder content: @escaping () -> Children) where State == Void {
    self.init(CurrentState(())) { _ in content() }
  }

  /// Creates a live tree that a block describes from each value of a signal. It is empty as long as there is no value.
  ///
  /// ```swift
  /// let tree = LiveTree(users) { users in Label("\(users.count)") }
  /// ```
  public convenience init<Source: SignalConvertible>(
    _ source: Source,
    @WidgetBuilder content: @escaping (Source.Value) -> Children
  ) where State == Source.Value? {
    let current = CurrentState(State.none)
    let following = source.subscribe { current.state = $0 }
    self.init(current) { $0.map(content) ?? [] }
    lifetimes.append(following)
  }

  /// The state of the tree. A new state is shown when the tree is read next, or when the main actor is free.
  ///
  /// The state is changed in place, like a stored property: `tree.state.rows[3].title = "Ada"` copies no other row if
  /// only the state has the array. A list of components, `ForEach(rows)`, does not share the array after its first
  /// change. Do not read the tree during a change, such as in the closure of `tree.state.rows.removeAll { … }`.
  public var state: State {
    get { current.state }
    _modify { yield &current.state }
  }
}

/// The state of a live tree, observed so that several changes before the next read are shown as one.
@MainActor internal final class CurrentState<State> {
  private let observation = StateObservation()
  private var stored: State

  internal init(_ state: State) { stored = state }

  internal var state: State {
    get {
      observation.access()
      return stored
    }
    _modify {
      observation.access()
      observation.willChange()
      defer { observation.didChange() }
      yield &stored
    }
  }
}

/// The observation of a state of any type.
///
/// It has no generic parameters, because each access would create a key path into a generic class, which costs more
/// than a change of a row.
@MainActor private final class StateObservation: Observable {
  private let registrar = ObservationRegistrar()

  /// The property that is observed in place of the state.
  private var state: Void { () }

  func access() { registrar.access(self, keyPath: \.state) }

  func willChange() { registrar.willSet(self, keyPath: \.state) }

  func didChange() { registrar.didSet(self, keyPath: \.state) }
}
