import Widgets

/// The observers of users' actions.
internal struct ActionObservers {
  private var observers: [Int: Observer] = [:]

  private var lastNumber = 0

  /// The recorders of changes by users, for histories.
  internal var recorders: [UndoRecorder] = []

  /// A Boolean value that indicates whether nothing observes actions.
  internal var isEmpty: Bool { observers.isEmpty }

  /// A Boolean value that indicates whether an observer receives changes of values by users.
  internal var wantChanges: Bool { !recorders.isEmpty || observers.values.contains { $0.change != nil } }

  /// The numbers of the observers, in the order in which they have been added.
  internal var numbers: [Int] { observers.keys.sorted() }

  /// Adds an observer, and returns its number.
  internal mutating func add(_ observer: Observer) -> Int {
    lastNumber += 1
    observers[lastNumber] = observer
    return lastNumber
  }

  internal mutating func remove(_ number: Int) { observers[number] = nil }

  /// The observer with a number, if it has not been removed.
  internal subscript(number: Int) -> Observer? { observers[number] }

  /// The closures of an observer.
  internal struct Observer {
    /// Called with each action before it is done, such as `tap`.
    let action: (_ name: String, Node) -> Void

    /// Called after a user has changed the value of a node, with the value before.
    let change: ((Node, _ old: any Bindable) -> Void)?
  }
}
