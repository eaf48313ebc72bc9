import Floor

/// Arrays of closures, inlinable and in a module of their own.
enum Closures: Library {
  static let name = "array of closures"

  static func mapping() -> (Int) -> Int {
    let (subject, sum) = (Subject<Int>(), Sum())
    _ = subject.stream.map { $0 &* 2 }.subscribe { sum.add($0) }
    return { count in sum.deliveries { for number in 0..<count { subject.send(number) } } }
  }

  static func broadcasting() -> (_ count: Int) -> Int {
    let (subject, sum) = (Subject<Int>(), Sum())
    for _ in 0..<1_000 { _ = subject.subscribe { sum.add($0) } }
    return { count in
      sum.deliveries { for number in stride(from: 0, to: count, by: 1_000) { subject.send(number) } }
    }
  }

  static func subscribing(beside others: Int) -> (Int) -> Int {
    let (held, sum) = (Held(1), Sum())
    for _ in 0..<others { _ = held.subscribe { sum.add($0) } }
    return { count in
      sum.deliveries {
        for _ in 0..<count {
          let cancel = held.subscribe { sum.add($0) }
          cancel()
        }
      }
    }
  }

  static func combining() -> (Int) -> Int {
    let (first, second, sum) = (Subject<Int>(), Subject<Int>(), Sum())
    _ = first.stream.combineLatest(second.stream).map { $0 &+ $1 }.removeDuplicates().subscribe { sum.add($0) }
    var start = 0
    return { count in
      // Sums that are sent again would not be delivered.
      start += 2
      defer { start += count }
      return sum.deliveries {
        for number in stride(from: start, to: start + count, by: 2) {
          first.send(number)
          second.send(number)
        }
      }
    }
  }

  static func switching() -> (Int) -> Int {
    let (subject, even, odd, sum) = (Subject<Int>(), Held(1), Held(2), Sum())
    _ = subject.stream.flatMapLatest { ($0 & 1 == 0 ? even : odd).stream }.subscribe { sum.add($0) }
    return { count in sum.deliveries { for number in 0..<count { subject.send(number) } } }
  }

  static func keeping() -> (Int) -> Int {
    let (held, sum) = (Held(1), Sum())
    var kept: [() -> Void] = []
    return { count in
      sum.deliveries { for _ in 0..<count { kept.append(held.stream.map { $0 &* 2 }.subscribe { sum.add($0) }) } }
    }
  }
}
