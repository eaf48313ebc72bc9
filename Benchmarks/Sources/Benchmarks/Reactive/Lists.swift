import Signals

@MainActor
extension Group {
  /// Changes at the end of growing lists, and readings of a growing number of variables.
  static var lists: [Group] {
    [
      growing("push and pop, `StackAdapter`", meant: { size, _ in "\(size) elements, then \(size + 1)" }) { size in
        let stack = StackAdapter(Array(0..<size))
        return { count in
          for number in 0..<count {
            stack.push(number)
            stack.pop()
          }
          return Effect { inspectLength({ stack.value }, pushing: stack.push) }
        }
      },
      growing(
        "append and remove the last, `ArrayAdapter`", meant: { size, _ in "\(size) elements, then \(size + 1)" }
      ) { size in
        let list = ArrayAdapter(Array(0..<size))
        return { count in
          for number in 0..<count {
            list.send(.insert([number], at: [size]))
            list.send(.delete(at: [size]))
          }
          return Effect { inspectLength({ list.value }) { list.send(.insert([$0], at: [size])) } }
        }
      },
      growing("a change of a list that is followed, `states(from:)`", meant: { "\($1) times" }) { size in
        let changes = Input<ArrayMutation<Int>>()
        let sum = Sum()
        let lifetime = changes.signal.states(from: Array(0..<size)).subscribe { sum.add($0.count) }
        return { count in
          withExtendedLifetime(lifetime) {
            Effect(
              count: sum.deliveries {
                for number in 0..<count { changes.send(.update([number], at: [size - 1])) }
              })
          }
        }
      },
      growing(
        "a variable of as many that are read, for each", sizes: [100, 1_000, 10_000],
        meant: { "\(($1 + $0 - 1) / $0) times" }
      ) { size in
        let variables = (0..<size).map { Var($0) }
        let sum = Sum()
        let lifetime = Signal.observing { variables.reduce(0) { $0 &+ $1.value } }.subscribe { sum.add($0) }
        return { count in
          withExtendedLifetime(lifetime) {
            Effect(
              count: sum.deliveries {
                for number in stride(from: 0, to: count, by: size) {
                  variables[0].set(number + 1)
                  Observed.flush()
                }
              })
          }
        }
      },
    ]
  }

  /// The same in lists of three sizes, which must have the same cost.
  private static func growing(
    _ name: String, sizes: [Int] = [1_000, 4_000, 16_000], meant: @escaping (_ size: Int, _ count: Int) -> String,
    _ use: @escaping @MainActor (_ size: Int) -> (Int) -> Effect
  ) -> Group {
    Group(
      name, goal: 1.2, count: 10_000,
      sizes.map { size in Case("\(size) elements", meant: { meant(size, $0) }, use(size)) })
  }
}

/// Returns the length of a list, and that after another element has been pushed.
@MainActor
func inspectLength(_ elements: () -> [Int], pushing push: (Int) -> Void) -> String {
  let before = elements().count
  push(7)
  return "\(before) elements, then \(elements().count)"
}
