import Floor

/// Arrays of closures, inlinable and in a module of their own.
enum Closures: Library {
  static let name = "array of closures"

  static func mapping() -> (Int) -> Void {
    let (subject, sum) = (Subject<Int>(), Sum())
    _ = subject.stream.map { $0 &* 2 }.subscribe { sum.add($0) }
    return { for number in 0..<$0 { subject.send(number) } }
  }

  static func broadcasting() -> (_ count: Int) -> Void {
    let (subject, sum) = (Subject<Int>(), Sum())
    for _ in 0..<1_000 { _ = subject.subscribe { sum.add($0) } }
    return { for number in stride(from: 0, to: $0, by: 1_000) { subject.send(number) } }
  }

  static func subscribing(beside others: Int) -> (Int) -> Void {
    let (held, sum) = (Held(1), Sum())
    for _ in 0..<others { _ = held.subscribe { sum.add($0) } }
    return {
      for _ in 0..<$0 {
        let cancel = held.subscribe { sum.add($0) }
        cancel()
      }
    }
  }

  static func combining() -> (Int) -> Void {
    let (first, second, sum) = (Subject<Int>(), Subject<Int>(), Sum())
    _ = first.stream.combineLatest(second.stream).map { $0 &+ $1 }.removeDuplicates().subscribe { sum.add($0) }
    return {
      for number in stride(from: 0, to: $0, by: 2) {
        first.send(number)
        second.send(number)
      }
    }
  }

  static func switching() -> (Int) -> Void {
    let (subject, even, odd, sum) = (Subject<Int>(), Held(1), Held(2), Sum())
    _ = subject.stream.flatMapLatest { ($0 & 1 == 0 ? even : odd).stream }.subscribe { sum.add($0) }
    return { for number in 0..<$0 { subject.send(number) } }
  }

  static func keeping() -> (Int) -> Void {
    let (held, sum) = (Held(1), Sum())
    var kept: [() -> Void] = []
    return { for _ in 0..<$0 { kept.append(held.stream.map { $0 &* 2 }.subscribe { sum.add($0) }) } }
  }
}
