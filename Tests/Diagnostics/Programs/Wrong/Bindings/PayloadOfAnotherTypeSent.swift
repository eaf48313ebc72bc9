import Bindings

@MainActor private let name = Var("Ada")

@MainActor private final class Gauge: BindableObject { let activity = Activity() }
extension Event where Root == Gauge {
  fileprivate static var overheated: Event<Root, Double> { Event<Root, Double>() }
}
@MainActor private func heat(_ gauge: Gauge) {
  gauge.send(.overheated, "hot")
//                        ^ error: 'String'
}

// Missed. The event is blamed; the words name both types.
