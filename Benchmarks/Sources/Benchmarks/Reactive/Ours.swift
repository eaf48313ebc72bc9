import Signals

/// The signals of this package.
@MainActor
enum Ours: @MainActor Library {
  static let name = "`Signals`"

  static func mapping() -> (Int) -> Int {
    let (input, sum) = (Input<Int>(), Sum())
    let lifetime = input.signal.map { $0 &* 2 }.subscribe { sum.add($0) }
    return { count in
      withExtendedLifetime(lifetime) {
        sum.deliveries {
          for number in 0..<count { input.send(number) }
        }
      }
    }
  }

  static func broadcasting() -> (_ count: Int) -> Int {
    let (input, sum) = (Input<Int>(), Sum())
    let lifetimes = (0..<1_000).map { _ in input.signal.subscribe { sum.add($0) } }
    return { count in
      withExtendedLifetime(lifetimes) {
        sum.deliveries {
          for number in stride(from: 0, to: count, by: 1_000) { input.send(number) }
        }
      }
    }
  }

  static func subscribing(beside others: Int) -> (Int) -> Int {
    let (held, sum) = (Var(1), Sum())
    let lifetimes = (0..<others).map { _ in held.subscribe { sum.add($0) } }
    return { count in
      withExtendedLifetime(lifetimes) {
        sum.deliveries {
          for _ in 0..<count { held.subscribe { sum.add($0) }.cancel() }
        }
      }
    }
  }

  static func combining() -> (Int) -> Int {
    let (first, second, sum) = (Input<Int>(), Input<Int>(), Sum())
    let lifetime = first.signal.combineLatest(second.signal).map { $0 &+ $1 }.removeDuplicates()
      .subscribe { sum.add($0) }
    var start = 0
    return { count in
      // Sums that are sent again would not be delivered.
      start += 2
      defer { start += count }
      return withExtendedLifetime(lifetime) {
        sum.deliveries {
          for number in stride(from: start, to: start + count, by: 2) {
            first.send(number)
            second.send(number)
          }
        }
      }
    }
  }

  static func switching() -> (Int) -> Int {
    let (input, even, odd, sum) = (Input<Int>(), Var(1), Var(2), Sum())
    let lifetime = input.signal.flatMapLatest { $0 & 1 == 0 ? even : odd }.subscribe { sum.add($0) }
    return { count in
      withExtendedLifetime(lifetime) {
        sum.deliveries {
          for number in 0..<count { input.send(number) }
        }
      }
    }
  }

  static func keeping() -> (Int) -> Int {
    let (held, sum) = (Var(1), Sum())
    var kept: [Lifetime] = []
    return { count in
      sum.deliveries { for _ in 0..<count { kept.append(held.map { $0 &* 2 }.subscribe { sum.add($0) }) } }
    }
  }
}
