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

  @Test("A query that finds nothing lists the nearest nodes, and prints the tree")
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

  @Test("A cell whose text is part of the searched text is listed as near")
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

  @Test("A query without any similar node says so")
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

  @Test("A query that would match a hidden node says so")
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

  @Test("A query that finds several nodes does not mention hidden, near or scrolled out ones")
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

  @Test("The error prints only the part of the tree that was searched")
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

  @Test("An error lists at most ten of the found nodes")
  func many() {
    let tree = LiveTree(VStack { for index in 0..<12 { Label("\(index)") } })
    let lines = text(of: tree.find(.staticText))?.split(separator: "\n") ?? []
    #expect(lines.first == "find(.staticText) found 12 nodes, not one:")
    #expect(lines[10] == #"  .text("9") at StackView/Label[9]"#)
    #expect(lines[11] == "  and 2 more")
  }

  @Test("The error about eleven found nodes counts the last one without listing it")
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

  @Test("At most five near nodes are listed, the nearest first")
  func five() {
    let tree = LiveTree(VStack { for index in 0..<12 { Label("Row \(index)") } })
    let error = #expect(throws: QueryError.self) { try tree.find(.text("Row 11!")).node() }
    #expect(error?.nearest.count == 5)
    #expect(error?.nearest.first == #".text("Row 11") at StackView/Label[11]"#)
  }

  @Test("A text that differs in case is near")
  func letterCase() {
    let error = #expect(throws: QueryError.self) { try tree.find(.text("SAVE")).node() }
    #expect(error?.nearest == [#".button("Save") at StackView/Button[1]"#])
  }

  @Test("A text in the same case is nearer than one in another case", arguments: ["Save", "Käse"])
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

  @Test("A node of the searched type that fails the predicate is near")
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

  @Test("A query with a negated matcher lists the nodes that fail it as near")
  func state() {
    let error = #expect(throws: QueryError.self) { try tree.find(.button, .not(.name(.containing("a")))).node() }
    #expect(error?.nearest.count == 2)
  }

  @Test("A node without a role is named by its type in an error")
  func plain() {
    let tree = LiveTree(View(.subviews([View(), View()])))
    let error = #expect(throws: QueryError.self) { try tree.find(View.self).node() }
    #expect(error?.found == ["View at View", "View at View/View[0]", "View at View/View[1]"])
  }

  @Test("Reading a property of a node that is not found throws")
  func property() {
    #expect(throws: QueryError.self) { try tree.find(.button("Sav")).text }
    #expect(throws: QueryError.self) { try tree.find(Label.self).text }
  }
}
