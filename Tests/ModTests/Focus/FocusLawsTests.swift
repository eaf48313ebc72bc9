import Mod
import Testing

/// A way to focus a Mod of a trace on part of something larger, and that something.
private struct Focus<Root: Equatable & Sendable>: Sendable {
  let root: Root
  let focused: @Sendable (Mod<Trace>...) -> Mod<Root>
  let traces: @Sendable (Root) -> [Trace]
}

private struct Nested: Equatable {
  var outer = 0
  var trace: Trace = []
  var optional: Trace? = []
}

@Suite("Focusing on a part")
struct FocusLawsTests {
  private func check<Root>(_ focus: Focus<Root>, on composition: Composition) {
    let (mod, root) = (composition.mod, focus.root)
    #expect(configure(root, with: focus.focused(.identity)) == root, "focusing the identity changes nothing")
    #expect(configure(root, with: focus.focused()) == root, "focusing no Mods changes nothing")
    #expect(
      focus.traces(configure(root, with: focus.focused(mod))).allSatisfy { $0 == composition.steps },
      "a focused Mod runs exactly once"
    )
    let composed = configure(root, with: focus.focused(mod + .step(-1)))
    #expect(composed == configure(root, with: focus.focused(mod) + focus.focused(.step(-1))))
    #expect(composed == configure(root, with: focus.focused(mod, .step(-1))))
  }

  @Test("Focusing at a key path preserves composition and identity", arguments: Composition.samples)
  func at(composition: Composition) {
    check(Focus(root: Nested(), focused: { .at(\.trace, Mod(list: $0)) }, traces: { [$0.trace] }), on: composition)
  }

  @Test("Focusing on an optional preserves composition and identity", arguments: Composition.samples)
  func unwrapped(composition: Composition) {
    let focused: @Sendable (Mod<Trace>...) -> Mod<Nested> = { .unwrapped(\.optional, Mod(list: $0)) }
    check(Focus(root: Nested(), focused: focused, traces: { [$0.optional ?? [.min]] }), on: composition)
    check(Focus(root: Nested(optional: nil), focused: focused, traces: { _ in [] }), on: composition)
  }

  @Test("Focusing on each element preserves composition and identity", arguments: Composition.samples)
  func each(composition: Composition) {
    check(Focus(root: [[], [], []], focused: { .each(Mod(list: $0)) }, traces: { $0 }), on: composition)
  }

  @Test(
    "Focusing by a predicate that the Mods do not change preserves composition and identity",
    arguments: Composition.samples)
  func predicate(composition: Composition) {
    let focused: @Sendable (Mod<Trace>...) -> Mod<Nested> = { mods in
      .where({ $0.outer == 0 }, .at(\.trace, Mod(list: mods)))
    }
    check(Focus(root: Nested(), focused: focused, traces: { [$0.trace] }), on: composition)
    check(Focus(root: Nested(outer: 1), focused: focused, traces: { _ in [] }), on: composition)
  }

  @Test("Focusing on a property by name preserves composition and identity", arguments: Composition.samples)
  func property(composition: Composition) {
    let property = Property(\Nested.trace)
    check(Focus(root: Nested(), focused: { property.update(Mod(list: $0)) }, traces: { [$0.trace] }), on: composition)
  }
}
