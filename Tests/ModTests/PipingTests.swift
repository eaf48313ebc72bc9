import Mod
import Testing

@Suite("A value piped into a Mod")
struct PipingTests {
  @Test("A value piped into a Mod is a changed copy")
  func value() {
    let panel = Panel()
    let changed = panel |> .title("A") + .lines(2)
    #expect(changed == Panel(title: "A", lines: 2))
    #expect(panel == Panel())
  }

  @Test("A value can be piped into lists, operators and pairs alike")
  func surfaces() {
    let expected = Panel(title: "A", lines: 2)
    #expect(Panel() |> [.title("A"), .lines(2)] == expected)
    #expect(Panel() |> .title("A") + .lines(2) == expected)
    #expect(Panel() |> .title("A") <> .lines(2) == expected)
    #expect(Panel() |> .title -- "A" <> .lines -- 2 == expected)
    #expect(Panel() |> \.title .~ "A" + .lines -- 2 == expected)
    #expect(Panel() |> .title("A") |> .lines(2) == expected)
  }

  @Test("A value piped into a Mod may be an object, which is changed in place")
  func object() {
    let knob = Knob()
    let same = knob |> \.angle .~ 90 |> Mod { $0.label = "Volume" }
    #expect(same === knob)
    #expect(knob.angle == 90 && knob.label == "Volume")
  }

  @Test("A value piped into a Mod may be noncopyable")
  func noncopyable() {
    let token = Token(value: 1) |> Mod { $0.value += 1 } + Mod { $0.value *= 5 }
    #expect(token.value == 10)
  }
}

#if DEBUG
  @Suite("A Mod that puts another object in place of the piped one")
  struct SwappedPipedInstanceTests {
    @Test("A Mod that replaces the piped object stops the program in a debug build")
    func stops() async {
      await #expect(processExitsWith: .failure) {
        _ = Knob() |> Mod { $0 = Knob() }
      }
    }
  }
#endif
