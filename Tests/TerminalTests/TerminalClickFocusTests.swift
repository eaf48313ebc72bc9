import Foundation
import LiveTesting
import Mod
import Testing
import Widgets

@testable import Live
@testable import Terminal

@Suite("The widget that a click in a terminal focuses")
@MainActor struct TerminalClickFocusTests {
  private func stage(@WidgetBuilder _ content: () -> Children) -> Stage {
    Stage(
      LiveTree(
        VStack {
          TextField(.placeholder("Name"))
          content()
        }), width: 60, height: 16)
  }

  private func focused(_ stage: Stage) -> (any Bindable)? {
    stage.session.root().numberOfFocus.flatMap(stage.session.tracer.node)?.mounted.current
  }

  @Test("Keys continue from a button, switch, slider, segment or stepper that was clicked")
  func controls() throws {
    let stage = stage {
      Button("Save"); Switch(.title("Wake")); SegmentedControl(["One", "Two", "Three"]); Stepper(); Slider()
    }
    try stage.click("Save")
    #expect(focused(stage) is Button)
    try stage.click("○──")
    #expect(focused(stage) is Switch)
    try stage.click("Two")
    stage.press(.right)
    #expect((focused(stage) as? SegmentedControl)?.selectedSegmentIndex == 2)
    try stage.click("+")
    stage.press(.right)
    #expect((focused(stage) as? Stepper)?.value == 2)
    stage.press(.tab)
    #expect(focused(stage) is Slider)
    try stage.click("Save")
    try stage.click("●──────")
    stage.press(.end)
    #expect((focused(stage) as? Slider)?.value == 1)
  }

  @Test("A click on the label of a field in its row focuses the field, unless the row handles the click")
  func labels() throws {
    var taps = 0
    let stage = stage {
      HStack(spacing: 8) {
        Label("Street"); TextField(.placeholder("12 Main St"))
      }
      HStack(spacing: 8) {
        Label("City"); Spacer(); TextField(.placeholder("Berlin"), .isEnabled(false))
      }
      HStack(.onTap { _ in taps += 1 }) {
        Label("Country"); TextField(.placeholder("Germany"))
      }
      VStack {
        Label("Alone"); TextField(.placeholder("Below"))
      }
    }
    try stage.click("Street")
    #expect((focused(stage) as? TextField)?.placeholder == "12 Main St")
    stage.press("A")
    #expect((focused(stage) as? TextField)?.text == "A")
    for text in ["City", "Alone"] { try stage.click(text) }
    #expect((focused(stage) as? TextField)?.placeholder == "12 Main St")
    try stage.click("Country")
    #expect((focused(stage) as? TextField)?.placeholder != "Germany" && taps == 1)
  }

  @Test("Keys continue from the day, the time or the wheel that was clicked")
  func dates() throws {
    let date = try Date("2025-11-21T10:13:00Z", strategy: .iso8601)
    let stage = stage {
      DatePicker(.datePickerMode(.date), .date(date), .preferredDatePickerStyle(.inline))
    }
    try stage.click(" 12 ", 1)
    stage.press(.right)
    #expect((focused(stage) as? DatePicker)?.date?.formatted(.iso8601).hasPrefix("2025-11-13") == true)
    let wheels = self.stage { PickerView(.components([["A", "B", "C"], ["x", "y", "z"]])) }
    try wheels.click("y")
    wheels.press(.down)
    #expect((focused(wheels) as? PickerView)?.components.map(\.selectedRow) == [0, 2])
  }

  @Test("A clicked row or bar item has the focus, and a clicked disabled button has not")
  func rowsAndItems() throws {
    let stage = stage {
      TableView { Section { for name in ["Ada", "Grace", "Mary"] { CellModel(name, TableViewCell(.text(name))) } } }
      Button("Off", .isEnabled(false))
      Toolbar(.items([BarButtonItem("Reply"), BarButtonItem("Move")]))
    }
    try stage.click("Grace")
    #expect(focused(stage) is TableView && stage.terminal.reversed.contains("Grace"))
    stage.press(.down)
    #expect(stage.terminal.reversed.contains("Mary"))
    try stage.click("Move")
    #expect(stage.terminal.reversed == "Move")
    try stage.click("Off")
    #expect(stage.terminal.reversed == "Move")
    try stage.click("Reply")
    stage.press(.right)
    #expect(stage.terminal.reversed == "Move")
  }

  @Test("A field that declines to end keeps the focus, and the button is tapped nevertheless")
  func declined() throws {
    let count = Var(0)
    let stage = Stage(
      LiveTree(
        VStack {
          TextField(.shouldEndEditing -- { _ in false }); Button("Save", .tapped --> { count.set(count.value + 1) })
        }))
    stage.press("a")
    try stage.click("Save")
    #expect(count.value == 1 && focused(stage) is TextField)
  }

  @Test("A click on the content of tabs and pages does not change the focus")
  func content() throws {
    let tabs = TabBarController {
      ViewController("One", .tabBarItem(TabBarItem("One"))) {
        VStack {
          Button("A"); Label("Text")
        }
      }
      ViewController("Two", .tabBarItem(TabBarItem("Two"))) { Button("B") }
    }
    let stage = Stage(LiveTree(tabs), width: 40, height: 10)
    try stage.click("Text")
    #expect(focused(stage) is Button)
    try stage.click("Two")
    #expect(focused(stage) is TabBarController)
    stage.press(.left)
    #expect(stage.text.contains("Text"))
  }
}
