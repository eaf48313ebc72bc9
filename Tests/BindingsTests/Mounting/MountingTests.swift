import Bindings
import TestSupport
import Testing

@MainActor
@Suite("A mounted value")
struct MountingTests {
  let name = Var("Ada"), log = Log()

  @Test("A mounted value is prepared first, then bound, then finalized, in whatever order these are written")
  func order() {
    _ = Stage(
      Label(
        .adHocFinalize -- { [log] in
          log.note("finalized \($0.value.text ?? "")"); return nil
        },
        .text
          <-- name.map { [log] in
            log.note("bound"); return $0
          },
        .adHocPrepare -- { $0.text = "prepared" },
        .adHocPrepare -- { [log] in
          let text = $0.text ?? ""; MainActor.assumeIsolated { log.note(text) }
        }
      )
    )
    #expect(log.lines == ["prepared", "bound", "finalized Ada"])
  }

  @Test("A mounted value subscribes to bindings that its preparation adds")
  func bindingPreparation() {
    let style: Mod<Label> = .text <-- name
    #expect(Stage(Label(.adHocPrepare -- { style(&$0) })).value.text == "Ada")
  }

  @Test("A mounted value retains what its finalization returns until it is unmounted")
  func finalization() {
    let stage = Stage(
      Label(.adHocFinalize -- { [name] label in name.subscribe { text in label.apply { $0.text = text } } })
    )
    name.set("Grace")
    #expect(stage.value.text == "Grace")
    stage.unmount()
    name.set("Barbara")
    #expect(stage.value.text == "Grace")
  }

  @Test("A mounted value keeps lifetimes until it is unmounted, and ends them then")
  func lifetimes() {
    let stage = Stage(Label(.lifetimes -- [name.subscribe { [log] in log.note($0) }]))
    name.set("Grace")
    stage.unmount()
    name.set("Barbara")
    #expect(log.lines == ["Ada", "Grace"])
  }

  @Test("A mounted value retains each array of lifetimes that a signal delivers until the next one")
  func lifetimesOverTime() {
    let kept = Var([Lifetime { [log] in log.note("first ended") }])
    do {
      let stage = Stage(Label(.lifetimes <-- kept))
      #expect(log.lines == [])
      kept.set([Lifetime { [log] in log.note("second ended") }])
      #expect(log.lines == ["first ended"])
      kept.update([])
      #expect(log.lines == ["first ended"])
      stage.unmount()
    }
    #expect(log.lines == ["first ended", "second ended"])
  }

  @Test("The last assignment to `lifetimes` replaces those before it")
  func lastLifetimes() {
    let first = Lifetime {}, second = Lifetime {}
    #expect(Label(.lifetimes -- [first], .lifetimes -- [second]) == Label(.lifetimes -- [second]))
    #expect(
      Label(.lifetimes -- [first], .lifetimes.update { $0.append(second) }) == Label(.lifetimes -- [first, second]))
    #expect("\(Label(.lifetimes -- [first, second]).behaviors)" == "[lifetimes -- 2]")
  }

  @Test("A mounted value can be changed through `AnyMounted`, if the new value has the same type")
  func anyValue() {
    let stage = Stage(TextField(.text <--> name))
    let mounted: AnyMounted = stage.mounted
    mounted.applyAny { value in
      guard var field = value as? TextField else { return }
      field.text = "Grace"
      value = field
    }
    #expect(stage.value.text == "Grace")
    #expect(name.value == "Ada")
    mounted.inputAny { value in
      guard var field = value as? TextField else { return }
      field.text = "Barbara"
      value = field
    }
    #expect(name.value == "Barbara")
    mounted.inputAny { $0 = Label("Ada") }
    #expect(stage.value.text == "Barbara")
  }

  @Test("Reading or changing a mounted value inside a change of it stops the program")
  func overlapping() async {
    for access in 0..<6 {
      await #expect(processExitsWith: .failure) { [access = access as Int] in
        await MainActor.run {
          let mounted = MountedValue(VStack())
          mounted.apply { _ in
            switch access {
            case 0: _ = mounted.value
            case 1: _ = mounted.behaviors
            case 2: _ = mounted.parts
            case 3: _ = mounted.widgetsInside
            case 4: _ = mounted.holdsTokens
            default: mounted.apply { $0.alpha = 0 }
            }
          }
        }
      }
    }
  }

  @Test("A mounted value notifies its observer of each change, with the old value if the observer wants it")
  func observer() {
    let observer = Observer(wantsOldValue: true)
    let stage = Stage(Label(.text <-- name))
    stage.mounted.observer = observer
    name.set("Grace")
    observer.wantsOldValue = false
    name.set("Barbara")
    #expect(observer.heard == ["Ada → Grace", "nil → Barbara"])
  }

  @Test("An observer that takes a property by name receives that name, and no copy of the value")
  func takenProperty() {
    let observer = Observer(wantsOldValue: true)
    observer.taken = ["text"]
    let stage = Stage(Label(.text <-- name, .alpha <-- name.map { $0 == "Grace" ? 0 : 1 }))
    stage.mounted.observer = observer
    name.set("Grace")
    #expect(observer.heard == ["text of Grace", "Grace → Grace"])
  }

  @Test("A mounted value is deallocated with its subscriptions: nothing leaks")
  func leaks() {
    weak var mounted: AnyMounted?
    do {
      let stage = Stage(TextField(.text <--> name, .alpha <-- Var(0.5), .tapped --> Input<Void>()))
      mounted = stage.mounted
      #expect(mounted != nil)
      stage.unmount()
    }
    #expect(mounted == nil)
  }

  private final class Observer: MountedObserver {
    var wantsOldValue: Bool
    var taken: Set<String> = []
    var heard: [String] = []

    init(wantsOldValue: Bool) {
      self.wantsOldValue = wantsOldValue
    }

    func takes(_ property: String) -> Bool { taken.contains(property) }

    func mountedDidSet(_ property: String, of mounted: AnyMounted) {
      heard.append("\(property) of \((mounted.current as? Label)?.text ?? "nil")")
    }

    func mountedDidChange(_ mounted: AnyMounted, from old: (any Bindable)?) {
      let texts = [old, mounted.current].map { ($0 as? Label)?.text ?? "nil" }
      heard.append(texts.joined(separator: " → "))
    }
  }
}
