import Mod
import Testing
import Widgets

struct StackViewTests {
  @Test("A widget has its custom spacing after it, or else the stack's spacing")
  func spacing() {
    let stack = StackView(.spacing(8), .customSpacing([1: 20]))
    #expect([0, 1, 2].map(stack.spacing(after:)) == [8, 20, 8])
  }

  @Test("Custom spacing after one widget does not change that after others")
  func oneSpacing() {
    let stack = StackView(.customSpacing([1: 20]), .customSpacing.update { $0[2] = 4 })
    #expect(stack.customSpacing == [1: 20, 2: 4])
  }

  @Test("The children of a stack are its arranged subviews")
  func children() {
    let stack = StackView(.children([Label("A")]))
    #expect(stack == StackView(.arrangedSubviews([Label("A")])))
    #expect(stack.children == [Label("A")])
  }

  @Test("In a row, top alignment is leading and bottom alignment is trailing")
  func words() {
    #expect(StackView.Alignment.top == .leading)
    #expect(StackView.Alignment.bottom == .trailing)
  }
}
