/// A measured operation, which can run any number of times.
struct Case {
  let name: String
  let run: (_ count: Int) -> Void

  init(_ name: String, _ run: @escaping (_ count: Int) -> Void) {
    self.name = name
    self.run = run
  }

  /// Creates a case that changes one root repeatedly.
  init<Root>(_ name: String, on root: Root, _ change: @escaping (inout Root, Int) -> Void) {
    self.init(name) { count in
      var root = root
      for number in 0..<count { change(&root, number) }
    }
  }
}
