import Foundation
import LiveTesting
import Testing

@MainActor
@Suite("A screen that a handler presents from a screen of a controller")
struct PresentingTests {
  private func stack(_ path: Var<[String]>, _ detail: @escaping (String) -> ViewController) -> LiveTree<Void> {
    LiveTree(
      Application(.open --> inContext { path.set([String($1.path.dropFirst())]) }) {
        NavigationController(
          .viewControllers
            <-- path.map { Children([ViewController("List") { Label("List") }] + $0.map { detail($0) }) })
      })
  }

  private static let alert = AlertController("Sure?", .actions([AlertAction("Yes"), AlertAction("No")]))

  @Test("A screen that a handler presents is dismissed when its presenting screen is popped")
  func goesWithOrigin() throws {
    let path = Var(["a"])
    let tree = stack(path) { _ in
      ViewController("Detail") { Button("Remove", .tapped --> inContext { try $0.present(Self.alert) }) }
    }
    try tree.find(.button("Remove")).tap()
    #expect(tree.find(.button("Yes")).exists)
    path.set([])
    #expect(!tree.find(.button("Yes")).exists && tree.find(Label.self, .text("List")).exists)
    #expect(tree.errors.isEmpty)
  }

  @Test("An address that hides the presenting screen dismisses the presented one")
  func hiddenByAddress() throws {
    let index = Var(0)
    let tree = LiveTree(
      Application(.open --> inContext { index.set($1.path == "/second" ? 1 : 0) }) {
        TabBarController(.selectedIndex <-- index) {
          ViewController("First") { Button("Remove", .tapped --> inContext { try $0.present(Self.alert) }) }
          ViewController("Second") { Button("Other") }
        }
      })
    try tree.find(.button("Remove")).tap()
    try tree.open(#require(URL(string: "app:/first")))
    #expect(tree.find(.button("Yes")).exists)
    try tree.open(#require(URL(string: "app:/second")))
    #expect(!tree.find(.button("Yes")).exists && tree.find(.button("Other")).exists)
  }

  @Test("A screen stays presented if its presenting handler, or its own, removes the presenting screen")
  func staysByItsHandlers() throws {
    let path = Var(["a"])
    let tree = stack(path) { _ in
      ViewController("Detail") {
        Button(
          "Save",
          .tapped
            --> inContext {
              try $0.present(Self.alert)
              path.set([])
            })
        Button(
          "Sheet",
          .tapped
            --> inContext {
              try $0.present(
                ViewController("Sheet") {
                  Button(
                    "Done",
                    .tapped
                      --> inContext {
                        path.set([])
                        try $0.dismiss()
                      })
                })
            })
      }
    }
    try tree.find(.button("Save")).tap()
    #expect(tree.find(.button("Yes")).exists)
    try tree.find(.button("Yes")).tap()
    path.set(["b"])
    try tree.find(.button("Sheet")).tap()
    try tree.find(.button("Done")).tap()
    #expect(tree.find(Label.self, .text("List")).exists && !tree.find(.button("Done")).exists)
    #expect(tree.errors.isEmpty, "\(tree.errors)")
  }
}
