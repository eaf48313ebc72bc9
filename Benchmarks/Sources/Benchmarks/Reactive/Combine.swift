import OpenCombine

/// OpenCombine. It has no `combineLatest`, so `scan` replaces it.
enum Combine: Library {
  static let name = "OpenCombine"

  static func mapping() -> (Int) -> Void {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
    let cancellable = subject.map { $0 &* 2 }.sink { sum.add($0) }
    return { count in
      withExtendedLifetime(cancellable) {
        for number in 0..<count { subject.send(number) }
      }
    }
  }

  static func broadcasting() -> (_ count: Int) -> Void {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
    let cancellables = (0..<1_000).map { _ in subject.sink { sum.add($0) } }
    return { count in
      withExtendedLifetime(cancellables) {
        for number in stride(from: 0, to: count, by: 1_000) { subject.send(number) }
      }
    }
  }

  static func subscribing(beside others: Int) -> (Int) -> Void {
    let (held, sum) = (CurrentValueSubject<Int, Never>(1), Sum())
    let cancellables = (0..<others).map { _ in held.sink { sum.add($0) } }
    return { count in
      withExtendedLifetime(cancellables) {
        for _ in 0..<count { held.sink { sum.add($0) }.cancel() }
      }
    }
  }

  static func combining() -> (Int) -> Void {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
    let cancellable = subject.scan((0, 0)) { ($0.1, $1) }.map { $0 &+ $1 }.removeDuplicates().sink { sum.add($0) }
    return { count in
      withExtendedLifetime(cancellable) {
        for number in 0..<count { subject.send(number) }
      }
    }
  }

  static func switching() -> (Int) -> Void {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), Sum())
    let (even, odd) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    let cancellable = subject.map { $0 & 1 == 0 ? even : odd }.switchToLatest().sink { sum.add($0) }
    return { count in
      withExtendedLifetime(cancellable) {
        for number in 0..<count { subject.send(number) }
      }
    }
  }

  static func keeping() -> (Int) -> Void {
    let (held, sum) = (CurrentValueSubject<Int, Never>(1), Sum())
    var kept: [AnyCancellable] = []
    return { for _ in 0..<$0 { kept.append(held.map { $0 &* 2 }.sink { sum.add($0) }) } }
  }
}
