@MainActor
extension Group {
  /// The groups that compare signals with the minimal implementation and with a widely used library.
  static var signals: [Group] {
    [
      compared("subject, `map`, sink", allocations: 0, count: 1_000_000) { $0.mapping() },
      compared("a delivery to one of 1,000 sinks", allocations: 0, count: 1_000_000) { $0.broadcasting() },
      compared("subscribe and cancel", count: 100_000) { $0.subscribing(beside: 0) },
      compared("the same beside 1,000 subscribers", count: 100_000) { $0.subscribing(beside: 1_000) },
      Group(
        "subscribe and cancel, `Signals`", goal: 1.1, count: 100_000,
        [
          Case("alone", delivering: Ours.subscribing(beside: 0)),
          Case("beside 1,000 subscribers", delivering: Ours.subscribing(beside: 1_000)),
        ]),
      compared("`combineLatest`, `map`, `removeDuplicates`", allocations: 0, count: 500_000) { $0.combining() },
      compared("a switch of `flatMapLatest`", count: 100_000) { $0.switching() },
    ] + Graphs.groups + lists
  }

  private static func compared(
    _ name: String, allocations: Double? = nil, count: Int,
    _ use: @escaping @MainActor (any Library.Type) -> (Int) -> Int
  ) -> Group {
    Group(
      name, goal: 2, allocations: allocations, peers: [Combine.name], count: count,
      Libraries.all.map { Case($0.name, delivering: use($0)) })
  }
}

extension Case {
  /// Creates a case of sends, each of which is meant to lead to a delivery.
  @MainActor
  fileprivate init(_ name: String, delivering send: @escaping (Int) -> Int) {
    self.init(name, each: 1) { send($0) }
  }
}
