import Foundation
import Live
import LiveTesting
import StyleGuide
import Styles
import Testing

extension WorkbenchTests {
  /// Returns the nearest scroll view around a node.
  private func column(around node: Node) -> Node? {
    sequence(first: node, next: \.parent).first { $0[ScrollView.self] != nil }
  }

  @Test("A newly opened card is scrolled to its top, and a choice or a pin does not scroll")
  func scrolling() throws {
    let tree = workbench()
    let card = try #require(column(around: tree.find(.label("Stage")).node()))
    func offset() -> CGFloat? { card[ScrollView.self]?.contentOffset.y }
    try card.scroll(to: CGPoint(x: 0, y: 50))
    try tree.find(SegmentedControl.self, .label("extent")).select(segment: "large")
    try tree.find(.button("Pin")).tap()
    #expect(offset() == 50)
    try tree.find(.cell("Row")).tap()
    #expect(offset() == 0)
  }

  @Test("In a wide page, the card and its choices scroll separately; otherwise the choices follow the card")
  func columns() throws {
    let tree = workbench()
    func columns() throws -> [Node?] {
      [
        column(around: try tree.find(.label("Stage")).node()),
        column(around: try tree.find(SegmentedControl.self, .label("extent")).node()),
      ]
    }
    let wide = try columns()
    #expect(wide[0] != nil && wide[1] != nil && wide[0] !== wide[1])
    for size in [UserInterfaceSizeClass.compact, .regular] {
      tree.root.changeSurroundings { $0.horizontalSizeClass = size }
      let narrow = try columns()
      #expect(narrow[0] != nil && narrow[0] === narrow[1])
      let text = Preview.text(tree.widget)
      let places = ["Stage", "extent", "Surroundings", "Facts"].map { text.range(of: "\"\($0)\"")?.lowerBound }
      #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(text)")
    }
  }

  @Test("The list of cards shows the card of an address, and does not scroll when one of its rows is chosen")
  func showing() throws {
    selection.set(WorkbenchSelection(card: "button-45"))
    let tree = workbench(
      StyleGuide("Many") {
        for number in 0..<60 { Recipes("Button \(number)", Mod.buttonStyle, named: "buttonStyle") { Button("Save") } }
      })
    func row(_ number: Int) -> Bool { tree.find(.cell("Button \(number)"), .inside(.label("Cards"))).exists }
    #expect(row(45) && !row(2))
    try tree.find(.cell("Button 47")).tap()
    #expect(selection.value.card == "button-47" && row(45))
    try tree.root.open(#require(URL(string: "/button-2")))
    #expect(row(2) && !row(45))
  }

  @Test("Chips are in one container, which wraps them at its width")
  func wrapping() throws {
    let tree = workbench()
    func container(_ title: String) throws -> Node? { try tree.find(.button(title)).node().parent?.parent }
    #expect(try container("Own") === container("Right to left"))
    #expect(Preview.html(tree.widget).contains("CollectionItems wrapping"))
  }

  @Test("In a narrow window, all cards are listed at the end of the page for the command palette")
  func palette() throws {
    let tree = workbench()
    tree.root.changeSurroundings { $0.horizontalSizeClass = .compact }
    let command = try #require(tree.root.commands.first { $0.title == "Unread" })
    try command.perform()
    #expect(selection.value.card == "badges/unread")
  }

  @Test("Text typed into a card stays when its width changes")
  func widths() throws {
    let tree = workbench(StyleGuide("Names") { Examples("Fields") { Example("Name") { TextField(.text("Ada")) } } })
    func field() -> Query<TextField> { tree.find(TextField.self, .inside(.label("Stage"))) }
    try field().type(" L")
    for width in ["320", "768", "Auto"] {
      try tree.find(SegmentedControl.self, .label("Width")).select(segment: width)
      #expect(try field().one.text == "Ada L", "\(width)")
    }
  }

  @Test("Forms and lists fill the stage, and narrower widgets are centered, also in a chosen width")
  func filling() throws {
    let tree = workbench(
      StyleGuide("Rooms") {
        Examples("Forms") {
          Example("Settings") { FormSection("Lists") { ListRow("Inbox", value: "12") } }
          Example("Save") { Button("Save") }
        }
      })
    func stack() throws -> StackView {
      try #require(tree.find(StackView.self, .inside(.label("Stage"))).nodes.first?[StackView.self])
    }
    for width in ["", "?width=320"] {
      selection.set(WorkbenchSelection(address: "/forms/settings\(width)"))
      #expect(try stack().alignment == .fill)
      selection.set(WorkbenchSelection(address: "/forms/save\(width)"))
      #expect(try stack().alignment == .center)
    }
    #expect(try stack().width?.points == 320)
  }
}
