// Alone
    import Styles; @MainActor private let importing6 = Var("Ada")
//                                                     ^ HIT: import Signals

// Alone
    import Widgets; @MainActor private func importing1(_ name: Signal<String>) {}
//                                                             ^ HIT: import Signals

// Alone
    import Styles; private final class Model { @Variable var name = "Ada" }
//                                              ^ HIT: import Bindings

// Alone
    import Styles; @MainActor private let importing7 = LiveTree(Label("Ada"))
//                                                     ^ HIT: import LiveTesting

// Alone
    import Bindings; @MainActor private func importing2(_ tree: LiveTree<Void>) {}
//                                                              ^ HIT: import LiveTesting

// Alone
    import Styles; private let importing8 = Preview.html(Label("Ada"))
//                                          ^ HIT: import Preview

// Alone
    import Preview; private let importing13 = StyleGuide("Brand")
//                                            ^ HIT: import StyleGuide

// Alone
    import LiveTesting; private let importing9 = Preview.audit(Label("Ada"))
//                                               ^ HIT: import Preview

// Alone
    import Preview; private let importing14 = Preview.terminal(Label("Ada"), width: 20)
//                                                    ^ HIT: import Terminal

// Alone
    import LiveTesting; @MainActor private let importing10 = LiveSession(LiveTree(Label("Ada")))
//                                                           ^ HIT: import LivePreview

// Alone
    import LiveTesting; @MainActor private func importing3() async throws { try await TerminalSession(LiveTree(Label("Ada"))).run() }
//                                                                                    ^ HIT: import Terminal

// Alone
    import Styles; @MainActor private func importing4() async throws { try await Terminal.run(Label("Ada")) }
//                                                                               ^ HIT: import Terminal

// Alone
    import Styles; private func importing5() throws -> TokenFile { try TokenFile(contentsOf: "brand.json") }
//                                                     ^ HIT: import Tokens

// Alone
    import Styles; private let importing11 = Button("Save", .tapped --> { print("saved") })
//                                                                  ^ HIT: cannot find operator '-->' in scope

// Alone
    import Styles; private let importing12 = "Ada" |> { $0.count }
//                                                    ^ HALF: closure passed to parameter of type 'Mod<String>' that does not accept a closure
