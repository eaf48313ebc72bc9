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

  @Test("A picker shows the attributed row in place of the plain one")
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

  @Test("A run without a color has that of its label, also after a run with one")
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

  @Test("A bar item and segments with an image behind them have a frame")
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
