import Foundation
import Mod
import Preview
import Terminal
import Testing

@Suite("Attributed rows and images of their own in previews")
struct AttributedPreviewTests {
  private var picker: PickerView {
    var red = AttributedString("Large")
    red[AttributeScopes.WidgetAttributes.ForegroundColorAttribute.self] = .systemRed
    return PickerView(
      .components([PickerView.Component(["S", "M", "L"]).with(.attributedRows([2: red]), .selectedRow(2))]))
  }

  @Test("A picker shows an attributed row in place of the plain one")
  func pickers() {
    let html = Preview.html(picker)
    #expect(html.contains(">Large</span>") && html.contains(">Large</option>") && !html.contains(">L<"))
    #expect(Preview.svg(picker).contains("Large"))
    #expect(Preview.text(picker).contains("Large"))
    #expect(Preview.terminal(picker).contains("Large"))
  }

  @Test("A picker shows the color of an attributed row")
  func colors() {
    var plain = picker
    plain.components[0].attributedRows = [2: AttributedString("Large")]
    #expect(Preview.svg(picker) != Preview.svg(plain))
    #expect(Preview.html(picker) != Preview.html(plain))
  }

  @Test("A run without a color has the color of its label, also after a run with one")
  func runs() {
    var red = AttributedString("red ")
    red[AttributeScopes.WidgetAttributes.ForegroundColorAttribute.self] = .red
    let label = Label(.attributedText(red + AttributedString("plain")), .textColor(.blue))
    for label in [label, Label(.textColor(.blue), .attributedText(red + AttributedString("plain")))] {
      let html = Preview.html(label, as: .fragment)
      #expect(label.textColor == .blue)
      #expect(html.contains("{color:#0000FF}") && html.contains(">red </span>plain</span>"))
    }
  }

  /// A text whose second letter is above the baseline, and has space after it.
  private var raised: AttributedString {
    var raised = AttributedString("b")
    raised[AttributeScopes.WidgetAttributes.KernAttribute.self] = 3
    raised[AttributeScopes.WidgetAttributes.BaselineOffsetAttribute.self] = 5
    return AttributedString("a") + raised
  }

  @Test("A drawing shows the kern and the baseline offset of runs, in every widget with attributed texts")
  func kerns() throws {
    let picker = PickerView(.components([PickerView.Component(["a"]).with(.attributedRows([0: raised]))]))
    let refresh = RefreshControl(.isRefreshing(true), .attributedTitle(raised))
    let widgets: [any Widget] = [
      Label(.attributedText(raised)), Button(.attributedTitle(raised)), TextField(.attributedText(raised)),
      TextView(.attributedText(raised)), TextField(.attributedPlaceholder(raised)), picker,
      ScrollView(.refreshControl(refresh)),
    ]
    for widget in widgets {
      let drawing = Preview.svg(widget)
      #expect(drawing.contains("letter-spacing:3px"), "\(type(of: widget))")
      func place(_ letter: String) throws -> Double {
        let text = try #require(drawing.split(separator: "\n").first { $0.hasSuffix(">\(letter)</text>") })
        return try Double(#require(text.firstMatch(of: /\sy="([0-9.]+)"/)).output.1) ?? .nan
      }
      #expect(try place("a") - place("b") == 5, "\(type(of: widget))")
    }
  }

  @Test("A line has space for letters with a baseline offset, as in a page")
  func heights() {
    func height(_ widget: any Widget) -> Double {
      Preview.svg(widget).firstMatch(of: /\sheight="([0-9.]+)" viewBox/).flatMap { Double($0.output.1) } ?? .nan
    }
    #expect(height(Label(.attributedText(raised))) == height(Label("ab")) + 5)
    #expect(height(Button(.attributedTitle(raised))) == height(Button("ab")) + 5)
    var low = AttributedString("c")
    low[AttributeScopes.WidgetAttributes.BaselineOffsetAttribute.self] = -2
    #expect(height(Label(.attributedText(raised + low))) == height(Label("ab")) + 7)
  }

  @Test("The runs of a button's title are in one element of a page, so that they share a baseline")
  func titles() {
    let html = Preview.html(Button(.attributedTitle(raised)), as: .fragment)
    #expect(html.contains(/<button[^>]*><span>a<span class="[^"]*">b<\/span><\/span><\/button>/), "\(html)")
    #expect(html.contains("vertical-align:5px"))
    let plain = Preview.html(Button(.attributedTitle(AttributedString("a"))), as: .fragment)
    #expect(plain.contains(">a</button>"))
  }

  @Test("A search bar shows its own images in place of the icons")
  func searchBars() {
    let plain = SearchBar(.showsBookmarkButton(true))
    let star = plain.with(.image(for: .search) -- Image(systemName: "star"))
    let heart = plain.with(.image(for: .bookmark) -- Image(systemName: "heart"))
    for other in [star, heart] {
      #expect(Preview.html(other) != Preview.html(plain))
      #expect(Preview.svg(other) != Preview.svg(plain))
    }
    #expect(Preview.terminal(star).contains("☆"))
    let results = SearchBar(.showsSearchResultsButton(true))
    #expect(Preview.html(results) != Preview.html(SearchBar()))
  }

  @Test("A bar item and segments with a background image have a frame")
  func backgrounds() {
    let image = Image(named: "frame")
    let (item, segments) = (BarButtonItem("Edit"), SegmentedControl(["S", "M", "L"]))
    let framed = item.with(.backgroundImage(image))
    #expect(Preview.html(Toolbar(.items([framed]))) != Preview.html(Toolbar(.items([item]))))
    #expect(Preview.svg(Toolbar(.items([framed]))) != Preview.svg(Toolbar(.items([item]))))
    #expect(Preview.html(segments.with(.backgroundImage(image))) != Preview.html(segments))
    #expect(Preview.svg(segments.with(.backgroundImage(image))) != Preview.svg(segments))
    #expect(Preview.svg(segments.with(.dividerImage(image))) != Preview.svg(segments))
    #expect(Preview.svg(Stepper(.dividerImage(image))) != Preview.svg(Stepper()))
    let shifted = segments.with(.contentPositionAdjustment(Offset(horizontal: 2, vertical: 1)))
    #expect(Preview.svg(shifted) != Preview.svg(segments))
  }

  @Test("A collapsed split view controller has a bar with a back button over its secondary screen")
  func splitting() {
    let split = SplitViewController {
      NavigationController { ViewController("Users") { Label("Ada") } }
      ViewController { Label("About Ada") }
    }
    let collapsed = split.with(.isCollapsed(true))
    for preview in [Preview.html(collapsed), Preview.svg(collapsed), Preview.text(collapsed)] {
      #expect(preview.contains("Users") && preview.contains("About Ada"))
    }
    #expect(Preview.terminal(collapsed).contains("Users"))
    #expect(Preview.html(collapsed).contains("<button"))
    #expect(!Preview.html(split.with(.isCollapsed(true), .shouldShowSecondary(false))).contains("<button"))
  }
}
