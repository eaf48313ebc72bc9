extension LiveTree {
  /// Shows what a block makes of a state, and again when the state, or an adapter or `@Observable` model that the block
  /// reads, changes.
  ///
  /// ```swift
  /// let tree = LiveTree([User]()) { users in
  ///   if users.isEmpty { Label("nobody") }
  ///   ForEach(users) { user in Label(user.name) }
  /// }
  /// tree.state = [User(name: "Ada")]
  /// ```
  ///
  /// A widget of the block that has the type and the key of one before takes its place: it keeps what users have made of it,
  /// and the bindings whose sources are the same. Of several widgets, or none, a plain `View` is made.
  ///
  /// The state may be a model itself: `LiveTree(model) { model in … }`. Changes are shown when the tree is looked at next, or when
  /// the main actor is free, several of them at once.
  public convenience init(_ state: State, @WidgetBuilder content: @escaping (State) -> Children) {
    self.init(CurrentState(state), content: content)
  }

  /// Shows what a block makes of the values of a variable or a signal, and nothing as long as there is none.
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

  /// What the tree shows. What is assigned shows when the tree is looked at next, or when the main actor is free.
  public var state: State {
    get { current.state }
    set { current.state = newValue }
  }
}
