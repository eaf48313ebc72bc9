import LiveTesting
import Mod
import Testing

@testable import Terminal

@Suite("The pointer and the keys in rare cases")
@MainActor struct TerminalPointerTests {
  @Test("A click with Shift selects from the caret to the pointer")
  func extending() {
    let stage = Stage(LiveTree(VStack { TextField(.text("Hello world")) }))
    stage.click(at: (0, 0))
    stage.handle(.pointer(.init(.down(0), x: 5, y: 0, .shift)))
    #expect(stage.terminal.reversed == "Hello")
  }

  @Test("Moving the pointer after a double click keeps the word selected")
  func word() {
    let stage = Stage(LiveTree(VStack { TextField(.text("Hello wide world")) }))
    stage.click(at: (7, 0))
    stage.handle(.pointer(.init(.down(0), x: 7, y: 0)))
    stage.handle(.pointer(.init(.move(isPressed: true), x: 8, y: 0)))
    #expect(stage.terminal.reversed == "wide")
  }

  @Test("The side views of a field are clicked separately from the field")
  func sides() throws {
    let clicks = Var("")
    func side(_ name: String) -> Button { Button(name, .tapped --> { clicks.set(clicks.value + name) }) }
    let field = TextField(
      .text("Ada"), .leftViewMode(.always), .leftView(side("L")), .rightViewMode(.always), .rightView(side("R")))
    let stage = Stage(LiveTree(VStack { field }))
    try stage.click("L")
    #expect(clicks.value == "L")
    try stage.click("R")
    #expect(clicks.value == "LR")
  }

  @Test("A click on a slider moves it at once")
  func slider() {
    let tree = LiveTree(VStack { Slider() })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.down(0), x: 39, y: 0)))
    #expect(tree.root.children[0][Slider.self]?.value == 1)
    stage.handle(.pointer(.init(.move(isPressed: false), x: 0, y: 0)))
    #expect(tree.root.children[0][Slider.self]?.value == 1)
  }

  @Test("The thumb of a slider follows the pointer between its images, and inside its padding")
  func track() throws {
    let image = Image(systemName: "star")
    for slider in [
      Slider(.minimumValueImage(image), .maximumValueImage(image)), Slider(.padding(h: 24, v: 0)),
      Slider(.minimumValueImage(image), .padding(leading: 40)),
    ] {
      let tree = LiveTree(VStack { slider })
      let stage = Stage(tree)
      let thumb = try #require(stage.terminal.place(of: "●"))
      stage.handle(.pointer(.init(.down(0), x: thumb.x, y: 0)))
      #expect(tree.root.children[0][Slider.self]?.value == 0)
      for x in stride(from: thumb.x + 5, to: 32, by: 5) {
        stage.handle(.pointer(.init(.move(isPressed: true), x: x, y: 0)))
        #expect(stage.terminal.place(of: "●")?.x == x, "\(stage.text)")
      }
      stage.handle(.pointer(.init(.move(isPressed: true), x: 39, y: 0)))
      #expect(tree.root.children[0][Slider.self]?.value == 1)
    }
  }

  @Test("A slider between the largest possible limits is dragged to a finite number")
  func greatest() {
    let greatest = Double.greatestFiniteMagnitude
    let tree = LiveTree(
      VStack { Slider(.minimumValue(-greatest), .maximumValue(greatest), .value(greatest), .isContinuous(false)) })
    let stage = Stage(tree)
    for x in [0, 20, 39] {
      stage.handle(.pointer(.init(.down(0), x: x, y: 0)))
      stage.handle(.pointer(.init(.up, x: x, y: 0)))
      #expect(tree.root.children[0][Slider.self]?.value.isFinite == true)
      #expect(stage.terminal.place(of: "●")?.x == x, "\(stage.text)")
    }
  }

  @Test("A slider that is not continuous sends its value when the pointer leaves the window")
  func leaving() {
    let values = Var<[Double]>([])
    let tree = LiveTree(
      VStack { Slider(.isContinuous(false), .valueChanged --> { values.set(values.value + [$0]) }) })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.down(0), x: 39, y: 0)))
    #expect(values.value == [])
    stage.handle(.focus(false))
    #expect(values.value == [1])
    stage.handle(.pointer(.init(.up, x: 39, y: 0)))
    #expect(values.value == [1])
  }

  @Test("A click beside a wide character that has no room places the caret before it")
  func wide() {
    let stage = Stage(LiveTree(VStack { TextField(.text("漢字漢字漢字")) }), width: 7, height: 2)
    stage.click(at: (0, 0))
    stage.press(.home)
    stage.click(at: (6, 0))
    stage.press("x")
    #expect(stage.session.root().children[0][TextField.self]?.text == "漢字漢x字漢字", "\(stage.text)")
  }

  @Test("Moving the pointer by one cell is no swipe")
  func tremor() {
    let count = Var(0)
    let swipe = SwipeGestureRecognizer(.direction(.left), .recognized --> { count.set(count.value + 1) })
    let stage = Stage(
      LiveTree(VStack { Label("Swipe", .isUserInteractionEnabled(true), .gestureRecognizers([swipe])) }))
    stage.drag(from: (3, 0), x: -1)
    #expect(count.value == 0)
    stage.drag(from: (3, 0), x: -2)
    #expect(count.value == 1)
  }

  @Test("A held button is released when the session closes")
  func closing() {
    let tree = LiveTree(Application { Window { ViewController("") { Button("Hold") } } })
    let stage = Stage(tree)
    stage.handle(.pointer(.init(.down(0), x: 1, y: 0)))
    #expect("\(tree)".contains("isHighlighted: true"))
    _ = stage.session.closing()
    #expect(!"\(tree)".contains("isHighlighted: true"))
  }

  @Test("The up arrow moves the caret of a text view to the line above")
  func up() {
    let stage = Stage(LiveTree(VStack { TextView(.text("one two three four"), .height(100)) }), width: 10, height: 5)
    stage.click(at: (4, 1))
    stage.press(.up)
    #expect(stage.terminal.cursor == (4, 0))
  }

  @Test("A page key scrolls the view around the focus, or the next one if that is at its end")
  func pages() {
    func rows(_ name: String, _ count: Int) -> ScrollView {
      ScrollView(.height(60)) { VStack { for row in 0..<count { Button("\(name) \(row)") } } }
    }
    let stage = Stage(
      LiveTree(
        VStack {
          rows("First", 9); rows("Second", 9)
        }))
    stage.press(.tab, .pageDown)
    #expect(!stage.text.contains("First 0") && stage.text.contains("Second 0"))
    let full = Stage(
      LiveTree(
        VStack {
          rows("Long", 9); rows("Short", 1)
        }))
    full.press(.pageDown)
    #expect(!full.text.contains("Long 0"))
  }

  @Test("A tree that is scrolled to its end is at its end in a higher terminal, too")
  func higher() {
    let stage = Stage(LiveTree(VStack { for row in 0..<20 { Label("Row \(row)") } }), height: 5)
    stage.press(.end)
    #expect(stage.terminal.linesWithoutBar == ["Row 15", "Row 16", "Row 17", "Row 18", "Row 19"])
    #expect(stage.press(.end) == .unused)
    stage.handle(.resize(width: 40, height: 10))
    #expect(stage.terminal.linesWithoutBar.first == "Row 10" && stage.terminal.linesWithoutBar.last == "Row 19")
    stage.press(.pageUp)
    #expect(stage.terminal.linesWithoutBar.first == "Row 1")
  }

  @Test("The up arrow with Shift selects to the line above")
  func selectingUp() {
    let stage = Stage(LiveTree(VStack { TextView(.text("one two three four"), .height(100)) }), width: 10, height: 5)
    stage.click(at: (4, 1))
    stage.press(.up + .shift)
    #expect(stage.terminal.cursor == (4, 0))
    #expect(stage.terminal.reversed == "two\nthre")
  }

  @Test("A paste without a focused text is ignored")
  func paste() {
    let stage = Stage(LiveTree(VStack { Button("Button") }))
    stage.press(.tab)
    #expect(stage.handle(.paste("text")) == .unused)
  }

  @Test("Moving the pointer inside a pressed button taps it, and is no swipe")
  func held() {
    let log = Var<[String]>([])
    func note(_ text: String) { log.set(log.value + [text]) }
    let swipe = SwipeGestureRecognizer(.direction(.left), .recognized --> { note("swipe") })
    let stage = Stage(
      LiveTree(VStack { Button("A long title", .tapped --> { note("tap") }, .gestureRecognizers([swipe])) }), width: 12)
    stage.drag(from: (8, 0), x: -4)
    #expect(log.value == ["tap"])
  }

  @Test("Moving the pointer over the same widget changes nothing")
  func staying() {
    let stage = Stage(LiveTree(VStack { Button("Over") }))
    #expect(stage.handle(.pointer(.init(.move(isPressed: false), x: 1, y: 0))) == .done)
    #expect(stage.handle(.pointer(.init(.move(isPressed: false), x: 2, y: 0))) == .unused)
  }

  @Test("The wheel scrolls the visible view under the pointer, not a clipped one")
  func clipped() throws {
    let tree = LiveTree(
      VStack {
        ScrollView(.height(60)) {
          VStack {
            Label("Top")
            ScrollView(.height(100), .identifier("inner")) { VStack { for row in 0..<9 { Label("Inner \(row)") } } }
          }
        }
        for row in 0..<20 { Label("Row \(row)") }
      })
    let stage = Stage(tree)
    func offset() throws -> Double { try tree.find(ScrollView.self, .identifier("inner")).one.contentOffset.y }
    stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 1, y: 4)))
    #expect(try offset() == 0)
    #expect(stage.terminal.linesWithoutBar.first != "Top")
    let above = Stage(tree)
    above.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 1, y: 2)))
    #expect(try offset() > 0)
  }

  @Test("The wheel scrolls a table up and down")
  func tableWheel() {
    let rows = (0..<30).map { CellModel($0, TableViewCell(.text("Row \($0)"))) }
    let stage = Stage(
      LiveTree(ViewController("") { TableView(.separatorStyle(.none)) { Section { RowList(rows) } } }), height: 5)
    let start = stage.text
    stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 1, y: 2)))
    stage.handle(.pointer(.init(.wheel(x: 0, y: 1), x: 1, y: 2)))
    #expect(stage.text != start)
    for _ in 0..<2 { stage.handle(.pointer(.init(.wheel(x: 0, y: -1), x: 1, y: 2))) }
    #expect(stage.text == start)
  }

  @Test("A focused widget that is half visible is scrolled into view, from its top if it is too high")
  func half() {
    let low = Stage(
      LiveTree(
        VStack {
          Label("A"); Label("B"); Button("Button", .height(60)); Label("C")
        }), height: 4)
    low.press(.tab)
    #expect(low.terminal.linesWithoutBar.first == "B", "\(low.text)")
    let high = Stage(
      LiveTree(
        VStack {
          Label("A"); Label("B"); TextView(.text("First"), .height(120)); Label("C")
        }), height: 4)
    high.press(.tab)
    #expect(high.terminal.linesWithoutBar.first == "First", "\(high.text)")
  }

  @Test("A section that scrolls sideways keeps its items in a low terminal")
  func sideways() throws {
    let tree = LiveTree(
      ViewController("") {
        CollectionView(.layout(.row(itemWidth: 80))) {
          Section { ForEach(0..<9, id: \.self) { TableViewCell(.text("Item \($0)")) } }
        }
      })
    let stage = Stage(tree, width: 120, height: 4)
    #expect(stage.text.contains("Item 8"))
    #expect(try tree.find(CollectionView.self).one.visibleItemCount == 20)
  }

  @Test("A moving touch does not become a long press")
  func movedTouch() {
    let stage = Stage(LiveTree(VStack { Button("Hold") }))
    stage.handle(.pointer(.init(.down(0), x: 1, y: 0)))
    #expect(stage.session.deadline != nil)
    stage.handle(.pointer(.init(.move(isPressed: true), x: 2, y: 0)))
    #expect(stage.session.deadline == nil)
  }
}
