import LiveTesting
import Testing

@MainActor
struct MatcherTests {
  private let tree = LiveTree(
    VStack {
      TextField(.placeholder("Name"), .accessibilityLabel("First name"))
      Label("3 minutes left", .accessibilityLabel("Time"), .tag(7))
      VStack(.accessibilityIdentifier("ada")) {
        Label("Ada")
        Button("Delete")
      }
      VStack(.accessibilityIdentifier("grace")) {
        Label("Grace")
        Button("Delete", .isEnabled(false), .isSelected(true)).with(.key(2))
      }
    }
  )

  @Test("`.text` matches the whole text")
  func text() {
    #expect(tree.find(.text("3 minutes left")).count == 1)
    #expect(tree.find(.text("3 minutes")).count == 0)
  }

  @Test("`.containing` matches a part of a text in any case")
  func partOfText() {
    #expect(tree.find(.text(.containing("Minutes"))).count == 1)
  }

  @Test("A regular expression must match the whole text")
  func regularExpression() throws {
    #expect(try tree.find(Label.self, .text(.matching(/[0-9] minutes? left/))).tag == 7)
    #expect(tree.find(.text(.matching(/[0-9] minutes?/))).count == 0)
    #expect(tree.find(.text(/[0-9] minutes?/)).count == 0)
    #expect(try tree.find(Label.self, .text(/[0-9] minutes? left/)).tag == 7)
    #expect(try tree.find(.label(/T.me/)).text == "3 minutes left")
    #expect(tree.find(.button(/Del.*/)).count == tree.find(.button("Delete")).count)
    #expect(tree.find(.button(/Del/)).count == 0)
    #expect(tree.find(.button(.matching(/Del.*/))).count == tree.find(.button("Delete")).count)
    #expect("\(tree.find(.text(.matching(/a/))))" == "find(.text(.matching(…)))")
  }

  @Test("`.text` does not match an accessibility label")
  func label() throws {
    #expect(try tree.find(.label("Time")).text == "3 minutes left")
    #expect(tree.find(.label("Ada")).count == 0)
  }

  @Test("`.name` matches the label, or the text if there is no label")
  func name() {
    #expect(tree.find(.name("Time")).count == 1)
    #expect(tree.find(.name("Ada")).count == 1)
  }

  @Test("A placeholder is matched even if there is an accessibility label")
  func placeholder() {
    #expect(tree.find(.placeholder("Name"), .textField("First name")).count == 1)
  }

  @Test("An identifier matches a node")
  func identifier() throws {
    #expect(try tree.find(.identifier("ada")).children.count == 2)
  }

  @Test("A key matches a node")
  func key() throws {
    #expect(try tree.find(.key(2)).name == "Delete")
    #expect(tree.find(.key("2")).count == 0)
  }

  @Test("A tag matches a node")
  func tag() throws {
    #expect(try tree.find(.tag(7)).name == "Time")
  }

  @Test("A type can be combined with other matchers")
  func type() {
    #expect(tree.find(.any(.type(TextField.self), .type(Button.self))).count == 3)
  }

  @Test("Disabled widgets are distinguished from enabled ones")
  func disabled() {
    #expect(tree.find(.button, .disabled).count == 1)
    #expect(tree.find(.button, .not(.disabled)).count == 1)
  }

  @Test("Selected widgets are distinguished from others")
  func selected() {
    #expect(tree.find(.selected).nodes.map(\.key) == [2])
  }

  @Test("`.inside` matches nodes at any depth")
  func inside() {
    #expect(tree.find(.button("Delete"), .inside(.identifier("ada"))).count == 1)
    #expect(tree.find(.button("Delete"), .inside(.type(StackView.self))).count == 2)
  }

  @Test("`.containing` matches nodes around a node")
  func containing() throws {
    let row = tree.find(.containing(.text("Grace")), .not(.containing(.text("Ada"))))
    #expect(try row.path == "grace")
  }

  @Test("A node does not contain itself")
  func containsNotItself() {
    #expect(tree.find(.text("Grace"), .containing(.text("Grace"))).count == 0)
  }

  @Test("`.child(of:)` matches direct children only")
  func child() {
    #expect(tree.find(.child(of: .identifier("ada"))).count == 2)
    #expect(tree.find(.button, .child(of: .key("none"))).count == 0)
  }

  @Test("`.parent(of:)` matches the direct parent only")
  func parent() throws {
    #expect(try tree.find(.parent(of: .text("Ada"))).path == "ada")
  }

  @Test("`.all` needs all matchers, `.any` one of them, and an empty `.all` matches every node")
  func composition() {
    #expect(tree.find(.all(.button, .disabled)).count == 1)
    #expect(tree.find(.any(.text("Ada"), .text("Grace"))).count == 2)
    #expect(tree.find(.any()).count == 0)
    #expect(tree.find(.all()).count == 9)
  }

  @Test("A custom matcher consists of a predicate and a name")
  func own() throws {
    let short = Matcher("short") { $0.text?.count == 3 }
    #expect(try tree.find(short).text == "Ada")
    #expect("\(short)" == ".short")
  }

  @Test("Matchers are printed as they are written in code")
  func description() {
    let matcher: Matcher = .all(
      .role(.switch)("Sound"), .any(.key(1), .tag(2)), .not(.label(.containing("a"))), .type(Label.self),
      .child(of: .parent(of: .link)), .containing(.inside(.selected))
    )
    #expect(
      "\(matcher)" == """
        .all(.switch("Sound"), .any(.key(1), .tag(2)), .not(.label(.containing("a"))), .type(Label.self), \
        .child(of: .parent(of: .link)), .containing(.inside(.selected)))
        """
    )
  }

  @Test("Each role with a matcher of its own is found by it")
  func roles() {
    let tree = LiveTree(
      VStack {
        Button("A")
        Button("B", .accessibilityTraits(.link))
        Label("C", .accessibilityTraits(.header))
        Label("D")
        ImageView(.accessibilityLabel("E"))
        TextField(.placeholder("F"))
        SearchBar(.placeholder("G"))
        Switch(.title("H"))
        Slider(.accessibilityLabel("I"))
        Stepper(.accessibilityLabel("J"))
        SegmentedControl(.accessibilityLabel("K"))
        DatePicker(.accessibilityLabel("L"))
        TabBar(.items([TabBarItem("M")]))
      }
    )
    let matchers: [Matcher] = [
      .button, .link, .heading, .staticText, .image, .textField, .searchField, .switch, .slider, .stepper,
      .segmentedControl, .datePicker, .tab,
    ]
    #expect(matchers.flatMap { tree.find($0).all.map(\.name) } == "ABCDEFGHIJKLM".map { "\($0)" })
  }
}
