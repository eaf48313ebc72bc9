/// Something to be measured, as often as it is asked to run.
struct Case {
  let name: String
  let run: (_ count: Int) -> Void

  init(_ name: String, _ run: @escaping (_ count: Int) -> Void) {
    self.name = name
    self.run = run
  }

  /// A case that changes one root again and again.
  init<Root>(_ name: String, on root: Root, _ change: @escaping (inout Root, Int) -> Void) {
    self.init(name) { count in
      var root = root
      for number in 0..<count { change(&root, number) }
    }
  }
}
