import Foundation
import LiveTesting
import Testing

@MainActor struct EndedBindingsTests {
  /// For each property that users change: a widget that binds it, and one of the same type that does not.
  private static let pairs: [(bound: any Widget, plain: any Widget)] = [
    (Button("Pause", .isSelected <-- Var(true)), Button("Close")),
    (TextField(.text <-- Var("ada")), TextField(.placeholder("Coupon"))),
    (TextField(.text <--> Var("ada")), TextField(.placeholder("Coupon"))),
    (TextView(.text <-- Var("ada")), TextView()),
    (SearchBar(.text <-- Var("ada")), SearchBar()),
    (Switch(.isOn <-- Var(true)), Switch(.title("Newsletter"))),
    (Slider(.value <-- Var(0.5)), Slider()),
    (Stepper(.value <-- Var(3)), Stepper(.value(1))),
    (SegmentedControl(["a", "b"], .selectedSegmentIndex <-- Var(1)), SegmentedControl(["a", "b"])),
    (PageControl(.numberOfPages(3), .currentPage <-- Var(2)), PageControl(.numberOfPages(3))),
    (ScrollView(.contentOffset <-- Var(CGPoint(x: 0, y: 9))) {}, ScrollView {}),
  ]

  @Test("The value of a binding is removed with the binding", arguments: 0..<11)
  func endedBinding(index: Int) {
    #expect(Self.pairs.count == 11)
    let (bound, plain) = Self.pairs[index]
    let isBound = Var(true)
    let tree = LiveTree(isBound) { isBound in
      VStack { if isBound { bound } else { plain } }
    }
    let node = tree.root.children[0]
    isBound.set(false)
    #expect(tree.root.children[0] === node)
    #expect("\(tree.widget)" == "\(LiveTree(VStack { plain }).widget)")
  }

  @Test("Typed text stays when another property's binding is removed")
  func otherBinding() throws {
    let (isBound, hint) = (Var(true), Var("Name"))
    let tree = LiveTree(isBound) { isBound in
      VStack { if isBound { TextField(.placeholder <-- hint) } else { TextField() } }
    }
    try tree.find(TextField.self).type("Ada")
    isBound.set(false)
    #expect(try tree.find(TextField.self).text == "Ada")
  }
}
