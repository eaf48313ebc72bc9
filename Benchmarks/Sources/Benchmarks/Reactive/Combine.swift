import OpenCombine

/// OpenCombine. It has no `combineLatest`, so `scan` replaces it.
enum Combine: Library {
  static let name = "OpenCombine"

  static func mapping() -> (Int) -> Int {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
    let cancellable = subject.map { $0 &* 2 }.sink { sum.add($0) }
    return { count in
      withExtendedLifetime(cancellable) {
        sum.deliveries {
          for number in 0..<count { subject.send(number) }
        }
      }
    }
  }

  static func broadcasting() -> (_ count: Int) -> Int {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
    let cancellables = (0..<1_000).map { _ in subject.sink { sum.add($0) } }
    return { count in
      withExtendedLifetime(cancellables) {
        sum.deliveries {
          for number in stride(from: 0, to: count, by: 1_000) { subject.send(number) }
        }
      }
    }
  }

  static func subscribing(beside others: Int) -> (Int) -> Int {
    let (held, sum) = (CurrentValueSubject<Int, Never>(1), Sum())
    let cancellables = (0..<others).map { _ in held.sink { sum.add($0) } }
    return { count in
      withExtendedLifetime(cancellables) {
        sum.deliveries {
          for _ in 0..<count { held.sink { sum.add($0) }.cancel() }
        }
      }
    }
  }

  static func combining() -> (Int) -> Int {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
    let cancellable = subject.scan((0, 0)) { ($0.1, $1) }.map { $0 &+ $1 }.removeDuplicates().sink { sum.add($0) }
    return { count in
      withExtendedLifetime(cancellable) {
        sum.deliveries {
          for number in 1...count { subject.send(number) }
        }
      }
    }
  }

  static func switching() -> (Int) -> Int {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
    let (even, odd) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let cancellable = subject.map { $0 & 1 == 0 ? even : odd }.switchToLatest().sink { sum.add($0) }
    return { count in
      withExtendedLifetime(cancellable) {
        sum.deliveries {
          for number in 0..<count { subject.send(number) }
        }
      }
    }
  }

  static func keeping() -> (Int) -> Int {
    let (held, sum) = (CurrentValueSubject<Int, Never>(1), Sum())
    var kept: [AnyCancellable] = []
    return { count in sum.deliveries { for _ in 0..<count { kept.append(held.map { $0 &* 2 }.sink { sum.add($0) }) } } }
  }
}
