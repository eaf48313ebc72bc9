import Foundation
import LiveTesting
import Mod
import Preview
import Testing

@MainActor
@Suite("Arrow keys from right to left")
struct RightToLeftKeysTests {
  private let directions: [Mod<StackView>] = [
    .semanticContentAttribute(.forceRightToLeft), .environment(\.layoutDirection, .rightToLeft),
  ]

  /// Returns the text of a tree after a key, in a stack with a direction.
  private func text(after key: KeyPress, in widget: any Widget, _ direction: Mod<StackView> = .identity) throws
    -> String
  {
    let tree = LiveTree(VStack { VStack(direction) { widget } })
    try tree.press(.tab)
    try tree.press(key)
    return Preview.text(tree.widget).split(separator: "\n").dropFirst(2).joined(separator: "\n")
  }

  @Test("The left arrow does what the right one does from left to right, in each control with several values")
  func arrows() throws {
    let date = Date(timeIntervalSince1970: 1_763_739_000)
    let widgets: [any Widget] = [
      Slider(.value(0.5)), Stepper(.value(2)), SegmentedControl(["a", "b", "c"], .selectedSegmentIndex(1)),
      PageControl(.numberOfPages(3), .currentPage(1)), DatePicker(.date(date), .timeZone(.gmt)),
      TabBar(.items([TabBarItem("a"), TabBarItem("b"), TabBarItem("c")]), .selectedIndex(1)),
    ]
    for widget in widgets {
      let (less, more) = try (text(after: .left, in: widget), text(after: .right, in: widget))
      #expect(less != more, "\(widget)")
      for direction in directions {
        #expect(try text(after: .left, in: widget, direction) == more, "\(widget)")
        #expect(try text(after: .right, in: widget, direction) == less, "\(widget)")
      }
    }
  }

  @Test("Arrows move the focus in the direction in which they point, and the caret through the letters")
  func focus() throws {
    for direction in directions {
      let tree = LiveTree(
        HStack(direction) {
          Button("1")
          Button("2")
          TextField(.text("abc"))
        })
      try tree.find(.button("2")).focus()
      try tree.press(.right)
      #expect(try tree.find(.button("1")).isFocused)
      try tree.press(.left)
      #expect(try tree.find(.button("2")).isFocused)
      try tree.press(.left)
      try tree.press(.home)
      try tree.press(.right)
      try tree.press("x")
      #expect(try tree.find(TextField.self).text == "axbc")
    }
  }

  @Test("The writing direction of the innermost container applies")
  func innermost() throws {
    let value = Var(0.5)
    let tree = LiveTree(
      VStack(.environment(\.layoutDirection, .rightToLeft)) {
        VStack(.semanticContentAttribute(.forceLeftToRight)) { Slider(.value <--> value) }
      })
    try tree.press(.tab)
    try tree.press(.right)
    #expect(value.value > 0.5)
  }
}
