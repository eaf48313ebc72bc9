import Signals
import Testing

@MainActor
struct ReadingTests {
  @Test("A reading that runs again is tracked again, but cannot run inside itself")
  func again() {
    let text = Var("a")
    var (texts, attempts): ([String], [Bool]) = ([], [])
    var lifetime: Lifetime?
    lifetime = .reading { run in
      texts.append(
        run.track {
          if attempts.isEmpty, let lifetime { attempts.append(lifetime.readAgain()) }
          return text.value
        })
    }
    #expect(lifetime?.readAgain() == true)
    #expect(texts == ["a", "a"] && attempts == [false])
    text.set("b")
    Observed.flush()
    #expect(texts == ["a", "a", "b"])
    lifetime = nil
    text.set("c")
    Observed.flush()
    #expect(texts == ["a", "a", "b"])
  }
}
