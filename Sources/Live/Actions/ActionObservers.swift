/// The closures that are called with each user action before it is done, and the recorders of changes by users.
internal struct ActionObservers {
  private var closures: [Int: (_ action: String) -> Void] = [:]

  private var lastNumber = 0

  /// The recorders of changes by users, for histories.
  internal var recorders: [UndoRecorder] = []

  /// A Boolean value that indicates whether no closure observes actions.
  internal var isEmpty: Bool { closures.isEmpty }

  /// The numbers of the closures, in the order in which they have been added.
  internal var numbers: [Int] { closures.keys.sorted() }

  /// Adds a closure, and returns its number.
  internal mutating func add(_ observe: @escaping (_ action: String) -> Void) -> Int {
    lastNumber += 1
    closures[lastNumber] = observe
    return lastNumber
  }

  internal mutating func remove(_ number: Int) { closures[number] = nil }

  /// The closure with a number, if it has not been removed.
  internal subscript(number: Int) -> ((_ action: String) -> Void)? { closures[number] }
}
