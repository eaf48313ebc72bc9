import Pipe
import Testing

private func increment(_ number: Int) -> Int { number + 1 }
private func later(_ number: Int) async -> Int { number + 1 }
private func refuseLater(_ number: Int) async throws(Refusal) -> Int { throw .busy }

@MainActor
@Suite("A value piped in asynchronous code")
struct PipeAsyncTests {
  @Test("A piped value goes through asynchronous functions, and synchronous ones after them")
  func transforms() async {
    let number = await 1 |> later |> increment |> later
    #expect(number == 4)
  }

  @Test("A value piped into a synchronous function needs no `await` in asynchronous code")
  func synchronous() async {
    let number = 1 |> increment |> { $0 * 2 }
    let panel = Panel() |> { $0.lines = number }
    let knob = Knob() |> { $0.angle = 1 }
    #expect(panel.lines == 4 && knob.angle == 1)
  }

  @Test("An asynchronous closure changes a piped value in place, on the caller's actor")
  func changes() async {
    let knob = Knob()
    let panel =
      await Panel() |> { panel in
        await Task.yield()
        MainActor.assertIsolated()
        knob.angle = 3
        panel.lines += 1
      }
    #expect(panel.lines == 2 && knob.angle == 3)
  }

  @Test("A value piped in asynchronous code may be an object, which is changed in place")
  func objects() async {
    let knob = Knob()
    await knob |> { (knob: Knob) in
      await Task.yield()
      knob.angle = 3
    }
    #expect(knob.angle == 3)
  }

  @Test("A value piped in asynchronous code rethrows only what the function throws")
  func typedThrows() async {
    do throws(Refusal) {
      _ = try await 1 |> refuseLater
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .busy)
    }
  }
}
