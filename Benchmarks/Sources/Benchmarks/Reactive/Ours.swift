import Signals

/// The signals of this package.
@MainActor
enum Ours: @MainActor Library {
  static let name = "`Signals`"

  static func mapping() -> (Int) -> Void {
    let (input, sum) = (Input<Int>(), Sum())
    let lifetime = input.signal.map { $0 &* 2 }.subscribe { sum.add($0) }
    return { count in
      withExtendedLifetime(lifetime) {
        for number in 0..<count { input.send(number) }
      }
    }
  }

  static func broadcasting() -> (_ count: Int) -> Void {
    let (input, sum) = (Input<Int>(), Sum())
    let lifetimes = (0..<1_000).map { _ in input.signal.subscribe { sum.add($0) } }
    return { count in
      withExtendedLifetime(lifetimes) {
        for number in stride(from: 0, to: count, by: 1_000) { input.send(number) }
      }
    }
  }

  static func subscribing(beside others: Int) -> (Int) -> Void {
    let (held, sum) = (Var(1), Sum())
    let lifetimes = (0..<others).map { _ in held.subscribe { sum.add($0) } }
    return { count in
      withExtendedLifetime(lifetimes) {
        for _ in 0..<count { held.subscribe { sum.add($0) }.cancel() }
      }
    }
  }

  static func combining() -> (Int) -> Void {
    let (first, second, sum) = (Input<Int>(), Input<Int>(), Sum())
    let lifetime = first.signal.combineLatest(second.signal).map { $0 &+ $1 }.removeDuplicates()
      .subscribe { sum.add($0) }
    return { count in
      withExtendedLifetime(lifetime) {
        for number in stride(from: 0, to: count, by: 2) {
          first.send(number)
          second.send(number)
        }
      }
    }
  }

  static func switching() -> (Int) -> Void {
    let (input, even, odd, sum) = (Input<Int>(), Var(1), Var(2), Sum())
    let lifetime = input.signal.flatMapLatest { $0 & 1 == 0 ? even : odd }.subscribe { sum.add($0) }
    return { count in
      withExtendedLifetime(lifetime) {
        for number in 0..<count { input.send(number) }
      }
    }
  }

  static func keeping() -> (Int) -> Void {
    let (held, sum) = (Var(1), Sum())
    var kept: [Lifetime] = []
    return { for _ in 0..<$0 { kept.append(held.map { $0 &* 2 }.subscribe { sum.add($0) }) } }
  }
}
