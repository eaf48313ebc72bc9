import Mod

/// A measured operation, which can run any number of times and returns what it has done.
struct Case {
  let name: String

  /// What a number of runs are meant to do, or `nil` for the same as the first case of the group.
  let meant: ((_ count: Int) -> String)?

  let run: (_ count: Int) -> Effect

  init(_ name: String, meant: ((_ count: Int) -> String)?, _ run: @escaping (_ count: Int) -> Effect) {
    self.name = name
    self.meant = meant
    self.run = run
  }

  /// Creates a case that returns how often something has happened, which is meant to happen so often in each run.
  init(_ name: String, each number: Int = 1, _ run: @escaping (_ count: Int) -> Int) {
    self.init(name, meant: { "\($0 * number) times" }) { Effect(count: run($0)) }
  }

  /// Creates a case that changes one root repeatedly, with the same result as the first case of the group.
  init<Root>(_ name: String, on root: Root, _ change: @escaping (inout Root, Int) -> Void) {
    self.init(name, on: root, change) { $0.description }
  }

  /// Creates a case that changes one root repeatedly, and sets the same properties as the first case of the group.
  init<Root>(_ name: String, setting root: Root, _ change: @escaping (inout Root, Int) -> Void) {
    self.init(name, on: root, change) { $0.path }
  }

  private init<Root>(
    _ name: String, on root: Root, _ change: @escaping (inout Root, Int) -> Void,
    describing describe: @escaping (Change) -> String
  ) {
    self.init(name, meant: nil) { count in
      let start = root
      var root = root
      for number in 0..<count { change(&root, number) }
      // The Mod that sets it is applied at once, here.
      nonisolated(unsafe) let end = root
      return Effect {
        if let object = end as? Object { return object.settings.map(describe).joined(separator: ", ") }
        return Mod<Root> { $0 = end }.changes(to: start).map(describe).joined(separator: ", ")
      }
    }
  }
}
