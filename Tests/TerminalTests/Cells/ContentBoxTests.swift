import Foundation
import Mod
import Terminal
import Testing
import Widgets

@Suite("Boxes")
struct ContentBoxTests {
  private func text(_ tree: any Widget, _ width: Int = 20) -> String {
    Preview.terminal(tree, width: width, color: false)
  }

  private func bordered<Model: Widget>(_ widget: Model) -> any Widget {
    widget.with(.layer.borderWidth(1), .height(100))
  }

  @Test(
    "A border is a box around the content of each widget",
    arguments: [
      View(), VStack { Label("a") }, ScrollView { Label("a") }, Label("a"), Button("a"), Switch(), Slider(), Stepper(),
      TextField(.text("a")), TextField(.text("a"), .borderStyle(.roundedRect)), TextView(.text("a")), SearchBar(),
      SegmentedControl(["a", "b"]), ProgressView(.progress(0.3)), PageControl(.numberOfPages(3)),
      ActivityIndicatorView(.isAnimating(true)), PickerView(.components([["1", "2"]])), DatePicker(),
      ImageView(Image(systemName: "star")), ImageView(Image(named: "me")), TabBar(.items([TabBarItem("a")])),
      Toolbar(.items([BarButtonItem("a")])), NavigationBar(.items([NavigationItem(.title("a"))])),
    ] as [any Widget])
  func everyWidget(widget: any Widget) throws {
    let lines = text(VStack { bordered(widget) }).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let width = try #require(lines.first?.count)
    let line = String(repeating: "─", count: max(0, width - 2))
    #expect(lines.count == 5 && width > 2 && lines.first == "┌\(line)┐" && lines.last == "└\(line)┘", "\(lines)")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("│") && $0.hasSuffix("│") }, "\(lines)")
  }

  @Test("A border adds a cell at each side of a text, and a background with rounded corners adds none")
  func sizes() {
    #expect(text(VStack(alignment: .leading) { Label("ab", .border(.red)) }) == "┌──┐\n│ab│\n└──┘")
    #expect(
      text(VStack(alignment: .leading) { Label("ab", .border(.red), .layer.cornerRadius(4)) }) == "╭──╮\n│ab│\n╰──╯")
    #expect(text(Label("ab", .backgroundColor(.red), .layer.cornerRadius(4))) == "ab")
    #expect(text(TextField(.text("ab"))) == "ab")
    #expect(text(TextField(.text("ab"), .border(.red)), 6) == "┌────┐\n│ab  │\n└────┘")
  }

  @Test("A clear border keeps its cells, so that nothing moves when it has a color")
  func clear() {
    #expect(text(VStack { Label("ab", .border(.clear)) }) == "\n ab\n")
    #expect(text(VStack { VStack(.border(.clear)) { Label("ab") } }) == "\n ab\n")
  }

  @Test("A field of the minimum target height has a frame", arguments: [36, 40, 44, 48, 60])
  func fields(height: Double) {
    let box = "│ab  │\n"
    #expect(text(VStack { TextField(.text("ab"), .border(.red), .height(height)) }, 6).contains(box))
    let rounded = text(VStack { TextField(.text("ab"), .borderStyle(.roundedRect), .height(height)) }, 6)
    #expect(rounded.hasPrefix("╭────╮\n│") && rounded.hasSuffix("│\n╰────╯"), "\(rounded)")
  }

  @Test("A text without space for a box is shown without it")
  func noRoom() {
    #expect(text(VStack { Label("ab", .border(.red), .height(20)) }) == "ab")
    #expect(text(VStack { TextField(.text("ab"), .border(.red), .height(40)) }).contains("ab"))
    #expect(text(VStack { ImageView(Image(systemName: "star"), .border(.red), .size(20)) }).contains("☆"))
  }

  @Test("A button of one line has brackets in place of a box")
  func buttons() {
    #expect(text(VStack(alignment: .leading) { Button("Go", .border(.red)) }) == "[ Go ]")
    #expect(text(VStack { Button("Go", .border(.red), .height(60)) }, 8) == "┌──────┐\n│  Go  │\n└──────┘")
  }
}
