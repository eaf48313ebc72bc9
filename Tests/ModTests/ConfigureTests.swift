import Mod
import Testing

@Suite("configure")
struct ConfigureTests {
  @Test("`configure` changes a copy of a value")
  func value() {
    let panel = Panel()
    let changed = configure(panel) { $0.lines = 3 }
    #expect(changed.lines == 3)
    #expect(panel.lines == 1)
  }

  @Test("`configure` changes an object in place and returns it", arguments: [true, false])
  func object(byMod: Bool) {
    let knob = Knob()
    let same = byMod ? configure(knob, with: Mod { $0.angle = 9 }) : configure(knob) { $0.angle = 9 }
    #expect(same === knob)
    #expect(knob.angle == 9)
  }

  @Test("`configure` applies several Mods in order")
  func severalMods() {
    let knob = Knob()
    configure(knob, with: Mod { $0.angle = 9 }, Mod { $0.angle *= 2 }, Mod { $0.angle += 1 }, Mod { $0.angle *= 3 })
    #expect(knob.angle == 57)
  }

  @Test("The result of `configure` may be discarded")
  func discardable() {
    let knob = Knob()
    configure(knob) { $0.angle = 9 }
    configure(knob, with: Mod { $0.label = "Volume" })
    #expect(knob.angle == 9 && knob.label == "Volume")
  }

  @Test("`configure` rethrows only what its closure throws")
  func typedThrows() {
    do throws(Refusal) {
      _ = try configure(Panel()) { _ throws(Refusal) in throw .busy }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .busy)
    }
  }

  @Test("`configure` waits for an asynchronous closure, on the caller's actor", arguments: [1])
  @MainActor
  func asynchronous(lines: Int) async throws {
    let knob = Knob()
    let panel = await configure(Panel()) { panel in
      await Task.yield()
      MainActor.assertIsolated()
      knob.angle += 1
      panel.lines += lines
    }
    #expect(panel.lines == 2 && knob.angle == 1)
    do throws(Refusal) {
      _ = try await configure(Panel()) { _ async throws(Refusal) in throw .closed }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .closed)
    }
  }

  @Test("`configure` with a synchronous closure needs no await in asynchronous code")
  func synchronousInAsynchronous() async {
    let panel = configure(Panel()) { $0.lines = 2 }
    #expect(panel.lines == 2)
  }
}

@Suite("with")
struct ConfigurableTests {
  @Test("`with` applies Mods, in their order, to a copy")
  func mods() {
    let panel = Panel()
    #expect(panel.with(.lines(2), .title("A"), .lines.update { $0 *= 5 }) == Panel(title: "A", lines: 10))
    #expect(panel == Panel())
  }

  @Test("`with` applies each of its Mods once, in their order, whatever their number")
  func anyNumberOfMods() {
    struct Steps: Configurable { var done: [Int] = [] }
    let s = (0...13).map { number in Mod<Steps> { $0.done.append(number) } }
    let results = [
      Steps().with(s[0]),
      Steps().with(s[0], s[1]),
      Steps().with(s[0], s[1], s[2]),
      Steps().with(s[0], s[1], s[2], s[3]),
      Steps().with(s[0], s[1], s[2], s[3], s[4]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5], s[6]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10], s[11]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10], s[11], s[12]),
      Steps().with(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9], s[10], s[11], s[12], s[13]),
    ]
    for (last, steps) in results.enumerated() { #expect(steps.done == Array(0...last)) }
  }

  @Test("`with` changes a copy by a closure, and rethrows only what it throws")
  func closure() {
    #expect(Panel().with { $0.lines = 4 }.lines == 4)
    do throws(Refusal) {
      _ = try Panel().with { _ throws(Refusal) in throw .busy }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .busy)
    }
  }

  @Test("`with` changes an object in place, and its result may be discarded")
  func object() {
    let knob = Knob()
    knob.with(\.angle .~ 3, \.label .~ "Volume")
    #expect(knob.angle == 3 && knob.label == "Volume")
    #expect(knob.with(Mod { $0.angle = 1 }) === knob)
  }
}

#if DEBUG
  @Suite("A Mod of a class that puts another instance in place stops the program in a debug build")
  struct SwappedInstanceTests {
    @Test("A Mod of a class that replaces the instance stops the program in a debug build in `configure`")
    func configuring() async {
      await #expect(processExitsWith: .failure) { configure(Knob(), with: .swapping) }
    }

    @Test("A Mod of a class that replaces the instance stops the program in a debug build in `with`")
    func with() async {
      await #expect(processExitsWith: .failure) { Knob().with(.swapping) }
    }
  }
#endif
