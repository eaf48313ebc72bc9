import Mod
import Testing
import Widgets

@Suite("A container made with a block")
struct StacksTests {
  @Test("VStack is a column, HStack a row")
  func axes() {
    #expect(VStack { Label("a") } == StackView(.axis(.vertical), .arrangedSubviews([Label("a")])))
    #expect(HStack { Label("a") } == StackView(.axis(.horizontal), .arrangedSubviews([Label("a")])))
  }

  @Test("Columns and rows have the spacing and the alignment that are passed")
  func arguments() {
    for stack in [VStack(alignment: .center, spacing: 8) {}, HStack(alignment: .center, spacing: 8) {}] {
      #expect(stack.spacing == 8)
      #expect(stack.alignment == .center)
    }
  }

  @Test("Columns and rows have UIKit's defaults")
  func defaults() {
    #expect(VStack {} == StackView(.axis(.vertical)))
    #expect(HStack {} == StackView())
  }

  @Test("A stack without a block has the children that its Mods set")
  func withoutBlock() {
    #expect(VStack(spacing: 8, .alpha(0.5)) == VStack(spacing: 8, .alpha(0.5)) {})
    #expect(HStack(.arrangedSubviews([Label("a")])) == HStack { Label("a") })
    #expect(ZStack(.subviews([Label("a")])) == ZStack { Label("a") })
  }

  @Test("Mods are written before the block in their order, or applied after it")
  func mods() {
    let expected = StackView(.axis(.vertical), .spacing(4), .alpha(0.5), .arrangedSubviews([Label("a")]))
    #expect(VStack(.spacing(2), .spacing(4), .alpha(0.5)) { Label("a") } == expected)
    #expect(VStack { Label("a") }.with(.spacing(4), .alpha(0.5)) == expected)
    #expect(HStack(spacing: 2, .spacing(4)) {}.spacing == 4)
  }

  @Test("A style of stacks applies to columns and rows")
  func styles() {
    let loose: Mod<StackView> = [.spacing(20), .distribution(.equalSpacing)]
    #expect([VStack {}, HStack {}].map { $0.with(loose).spacing } == [20, 20])
  }

  @Test("ZStack is a view whose first subview is at the back")
  func overlays() {
    #expect(
      ZStack(.alpha(0.5)) {
        ImageView(); Label("a")
      } == View(.alpha(0.5), .subviews([ImageView(), Label("a")])))
  }

  @Test("Every container is created with a block, and Mods before it")
  func containers() {
    #expect(View { Label("a") } == View(.subviews([Label("a")])))
    #expect(View(.alpha(0.5)) { Label("a") } == View(.alpha(0.5), .subviews([Label("a")])))
    #expect(ScrollView(.bounces(false)) { Label("a") } == ScrollView(.bounces(false), .subviews([Label("a")])))
    #expect(StackView(.spacing(8)) { Label("a") } == HStack(spacing: 8) { Label("a") })
    #expect(Shelf { Label("a") }.books == [Label("a")])
  }

  @Test("Mods before the block can change its widgets")
  func modsAfterContent() {
    #expect(
      View(.subviews.update { $0.removeLast() }) {
        Label("a"); Label("b")
      } == View { Label("a") })
  }

  @Test("A tree of stacks prints line by line")
  func tree() {
    let card = VStack(spacing: 8) {
      HStack {
        Label("Views"); Spacer(); Label("1000")
      }
      Spacer(8)
      Divider()
    }
    #expect(
      card.treeDescription == """
        StackView(axis: .vertical, spacing: 8.0)
          StackView()
            Label(text: "Views")
            Spacer()
            Label(text: "1000")
          Spacer(length: 8.0)
          Divider()
        """)
  }

  @Test("A spacer and a divider take Mods")
  func gaps() {
    #expect(Spacer(8, .tag(1)) == Spacer(.length(8), .tag(1)))
    #expect(Divider(.thickness(1), .backgroundColor(.red)).thickness == 1)
    #expect(Divider().backgroundColor == .separator)
  }
}

private struct Shelf: Container {
  var books: Children = []
  var attributes = ViewAttributes.fresh

  var children: Children {
    get { books }
    set { books = newValue }
  }
}
