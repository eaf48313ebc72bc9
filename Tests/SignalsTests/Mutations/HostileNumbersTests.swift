import Signals
import Testing

private let hostile = [Int.min, .min + 1, -1_000_000_007, -2, -1, 0, 1, 2, 3, 4, 1_000_000_007, .max - 1, .max]

@MainActor
@Suite("Numbers of any size")
struct HostileNumbersTests {
  private let letters = ["a", "b", "c"]

  /// Every mutation of a list with these two numbers in it.
  private func mutations(_ first: Int, _ second: Int) -> [ArrayMutation<String>] {
    [
      .delete(at: [first]), .delete(at: [first, second]), .insert(["x"], at: [first]),
      .insert(["x", "y"], at: [first, second]), .update(["x"], at: [first]), .update(["x", "y"], at: [first, second]),
      .move(from: [first], to: second), .move(from: [first, second], to: first), .move(from: [], to: first),
      .scroll(first, []), .scroll(first, ["x"]),
    ]
  }

  @Test("A mutation with any number is refused by a list or changes it, and the change can be undone")
  func arrays() throws {
    for first in hostile {
      for second in hostile {
        for mutation in mutations(first, second) {
          for elements in [letters, []] {
            let adapter = ArrayAdapter(elements)
            let failures = Log<any Error>()
            let lifetime = failures.subscribe(to: adapter.failures)
            adapter.send(mutation)
            if failures.values.isEmpty {
              #expect(mutation.count(after: elements.count) == adapter.value.count)
              var list = adapter.value
              for inverse in try mutation.inverse(in: elements) { try inverse.apply(to: &list) }
              #expect(list == elements)
            } else {
              #expect(failures.values.allSatisfy { $0 is ArrayMutationError })
              #expect(adapter.value == elements)
              #expect(throws: ArrayMutationError.self) { try mutation.inverse(in: elements) }
            }
            _ = mutation.count(after: first)
            withExtendedLifetime(lifetime) {}
          }
        }
      }
    }
  }

  @Test("Popping a stack to any count leaves at least no element and at most all")
  func stacks() {
    for number in hostile {
      let stack = StackAdapter(letters)
      stack.popToCount(number)
      #expect(stack.value == Array(letters.prefix(max(number, 0))))
      (StackAdapter(letters).popToCount() as Input<Int>).send(number)
      var list = letters
      StackMutation.popToCount(number).apply(to: &list)
      #expect(list == stack.value)
      let change = ArrayMutation(StackMutation<String>.popToCount(number), of: 3)
      #expect(change == .delete(at: Array(min(max(number, 0), 3)..<3)))
    }
    for count in hostile where count < 5 {
      for mutation in [.push("x"), .pop, .popToCount(0), .reload([])] as [StackMutation<String>] {
        _ = ArrayMutation(mutation, of: count)
        if case .push = mutation { #expect(ArrayMutation(mutation, of: count) == .insert(["x"], at: [max(count, 0)])) }
      }
    }
  }

  @Test("A subrange with any numbers lies within its list")
  func parts() {
    for offset in hostile {
      for count in hostile.map(Int?.some) + [nil] {
        for elements in [letters, []] {
          let part = Subrange(elements, offset: offset, count: count)
          #expect(part.elements == elements)
          #expect(part.offset == min(max(offset, 0), .max - elements.count))
          #expect(part.count >= part.offset + elements.count)
          #expect(hostile.compactMap { part[$0] }.count <= elements.count)
          #expect(part[part.offset] == elements.first)
        }
      }
    }
  }

  @Test("A mutation with any number is refused by a subrange or changes it, and the change can be undone")
  func changesOfParts() throws {
    let parts = [
      Subrange(letters, offset: 2, count: 10), Subrange(letters, offset: .max),
      Subrange(letters, offset: 0, count: .max),
      Subrange([], offset: .max),
    ]
    for part in parts {
      for first in hostile {
        for second in hostile.map(Int?.some) + [nil] {
          let changes =
            mutations(first, second ?? 0).map { SubrangeMutation($0) }
            + [.update([], at: []), .insert(["x"], at: [0]), .scroll(1, ["x"]), .reload(["x"]), .reload([])].map {
              SubrangeMutation($0, offset: first, count: second)
            }
          for change in changes {
            var changed = part
            do throws(ArrayMutationError) {
              try change.apply(to: &changed)
              for inverse in try change.inverse(in: part) { try inverse.apply(to: &changed) }
            } catch {
              #expect(throws: ArrayMutationError.self) { try change.inverse(in: part) }
            }
            #expect(changed == part, "\(change)")
          }
        }
      }
    }
  }
}
