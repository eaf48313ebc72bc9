import Pipe
import Testing

private func increment(_ number: Int) -> Int { number + 1 }
private func double(_ number: inout Int) { number *= 2 }
private func turn(_ knob: Knob) { knob.angle += 90 }
private func refuse(_ number: Int) throws(Refusal) -> Int { throw .busy }
private func refuseInPlace(_ number: inout Int) throws(Refusal) { throw .closed }
private func refuseToTurn(_ knob: Knob) throws(Refusal) { throw .busy }
private func spend(_ token: inout Token) { token.value -= 1 }

@Suite("A value piped into a function")
struct PipeFunctionsTests {
  @Test("A value piped into a function is what the function returns")
  func transforms() {
    #expect(1 |> increment == 2)
    #expect("a" |> { $0 + "b" } == "ab")
    #expect([3, 1, 2] |> { $0.sorted() } == [1, 2, 3])
  }

  @Test("A value piped into a function goes through one function after another, of any shape")
  func chained() {
    let number = 1 |> increment |> double |> { $0 += 3 } |> increment
    #expect(number == 8)
  }

  @Test("A value piped into a closure is changed as a copy")
  func changes() {
    let panel = Panel()
    let changed =
      panel |> {
        $0.title = "A"
        $0.lines += 1
      }
    #expect(changed == Panel(title: "A", lines: 2))
    #expect(panel == Panel())
  }

  @Test("A value piped into a function is changed by a closure with statements of any kind")
  func statements() {
    let panel =
      Panel(title: "A") |> { panel in
        guard let title = panel.title else { return }
        for _ in 0..<2 { panel.lines += title.count }
      }
    #expect(panel.lines == 3)
  }

  @Test("An object piped into a function is changed in place, and the result may be discarded")
  func objects() {
    let knob = Knob()
    knob |> turn
    knob |> { $0.angle += 1 }
    let same =
      knob |> turn |> { (knob: Knob) in
        knob.angle += 1
        knob.label = "Volume"
      }
    #expect(same === knob)
    #expect(knob.angle == 182 && knob.label == "Volume")
  }

  @Test("A value piped into a function may be noncopyable")
  func noncopyable() {
    let token = Token(value: 3) |> spend |> { $0.value *= 5 }
    #expect(token.value == 10)
  }

  @Test("Neither a piped value nor the captures of the closure need to be Sendable")
  func localState() {
    var calls = 0
    let knob = Knob() |> { _ in calls += 1 }
    let panel = Panel() |> { $0.title = "\(knob.angle)" }
    #expect(calls == 1 && panel.title == "0.0")
  }

  @Test("A value piped into a function rethrows only what the function throws")
  func typedThrows() {
    #expect(throws: Refusal.busy) { try 1 |> refuse }
    do throws(Refusal) {
      _ = try 1 |> refuse
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .busy)
    }
    do throws(Refusal) {
      _ = try 1 |> refuseInPlace
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .closed)
    }
    do throws(Refusal) {
      try Knob() |> refuseToTurn
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .busy)
    }
  }
}
