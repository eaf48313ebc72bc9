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
          Case("alone", Ours.subscribing(beside: 0)),
          Case("beside 1,000 subscribers", Ours.subscribing(beside: 1_000)),
        ]),
      compared("`combineLatest`, `map`, `removeDuplicates`", allocations: 0, count: 500_000) { $0.combining() },
      compared("a switch of `flatMapLatest`", count: 100_000) { $0.switching() },
    ] + Graphs.groups
  }

  private static func compared(
    _ name: String, allocations: Double? = nil, count: Int,
    _ use: @escaping @MainActor (any Library.Type) -> (Int) -> Void
  ) -> Group {
    Group(
      name, goal: 2, allocations: allocations, peers: [Combine.name], count: count,
      Libraries.all.map { Case($0.name, use($0)) })
  }
}
