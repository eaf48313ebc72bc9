import Mod
import Testing
import Widgets

@Suite("Padding and margins")
struct InsetsTests {
  @Test("A fresh view has no padding and no margins")
  func defaults() {
    #expect(View().padding == .zero)
    #expect(View().margins == .zero)
  }

  @Test("Insets are one distance, one horizontally and one vertically, or four")
  func forms() {
    #expect(Label(.padding(20)).padding == DirectionalEdgeInsets(20))
    #expect(Label(.margins(20)).margins == DirectionalEdgeInsets(20))
    let two = DirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    #expect(Label(.padding(h: 20, v: 8)).padding == two)
    #expect(Label(.margins(h: 20, v: 8)).margins == two)
    let four = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(Label(.padding(top: 1, leading: 2, bottom: 3, trailing: 4)).padding == four)
    #expect(Label(.margins(top: 1, leading: 2, bottom: 3, trailing: 4)).margins == four)
    #expect(Label(.padding(four)).padding == four)
    #expect(Label(.margins -- four).margins == four)
  }

  @Test("Insets are 0 at sides that are left out")
  func sides() {
    #expect(Label(.padding(leading: 20)).padding == DirectionalEdgeInsets(leading: 20))
    #expect(Label(.margins(top: 8)).margins == DirectionalEdgeInsets(top: 8))
    #expect(Label(.padding(h: 20)).padding == DirectionalEdgeInsets(leading: 20, trailing: 20))
    #expect(Label(.margins(v: 8)).margins == DirectionalEdgeInsets(top: 8, bottom: 8))
  }

  @Test("Left and right padding are leading and trailing in left-to-right layouts")
  func leftAndRight() {
    let four = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let label = Label(.padding(top: 1, left: 2, bottom: 3, right: 4), .margins(top: 1, left: 2, bottom: 3, right: 4))
    #expect(label.padding == four)
    #expect(label.margins == four)
    #expect(Label(.padding(insets: EdgeInsets(left: 2))).padding == DirectionalEdgeInsets(leading: 2))
  }

  @Test("Leading and trailing padding change sides in right-to-left layouts")
  func rightToLeft() {
    let label = Label(
      .semanticContentAttribute(.forceRightToLeft), .padding(insets: EdgeInsets(left: 2)),
      .margins(insets: EdgeInsets(right: 3)), .layoutMargins(EdgeInsets(left: 4)))
    #expect(label.padding == DirectionalEdgeInsets(trailing: 2))
    #expect(label.margins == DirectionalEdgeInsets(leading: 3))
    #expect(label.directionalLayoutMargins == DirectionalEdgeInsets(trailing: 4))
  }

  @Test("Setting the padding keeps margins and layout margins")
  func independence() {
    let label = Label(.padding(20))
    #expect(label.margins == .zero)
    #expect(label.directionalLayoutMargins == DirectionalEdgeInsets(8))
  }
}

@Suite("Insets as literals") struct InsetsLiteralTests {
  @Test("A number literal means the same distance on all sides")
  func literals() {
    let insets: EdgeInsets = 4
    #expect(insets == EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    let directional: DirectionalEdgeInsets = 2.5
    #expect(directional == DirectionalEdgeInsets(top: 2.5, leading: 2.5, bottom: 2.5, trailing: 2.5))
  }
}
