import LiveTesting
import Testing

@MainActor
struct QueryErrorTests {
  private func text(of query: Query<some Any>) -> String? {
    #expect(throws: QueryError.self) { try query.node() }?.description
  }

  private let tree = LiveTree(
    VStack {
      Button("Cancel")
      Button("Save")
    }
  )

  @Test("A query that finds nothing tells what came nearest, and prints the tree")
  func nearest() {
    #expect(
      text(of: tree.find(.button("Sav"))) == """
        find(.button("Sav")) found nothing. Nearest:
          .button("Save") at StackView/Button[1]
          .button("Cancel") at StackView/Button[0]

        StackView(axis: .vertical)
          Button(title: "Cancel")
          Button(title: "Save")
        """
    )
  }

  @Test("A cell whose text is a part of what it shows is near")
  func cells() {
    let cell = TableViewCell(.text("Ada"), .detailText("Countess of Lovelace, London"), .style(.subtitle))
    let text = text(of: LiveTree(VStack { cell }).find(.text("Ada"))) ?? ""
    #expect(
      text.hasPrefix(
        """
        find(.text("Ada")) found nothing. Nearest:
          .cell("Ada, Countess of Lovelace, London") at StackView/TableViewCell
        """))
  }

  @Test("A query that finds nothing like it says so")
  func nothing() {
    #expect(
      text(of: tree.find(.text("Welcome"))) == """
        find(.text("Welcome")) found nothing.

        StackView(axis: .vertical)
          Button(title: "Cancel")
          Button(title: "Save")
        """
    )
  }

  @Test("A query that finds several lists each")
  func several() {
    #expect(
      text(of: tree.find(.button)) == """
        find(.button) found 2 nodes, not one:
          .button("Cancel") at StackView/Button[0]
          .button("Save") at StackView/Button[1]

        StackView(axis: .vertical)
          Button(title: "Cancel")
          Button(title: "Save")
        """
    )
  }

  @Test("A query that would find something hidden says so")
  func hidden() {
    let tree = LiveTree(VStack { Label("Ada", .isHidden(true)) })
    #expect(
      text(of: tree.find(.text("Ada"))) == """
        find(.text("Ada")) found nothing that users perceive. Hidden:
          .text("Ada") at StackView/Label

        StackView(axis: .vertical)
          Label(text: "Ada", isHidden: true)
        """
    )
  }

  @Test("A query that finds several says nothing of what is hidden, near or out of sight")
  func severalBesideHidden() {
    let tree = LiveTree(
      VStack {
        Button("Save"); Button("Save"); Button("Save", .isHidden(true)); Button("Safe")
        TableView(.model(TableModel { for id in 0..<9 { CellModel(id, TableViewCell(.text("\(id)"))) } })).with {
          $0.visibleRowCount = 2
        }
      })
    let error = #expect(throws: QueryError.self) { try tree.find(.button("Save")).node() }
    #expect(error?.count == 2 && error?.hidden == [] && error?.nearest == [] && error?.outOfSight == [])
    let missing = #expect(throws: QueryError.self) { try tree.find(.text("12")).node() }
    #expect(missing?.outOfSight == ["7 of 9 rows of StackView/TableView"])
  }

  @Test("Only what was searched is printed")
  func scope() {
    let tree = LiveTree(
      VStack {
        Label("Ada"); HStack { Label("Grace") }.with(.key("row"))
      })
    #expect(
      text(of: tree.find(.key("row")).find(.button)) == """
        find(.key("row")).find(.button) found nothing.

        StackView(key: "row")
          Label(text: "Grace")
        """
    )
  }

  @Test("Of many that are found, ten are listed")
  func many() {
    let tree = LiveTree(VStack { for index in 0..<12 { Label("\(index)") } })
    let lines = text(of: tree.find(.staticText))?.split(separator: "\n") ?? []
    #expect(lines.first == "find(.staticText) found 12 nodes, not one:")
    #expect(lines[10] == #"  .text("9") at StackView/Label[9]"#)
    #expect(lines[11] == "  and 2 more")
  }

  @Test("Of eleven that are found, the last is counted")
  func eleven() {
    let tree = LiveTree(VStack { for index in 0..<11 { Label("\(index)") } })
    let lines = text(of: tree.find(.staticText))?.split(separator: "\n") ?? []
    #expect(lines[11] == "  and 1 more")
  }

  @Test("A long tree is cut off after 7,000 characters")
  func long() {
    let tree = LiveTree(VStack { for index in 0..<1_000 { Label("\(index)") } })
    let error = #expect(throws: QueryError.self) { try tree.find(.button).node() }
    #expect(error?.tree.count == 7_001)
    #expect(error?.tree.last == "…")
  }

  @Test("At most five that come near are told, the nearest first")
  func five() {
    let tree = LiveTree(VStack { for index in 0..<12 { Label("Row \(index)") } })
    let error = #expect(throws: QueryError.self) { try tree.find(.text("Row 11!")).node() }
    #expect(error?.nearest.count == 5)
    #expect(error?.nearest.first == #".text("Row 11") at StackView/Label[11]"#)
  }

  @Test("A text in another case is near")
  func letterCase() {
    let error = #expect(throws: QueryError.self) { try tree.find(.text("SAVE")).node() }
    #expect(error?.nearest == [#".button("Save") at StackView/Button[1]"#])
  }

  @Test("A text in the same case is nearer than one in another", arguments: ["Save", "Käse"])
  func sameCase(name: String) {
    #expect(name.closeness(to: name) == 1)
    #expect((0.9..<1).contains(name.closeness(to: name.uppercased())))
    let tree = LiveTree(
      VStack {
        Button(name.lowercased()); Button(name); HStack {}.with(.key("row"))
      })
    let error = #expect(throws: QueryError.self) { try tree.find(.button(name), .inside(.key("row"))).node() }
    #expect(error?.nearest.first == ".button(\"\(name)\") at StackView/Button[1]")
  }

  @Test("A node of the type that does not satisfy the predicate is near")
  func predicate() {
    let query = LiveTree(Slider(.value(0.2), .accessibilityLabel("Size"))).find(Slider.self) { $0.value > 0.5 }
    let error = #expect(throws: QueryError.self) { try query.one }
    #expect(error?.query == "find(Slider.self, where: …)")
    #expect(error?.nearest == [#".slider("Size") at Slider"#])
  }

  @Test("A matching node elsewhere is near, and a sibling is not")
  func elsewhere() {
    let tree = LiveTree(
      VStack {
        Label("Ada"); HStack { Label("?") }.with(.key("row")); Button("Ada")
      })
    let error = #expect(throws: QueryError.self) { try tree.find(.button("Ada"), .inside(.key("row"))).node() }
    #expect(error?.nearest == [#".button("Ada") at StackView/Button"#])
  }

  @Test("A node in another state is near, and a node in that state is not")
  func state() {
    let error = #expect(throws: QueryError.self) { try tree.find(.button, .not(.name(.containing("a")))).node() }
    #expect(error?.nearest.count == 2)
  }

  @Test("A node without a role is named by its type")
  func plain() {
    let tree = LiveTree(View(.subviews([View(), View()])))
    let error = #expect(throws: QueryError.self) { try tree.find(View.self).node() }
    #expect(error?.found == ["View at View", "View at View/View[0]", "View at View/View[1]"])
  }

  @Test("A property of what is not found throws")
  func property() {
    #expect(throws: QueryError.self) { try tree.find(.button("Sav")).text }
    #expect(throws: QueryError.self) { try tree.find(Label.self).text }
  }
}
