import LivePreview
import LiveTesting
import TestSupport
import Testing

/// How the keyboard reaches lists in a page, and how they are named.
@MainActor
struct SessionRowTests {
  private func page(_ content: some WidgetConvertible) -> String { LiveSession(LiveTree(content)).open().html }

  @Test("The rows of a page are named by their contents, unless they have a name")
  func names() throws {
    let tree = LiveTree(
      TableView {
        Section {
          TableViewCell { Label("Inside") }
          TableViewCell(.text("Text"), .accessibilityLabel("Name"))
        }
      })
    let html = LiveSession(tree).open().html
    let ids = tree.root.children.map(\.id)
    #expect(html.contains("role=\"row\" aria-selected=\"false\" tabindex=\"-1\" aria-labelledby=\"c\(ids[0])\""))
    #expect(html.contains("id=\"c\(ids[0])\" role=\"cell\""))
    #expect(html.contains("aria-label=\"Name\"") && !html.contains("aria-labelledby=\"c\(ids[1])\""))
  }

  @Test("A scroll view is a tab stop only if it has a name, and row actions are no tab stops")
  func stops() {
    #expect(!page(ScrollView { Label("Text") }).contains("class=\"ScrollView\" tabindex"))
    let named = page(ScrollView(.accessibilityLabel("Terms")) { Label("Text") })
    #expect(named.contains(/aria-label="Terms" tabindex="0"/))
    let items = SectionModel(layout: .row(itemWidth: 100), rows: RowList([CellModel(1, TableViewCell(.text("Item")))]))
    let sideways = page(CollectionView(.model(TableModel([items]))))
    let element = sideways.firstMatch(of: /<div [^>]*CollectionItems sideways[^>]*>/)?.output
    #expect(element?.contains("tabindex") == false, "\(element ?? "")")
    let row = CellModel(1, TableViewCell(.text("Row"))).with { $0.trailingSwipeActions = [SwipeAction("Delete") {}] }
    let html = page(TableView { Section { row } })
    #expect(html.contains(/class="SwipeAction" tabindex="-1"/) && !html.contains(/main>.*tabindex="0"/))
  }

  @Test(
    "Tab reaches one row of a table, arrows reach the others and their actions, and Delete deletes",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func keyboard() async throws {
    let rows = (0..<3).map { index in
      CellModel(index, TableViewCell(.text("Row \(index)"))).with {
        $0.trailingSwipeActions = [SwipeAction("Delete \(index)", style: .destructive) {}]
      }
    }
    let session = LiveSession(LiveTree(TableView { Section { rows } }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const rows = [...document.querySelectorAll(".TableViewCell")], now = () => document.activeElement
        const press = key => now().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
        const stops = () => rows.map(row => row.tabIndex).join()
        report(stops())
        rows[0].focus(); press("ArrowDown"); report(stops())
        press("ArrowRight"); report(now().textContent)
        press("ArrowLeft"); report(now().textContent)
        press("Delete")
        // Tab returns to the row that has had the focus.
        now().blur()
        await receive("[1,0,[]]")
        report(stops())
        """)
    #expect(messages.count { $0 == "-1,0,-1" } == 2)
    #expect(messages.prefix(4) == ["0,-1,-1", "-1,0,-1", "Delete 1", "Row 1"])
    #expect(messages.contains { $0.contains(#""k":"row","v":"Delete 1""#) }, "\(messages)")
  }

  @Test(
    "Keys reach the actions of rows that are components, and Delete in a field of a row edits the field",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func components() async throws {
    let rows = (0..<2).map { index in
      CellModel(index, showing: index) { index in
        TableViewCell(.accessibilityIdentifier("\(index)")) {
          TextField(.text("Row \(index)"), .accessibilityLabel("Field"))
        }
      }
      .with { $0.editingStyle = .delete }
    }
    let tree = LiveTree(TableView { Section { rows } })
    let session = LiveSession(tree)
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const now = () => document.activeElement
        const press = key => now().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
        const shown = () => getComputedStyle(document.querySelectorAll(".SwipeActions")[1]).opacity
        document.querySelector("input").focus(); press("Delete"); press("Backspace")
        report(shown())
        document.querySelectorAll(".TableViewCell")[1].focus(); report(shown())
        press("ArrowRight"); press("ArrowRight"); report(now().textContent)
        press("ArrowLeft"); press("ArrowLeft"); press("Delete"); press("Backspace"); press("Dead")
        """)
    #expect(messages.filter { $0.count == 1 } == ["0", "1"] && messages.contains("Delete"), "\(messages)")
    let cell = try tree.find(TableViewCell.self, .identifier("1")).node().id
    let deletions = messages.filter { $0.contains(#""k":"row""#) }
    #expect(deletions.count == 2 && deletions.allSatisfy { $0.contains(#""n":\#(cell),"#) }, "\(messages)")
  }

  @Test(
    "After the focused row is deleted, the next or the last one has the focus",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func deleting() async throws {
    let rows = (0..<4).map { index in
      CellModel(index, TableViewCell(.text("Row \(index)"))).with {
        if index > 1 { $0.trailingSwipeActions = [SwipeAction("Delete \(index)") {}] }
      }
    }
    let session = LiveSession(
      LiveTree(
        VStack {
          Label("Above"); TableView { Section { rows } }
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const rows = [...document.querySelectorAll(".TableViewCell")], main = document.querySelector("main")
        let count = 0
        const remove = async (index, focused = rows[index]) => {
          focused.focus()
          const path = []
          let element = focused.closest(".SwipeActions")?.parentNode ?? rows[index].closest(":has(>.SwipeActions)")
            ?? rows[index]
          for (; element !== main.firstElementChild; element = element.parentNode)
            path.unshift([...element.parentNode.childNodes].indexOf(element))
          await receive(JSON.stringify([++count, 0, [["r", [0, ...path]]]]))
          const now = document.activeElement
          report(now.role ? now.textContent : now.tagName)
        }
        await remove(1)
        await remove(2, document.querySelectorAll(".SwipeActions button")[0])
        await remove(3)
        await remove(0)
        """)
    #expect(messages.prefix(3) == ["Row 2", "Row 3", "Row 0"] && messages[3] == "BODY", "\(messages)")
  }

  @Test(
    "A table without a label is named as the page is",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func tables() async throws {
    let session = LiveSession(
      LiveTree(
        NavigationController {
          ViewController("Users") {
            VStack {
              TableView { Section { TableViewCell(.text("Ada")) } }
              TableView(.accessibilityLabel("Others")) { Section { TableViewCell(.text("Grace")) } }
            }
          }
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const names = () => [...document.querySelectorAll("[role=table]")].map(table => table.ariaLabel).join()
        report(names())
        await receive('[1,0,[["w","People"]]]')
        report(names())
        """)
    #expect(messages.prefix(2) == ["Users,Others", "People,Others"])
  }

  @Test(
    "A sheet is dismissed by a click on its grabber or beside it, and by dragging the grabber",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func sheets() async throws {
    let sheet = ViewController("Sheet") { Label("Text") }
    let tree = LiveTree(ViewController("Back") { Button("Show", .tapped --> inContext { try $0.present(sheet) }) })
    let session = LiveSession(tree)
    try tree.find(.button("Show")).tap()
    let messages = try await PageScript.messages(
      of: session,
      after: """
        const grabber = document.querySelector(".Grabber"), text = document.querySelector(".Label")
        const mouse = (name, element, y) => element.dispatchEvent(
          new MouseEvent(name, { clientX: 100, clientY: y, bubbles: true }))
        grabber.click()
        document.querySelector(".Dimming").click()
        mouse("mousedown", grabber, 50); mouse("mouseup", text, 200)
        mouse("mousedown", grabber, 50); mouse("mouseup", text, 60)
        mouse("mousedown", grabber, 200); mouse("mouseup", text, 50)
        mouse("mousedown", text, 50); mouse("mouseup", text, 200)
        """)
    #expect(messages.count { $0.contains(#""k":"escape""#) } == 3, "\(messages)")
  }
}
