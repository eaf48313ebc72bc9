import Pipe
import Mod
import Testing

private func increment(_ number: Int) -> Int { number + 1 }

private let add = Mod<Int> { $0 += 1 }
private let double = Mod<Int> { $0 *= 2 }

@Suite("A pipe needs no parentheses")
struct PrecedenceTests {
  @Test("A pipe needs no parentheses beside = and +=")
  func assignment() {
    var number = 0
    number = 1 |> add
    #expect(number == 2)
    number += 3 |> double
    #expect(number == 8)
  }

  @Test("A pipe needs no parentheses beside ??, which binds tighter")
  func coalescing() {
    let none: Int? = nil
    let number = none ?? 5 |> double
    #expect(number == 10)
  }

  // The results are taken first, for the macro `#expect` does not know the precedence of operators that others declare.

  @Test("A pipe needs no parentheses beside == and <, which bind looser")
  func comparison() {
    let left = 1 |> add == 2
    let right = 2 == 1 |> add
    let both = 1 |> add < 2 |> double
    #expect(left && right && both)
  }

  @Test("A pipe needs no parentheses beside && and ||")
  func logic() {
    let and = 1 |> add == 2 && 2 |> double == 4
    let or = 1 |> add == 5 || 2 |> double == 4
    #expect(and && or)
  }

  @Test("A pipe needs no parentheses beside ?:", arguments: [true, false])
  func ternary(condition: Bool) {
    let number = condition ? 1 |> add : 2 |> double
    #expect(number == (condition ? 2 : 4))
  }

  @Test("A pipe needs no parentheses around arithmetic and ranges, which bind tighter")
  func arithmetic() {
    let product = 1 + 2 * 3 |> double
    let count = 0..<3 |> { $0.count }
    #expect(product == 14 && count == 3)
  }

  @Test("A pipe needs no parentheses around + and <> of Mods, which run from left to right")
  func composition() {
    let first = 1 |> add + double <> add
    let second = 1 |> add <> add + double
    #expect(first == 5 && second == 6)
  }

  @Test("A pipe needs no parentheses around >>> and <> of functions")
  func functions() {
    let text = 1 |> increment >>> increment >>> String.init
    let number = 1 |> increment <> increment
    #expect(text == "3" && number == 3)
  }

  @Test("A pipe needs no parentheses in a chain, which runs from left to right")
  func chain() {
    let number = 1 |> add |> double |> increment |> double
    #expect(number == 10)
  }
}
