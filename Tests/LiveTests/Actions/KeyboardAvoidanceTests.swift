import Foundation
import LiveTesting
import Testing

@MainActor
@Suite("A keyboard over a scroll view")
struct KeyboardAvoidanceTests {
  private func content(_ title: String = "Form", adjusts: Bool = true, height: Double = 300) -> some WidgetConvertible {
    View(.environment(\.keyboardHeight, height)) {
      ScrollView(
        .automaticallyAdjustsForKeyboard(adjusts), .frame(CGRect(x: 0, y: 0, width: 320, height: 480)),
        .contentSize(CGSize(width: 320, height: 900)), .contentInset(EdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
      ) {
        Label(title)
        View(.frame(CGRect(x: 0, y: 100, width: 320, height: 700))) {
          TextField(.key("upper"), .frame(CGRect(x: 0, y: 0, width: 320, height: 40)))
          TextField(.key("lower"), .frame(CGRect(x: 0, y: 600, width: 320, height: 40)))
        }
      }
    }
  }

  private func scroll(in tree: LiveTree<Void>) throws -> ScrollView { try tree.find(ScrollView.self).one }

  @Test("The keyboard insets the content of a scroll view while a text inside is edited")
  func insets() throws {
    let tree = LiveTree(content())
    try tree.find(.key("upper")).focus()
    #expect(try scroll(in: tree).keyboardInset == 300)
    #expect(try scroll(in: tree).adjustedContentInset.bottom == 310)
    #expect(try scroll(in: tree).contentInset.bottom == 10)
    try tree.update(to: content("Another form"))
    #expect(try scroll(in: tree).keyboardInset == 300)
    try tree.find(.key("upper")).unfocus()
    #expect(try scroll(in: tree).adjustedContentInset.bottom == 10)
  }

  @Test("The keyboard insets any scrolling view until editing ends, also if the view is described again")
  func everyKind() throws {
    func check<Kind: Scrolling>(_ type: Kind.Type, _ view: (_ number: Int) -> Kind) throws where Kind.Itself == Kind {
      func content(_ number: Int) -> some WidgetConvertible {
        View(.environment(\.keyboardHeight, 300)) { view(number) }
      }
      let tree = LiveTree(content(0))
      try tree.find(.key("text")).focus()
      #expect(try tree.find(type).one.keyboardInset == 300, "\(type)")
      try tree.update(to: content(1))
      #expect(try tree.find(type).one.keyboardInset == 300, "\(type)")
      try tree.find(.key("text")).unfocus()
      #expect(try tree.find(type).one.keyboardInset == 0, "\(type)")
    }
    try check(ScrollView.self) { number in
      ScrollView(.automaticallyAdjustsForKeyboard(true), .tag(number)) { TextField(.key("text")) }
    }
    try check(TextView.self) { TextView(.automaticallyAdjustsForKeyboard(true), .tag($0), .key("text")) }
    try check(TableView.self) { number in
      TableView(.automaticallyAdjustsForKeyboard(true), .tag(number)) {
        CellModel("row", TableViewCell { TextField(.key("text")) })
      }
    }
    try check(CollectionView.self) { number in
      CollectionView(.automaticallyAdjustsForKeyboard(true), .tag(number)) {
        CellModel("row", TableViewCell { TextField(.key("text")) })
      }
    }
  }

  @Test("A text that the keyboard would cover is scrolled into view, and no other is")
  func scrolls() throws {
    let tree = LiveTree(content())
    try tree.find(.key("upper")).focus()
    #expect(try scroll(in: tree).contentOffset.y == 0)
    try tree.find(.key("lower")).focus()
    #expect(try scroll(in: tree).contentOffset.y == 740 - 170)
    #expect(try scroll(in: tree).keyboardInset == 300)
    try tree.find(.key("upper")).focus()
    #expect(try scroll(in: tree).contentOffset.y == 100)
  }

  @Test("A user can scroll to the end of the content above the keyboard")
  func scrollsToEnd() throws {
    let tree = LiveTree(content())
    try tree.find(.key("upper")).focus()
    try tree.find(ScrollView.self).scroll(to: CGPoint(x: 0, y: 10_000))
    #expect(try scroll(in: tree).contentOffset.y == 900 + 310 - 480)
  }

  @Test("A scroll view that does not adjust for the keyboard stays as it is")
  func ignores() throws {
    let tree = LiveTree(content(adjusts: false))
    try tree.find(.key("lower")).focus()
    #expect(try scroll(in: tree).keyboardInset == 0)
    #expect(try scroll(in: tree).contentOffset.y == 0)
  }

  @Test("An edited text is scrolled into view also without a keyboard")
  func withoutKeyboard() throws {
    let tree = LiveTree(content(height: 0))
    try tree.find(.key("lower")).focus()
    #expect(try scroll(in: tree).contentOffset.y == 740 - 470)
  }
}
