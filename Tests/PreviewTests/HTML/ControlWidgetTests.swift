import Foundation
import Mod
import Preview
import TestSupport
import Testing
import Widgets

@Suite("Controls in HTML")
struct ControlWidgetTests {
  @Test("A button has its title, its image and its state")
  func button() {
    #expect(body(of: Button("Play")) == #"<button type="button" class="Button">Play</button>"#)
    let button = Button(
      type: .system, .title("Play"), .changesSelectionAsPrimaryAction(true), .isEnabled(false), .toolTip("t"),
      .showsMenuAsPrimaryAction(true), .accessibilityLabel("Play it"), .accessibilityHint("h"))
    #expect(
      body(of: button) == """
        <button type="button" class="Button system" aria-label="Play it" aria-description="h" aria-pressed="false" \
        aria-haspopup="menu" title="t" disabled>Play</button>
        """)
    #expect(body(of: Button("On", .isSelected(true))).contains("aria-pressed=\"true\""))
  }

  @Test("A selected button without a background shows its title on a background of the title's color")
  func selectedButton() throws {
    let button = Button("a", .titleColor(Color(hex: 0xAA0000)), .isSelected(true))
    let look = try #require(style(of: button))
    #expect(look.contains("--under:#AA0000;background-image:linear-gradient(var(--under) 0 0)"))
    #expect(look.contains("color:light-dark(#FFFFFF,#000000);border-radius:6px;box-shadow:-4px 0 var(--under),4px 0"))
    let drawing = Preview.svg(button, appearance: .light)
    #expect(drawing.contains("{fill:#aa0000}") && drawing.contains("{fill:#ffffff}"))
    // The screen is white, too.
    let white = button.with(.titleColor(.white))
    #expect(style(of: white)?.contains("color:light-dark(#FFFFFF,#000000)") == false)
    #expect(Preview.svg(white, appearance: .light).contains("{fill:#000000}"))
    let own: [Mod<Button>] = [
      .isSelected(false), .titleColor(for: .selected) -- .red, .title(for: .selected) -- "b",
      .image(for: .selected) -- Image(systemName: "star"), .backgroundColor(.black),
      .while(.selected, .titleColor(.red)), .while(.selected, .backgroundColor(.black)),
    ]
    for mod in own {
      #expect(!Preview.html(button.with(mod)).contains("--under:"))
      #expect(!Preview.svg(button.with(mod).appearance(), appearance: .light).contains("rx=\"6\""))
    }
    #expect(Preview.svg(button, appearance: .light).contains("rx=\"6\""))
    // The tint is that of the surroundings.
    let tinted = "background-color:color-mix(in srgb,var(--tint) 15%,#0000)"
    #expect(Preview.html(Toolbar(.items([BarButtonItem("a", .isSelected(true))]))).contains(tinted))
  }

  @Test("A press dims a title, and covers a background with a layer of the button's color")
  func pressedButton() throws {
    let plain = Button("a", .titleColor(Color(hex: 0xAA0000)), .isHighlighted(true))
    let filled = plain.with(.backgroundColor(Color(hex: 0x00AA00)))
    #expect(style(of: plain)?.contains("color:color-mix(in srgb,#AA0000 30%,#0000)") == true)
    #expect(Preview.svg(plain, appearance: .light).contains("{fill:#aa0000;fill-opacity:0.3}"))
    #expect(style(of: filled)?.contains("linear-gradient(color-mix(in srgb,currentcolor 20%,#0000) 0 0)") == true)
    #expect(style(of: filled)?.contains("color:#AA0000") == true)
    let drawing = Preview.svg(filled, appearance: .light)
    #expect(drawing.contains("{fill:#aa0000;fill-opacity:0.2}") && drawing.contains("{fill:#aa0000}"))
    // A browser knows when a button is pressed.
    #expect(style(of: filled.with(.isHighlighted(false)))?.contains("--press:20%;--dim:100%") == true)
    #expect(style(of: plain.with(.isHighlighted(false)))?.contains("--dim") == false)
    let own = plain.with(.titleColor(for: .highlighted) -- Color(hex: 0x0000AA))
    #expect(style(of: own)?.contains("color:#0000AA") == true)
    #expect(Preview.svg(own, appearance: .light).contains("{fill:#0000aa}"))
    #expect(
      Preview.svg(Button(type: .plain, .title("a"), .isHighlighted(true)), appearance: .light)
        .contains("fill-opacity") == false)
  }

  @Test("Lines are between segments that are not selected, as in a drawing")
  func dividers() {
    let html = Preview.html(SegmentedControl(["a", "b", "c"], .selectedSegmentIndex(0)))
    #expect(html.contains(".Segment:not(:has(:checked))+.Segment:not(:has(:checked))::before{"))
    #expect(html.contains("--separator:"))
    let image = SegmentedControl(["a", "b"], .dividerImage(Image(systemName: "star")))
    #expect(style(of: image)?.hasPrefix("--divider:url(") == true)
  }

  @Test("Tab skips what is hidden from assistive technology, and clicks reach it")
  func hiddenControls() throws {
    let controls = HStack {
      Button("a"); Switch(); TextField(.clearButtonMode(.always)); Slider(); SegmentedControl(["b", "c"])
      View(.accessibilityTraits(.button)); TextView()
    }
    let hidden = VStack(.accessibilityElementsHidden(true)) { controls }
    let page = try ParsedMarkup(
      Preview.html(
        VStack {
          Button("a"); hidden; hidden; Button("a")
        }))
    let elements = ["button", "input", "textarea"].flatMap { page[$0] }
    #expect(elements.count == 2 + 2 * 8)
    #expect(elements.count { $0.attributes["tabindex"] == nil } == 2)
    #expect(elements.allSatisfy { $0.attributes["tabindex"] == nil || $0.attributes["tabindex"] == "-1" })
    #expect(page["div"].allSatisfy { $0.attributes["tabindex"] == nil })
    #expect(body(of: Button("a", .accessibilityElementsHidden(true))).hasPrefix("<button tabindex=\"-1\""))
  }

  @Test("The selected segment's title has its own color, which moves with the selection")
  func selectedSegment() {
    let control = SegmentedControl(
      ["a", "b"], .titleTextAttributes(for: .selected) -- TextAttributes(.foregroundColor(.white)))
    #expect(style(of: control)?.contains("--on-title:#FFFFFF") == true)
    #expect(Preview.html(control).contains("color:var(--on-title,inherit)"))
    #expect(style(of: SegmentedControl(["a", "b"], .tag(1))) == nil)
    #expect(style(of: SegmentedControl(["a", "b"], .selectedSegmentTintColor(.red))) == "--on:#FF0000")
  }

  @Test("An image beside a title is hidden from assistive technology; alone, it has its own name")
  func buttonImage() {
    let star = Image(systemName: "star")
    #expect(body(of: Button("Rate", .image(star))).contains(#"<i class="Symbol s1" aria-hidden="true"></i>Rate"#))
    #expect(body(of: Button(.image(star))).contains(#"<i class="Symbol s1" role="img" aria-label="star"></i>"#))
    #expect(
      style(of: Button("a", .image(star), .titleEdgeInsets(EdgeInsets(left: 4))))?.hasPrefix("margin-inline-end:4px")
        == true)
  }

  @Test("A button type with an image of its own is named by its action")
  func buttonKinds() throws {
    let names = try Button.ButtonType.allCases.map {
      try ParsedMarkup(Preview.html(Button(type: $0)))["button"].first?.attributes["aria-label"]
    }
    #expect(names == [nil, nil, "More Info", "More Info", "More Info", "Add", nil, "Close"])
  }

  @Test("A button narrower than its minimum width keeps its width, and truncates its title")
  func narrowButtons() {
    #expect(style(of: Button("a", .width(24)))?.hasPrefix("min-width:0;display:inline-block;") == true)
    #expect(style(of: Button("a", .width(40)))?.contains("min-width:0") == false)
    #expect(style(of: Button("a", .width(max: 20)))?.contains("min-width:0") == true)
    #expect(style(of: Button("a", .width(40)))?.contains("text-overflow:ellipsis") == true)
    // A row has its content in the middle, even if that is higher, and a picture beside the title.
    for mod: Mod<Button> in [.height(16), .image(Image(systemName: "star")), .contentHorizontalAlignment(.left)] {
      #expect(style(of: Button("a", .width(40), mod))?.contains("ellipsis") == false)
    }
    #expect(Preview.html(Button("a")).contains("justify-content:safe center"))
    #expect(Preview.html(Button("a")).contains("overflow-x:clip"))
  }

  @Test("A button's content is where its content alignments place it")
  func buttonAlignment() {
    let horizontal = ContentHorizontalAlignment.allCases.map { style(of: Button("a", .contentHorizontalAlignment($0))) }
    #expect(
      horizontal == [
        nil, "justify-content:left", "justify-content:right", "justify-content:space-between",
        "justify-content:flex-start", "justify-content:flex-end",
      ])
    let vertical = ContentVerticalAlignment.allCases.map { style(of: Button("a", .contentVerticalAlignment($0))) }
    #expect(vertical == [nil, "align-items:flex-start", "align-items:flex-end", "align-items:stretch"])
  }

  @Test("A button's title has its font and color, and at most its number of lines")
  func buttonTitle() {
    #expect(style(of: Button("a", .titleColor(.black), .titleLabel.font(.body))) == "font-size:17px;color:#000000")
    #expect(
      style(of: Button(type: .system, .title("a"), .role(.destructive)))?.hasPrefix("color:light-dark(#FF3B30") == true)
    #expect(
      style(of: Button("a", .titleLabel.numberOfLines(0), .titleLabel.textAlignment(.left)))
        == "white-space:pre-wrap;text-align:left")
    #expect(
      style(of: Button("a", .contentEdgeInsets(EdgeInsets(left: 3)), .padding(1)))
        == "padding-block-start:1px;padding-inline-end:1px;padding-block-end:1px;padding-inline-start:4px")
  }

  @Test("A title without a color has the tint, or white on a background")
  func buttonTint() {
    #expect(style(of: Button("a", .role(.destructive)))?.hasPrefix("color:light-dark(#FF3B30") == true)
    #expect(style(of: Button("a", .backgroundColor(.black)))?.contains("color:#FFFFFF") == true)
    #expect(style(of: Button(type: .system, .title("a"), .backgroundColor(.black)))?.hasPrefix("color:") == false)
  }

  @Test("The title of a disabled button has its disabled color, or is dimmed on a background")
  func disabledTitle() {
    let button = Button("a", .isEnabled(false))
    #expect(style(of: button.with(.tag(1))) == nil)
    #expect(style(of: button.with(.titleColor(for: .disabled) -- .red)) == "color:#FF0000")
    #expect(style(of: button.with(.backgroundColor(.black)))?.contains("color:#FFFFFFB3") == true)
  }

  @Test("A switch is a checkbox with the role switch, and in the style of a checkbox without it")
  func `switch`() {
    #expect(body(of: Switch(.isOn(true))) == #"<input type="checkbox" class="Switch" role="switch" checked>"#)
    #expect(body(of: Switch(.title("Wi-Fi"))).contains("aria-label=\"Wi-Fi\""))
    #expect(
      body(of: Switch(.preferredStyle(.checkbox), .title("Wi-Fi")))
        == #"<label class="Checkbox"><input type="checkbox" class="Switch box">Wi-Fi</label>"#)
    #expect(style(of: Switch(.onTintColor(.red), .thumbTintColor(.blue))) == "--on:#FF0000;--thumb:#0000FF")
  }

  @Test("A slider is a range input, with its images beside it")
  func slider() {
    #expect(
      body(of: Slider(.maximumValue(10), .value(4), .accessibilityValue("four"))) == """
        <input type="range" class="Slider s1" min="0" max="10" step="any" value="4" aria-valuetext="four">
        """)
    #expect(style(of: Slider(.value(0.4), .minimumTrackTintColor(.red))) == "--on:#FF0000;--value:40%")
    #expect(style(of: Slider(.minimumValue(1), .maximumValue(1))) == "--value:0%")
    #expect(
      body(of: Slider(.minimumValue(-1e-5), .maximumValue(0.0001), .value(0.00005)))
        .contains(#"min="-1e-05" max="0.0001" step="any" value="5e-05""#))
    #expect(body(of: Slider(.maximumValue(.infinity), .value(.nan))).contains(#" step="any" value="0""#))
    #expect(body(of: Stepper(.stepValue(0.0005))).contains(#"step="0.0005""#))
    let loud = Slider(.minimumValueImage(Image(systemName: "minus")), .maximumValueImage(Image(systemName: "plus")))
    #expect(body(of: loud).hasPrefix("<span class=\"SliderRow\"><i class=\"Symbol"))
  }

  @Test("A stepper is a number input")
  func stepper() {
    #expect(
      body(of: Stepper(.value(2), .stepValue(0.5)))
        == #"<input type="number" class="Stepper" min="0" max="100" step="0.5" value="2">"#)
  }

  @Test("Segments are radio buttons of one group, or buttons if they are momentary")
  func segments() {
    var off = SegmentedControl.Segment("b")
    off.isEnabled = false
    off.width = 80
    #expect(
      body(of: SegmentedControl(["a", off], .selectedSegmentIndex(0), .accessibilityLabel("Span"))) == """
        <fieldset class="SegmentedControl own s1" role="radiogroup" aria-label="Span">\
        <label class="Segment"><input type="radio" name="g1" checked>a</label>\
        <label class="Segment"><input type="radio" name="g1" disabled>b</label></fieldset>
        """)
    #expect(
      body(of: SegmentedControl(["a", off], .isMomentary(true))) == """
        <fieldset class="SegmentedControl own s1" role="group"><button type="button" class="Segment">a</button>\
        <button type="button" class="Segment" disabled>b</button></fieldset>
        """)
  }

  @Test("Each segmented control is a group of its own")
  func groups() {
    let html = body(of: StackView(.arrangedSubviews([SegmentedControl(["a"]), SegmentedControl(["b"])])))
    #expect(html.contains("name=\"g1\"") && html.contains("name=\"g2\""))
  }

  @Test("A page control is a range input of pages, and hidden for a single page if `hidesForSinglePage` is true")
  func pageControl() {
    #expect(
      body(of: PageControl(.numberOfPages(3), .currentPage(1), .backgroundStyle(.prominent))) == """
        <input type="range" class="PageControl prominent s1" min="1" max="3" value="2" aria-valuetext="Page 2 of 3">
        """)
    #expect(body(of: PageControl(.numberOfPages(1), .hidesForSinglePage(true))).contains(" hidden>"))
  }

  @Test(
    "A date picker is an input of its mode, in Greenwich time without a time zone",
    arguments: [
      (DatePicker.Mode.time, "time", "09:05"), (.date, "date", "2001-02-03"),
      (.dateAndTime, "datetime-local", "2001-02-03T09:05"),
      (.yearAndMonth, "month", "2001-02"), (.countDownTimer, "time", "01:30"),
    ]
  )
  func datePicker(_ mode: DatePicker.Mode, type: String, value: String) throws {
    let date = try Date("2001-02-03T09:05:00Z", strategy: .iso8601)
    let picker = DatePicker(.datePickerMode(mode), .date(date), .countDownDuration(5400))
    #expect(body(of: picker).hasSuffix("<input type=\"\(type)\" class=\"Covering\" value=\"\(value)\"></div>"))
    let limited = picker.with(
      .minimumDate(date), .maximumDate(date), .minuteInterval(15), .timeZone(TimeZone(secondsFromGMT: 3600)))
    let element = try #require(try ParsedMarkup(Preview.html(limited))["input"].first)
    #expect(element.attributes["min"] == element.attributes["max"])
    #expect(element.attributes["step"] == (mode == .date ? nil : "900"))
    #expect(mode == .time ? element.attributes["value"] == "10:05" : true)
  }

  @Test("A picker view is a list for each wheel")
  func pickerView() {
    var narrow: PickerView.Component = ["S"]
    narrow.width = 60
    #expect(
      body(
        of: PickerView(.components([["a", "b"], narrow]), .selectRow(1, inComponent: 0), .accessibilityLabel("Size")))
          == """
          <div class="PickerView" role="group" aria-label="Size"><div class="Drums" aria-hidden="true">\
          <div class="Drum"><span></span><span>a</span><span>b</span><span></span><span></span></div>\
          <div class="Drum s1"><span></span><span></span><span>S</span><span></span><span></span></div></div>\
          <div class="Lists"><select class="Wheel" size="5" aria-label="Column 1">\
          <option>a</option><option selected>b</option></select>\
          <select class="Wheel s1" size="5" aria-label="Column 2"><option selected>S</option></select></div></div>
          """)
    #expect(
      body(of: PickerView(.components([["a"]]), .accessibilityLabel("Size"))).contains(
        "class=\"Wheel\" size=\"5\" aria-label=\"Size\""))
  }

  @Test("Progress is a progress element; a spinner is a progress bar without a value")
  func progress() {
    #expect(
      body(of: ProgressView(.progress(0.4), .accessibilityValue("Nearly half")))
        == #"<progress class="ProgressView" value="0.4" aria-valuetext="Nearly half"></progress>"#)
    #expect(
      body(of: ActivityIndicatorView(.isAnimating(true), .style(.large)))
        == #"<span class="ActivityIndicatorView large turning" role="progressbar" aria-label="In progress"></span>"#)
    #expect(body(of: ActivityIndicatorView(.style(.large))).contains(" hidden>"))
    #expect(
      body(of: ActivityIndicatorView(.hidesWhenStopped(false), .accessibilityLabel("Wait")))
        == #"<span class="ActivityIndicatorView" role="progressbar" aria-label="Wait"></span>"#)
  }

  @Test("A checkbox is hidden, found and explained together with its title")
  func titledBox() {
    let box = Switch(
      .preferredStyle(.checkbox), .title("Wi-Fi"), .isHidden(true), .accessibilityIdentifier("a"),
      .accessibilityHint("Hint"))
    #expect(
      body(of: box) == """
        <label class="Checkbox" id="a" data-testid="a" hidden><input type="checkbox" class="Switch box" \
        aria-description="Hint">Wi-Fi</label>
        """)
  }

  @Test("A calendar is shown only for the date mode, and days beyond the limits are dimmed")
  func calendars() {
    let date = Date(timeIntervalSince1970: 1_763_720_000)
    func picker(_ mode: DatePicker.Mode, _ mods: Mod<DatePicker>...) -> DatePicker {
      DatePicker(.date(date), .datePickerMode(mode), .preferredDatePickerStyle(.inline), Mod(list: mods))
    }
    #expect(body(of: picker(.date)).contains("class=\"Month\""))
    #expect(!body(of: picker(.date)).contains("<i>"))
    #expect(!body(of: picker(.time)).contains("class=\"Month\""))
    #expect(body(of: picker(.date, .minimumDate(date))).contains("<i>20</i><b>21</b><span>22</span>"))
  }

  @Test("The error and the hint are attributes of the element that takes the focus")
  func invalid() throws {
    func inputs(_ widget: some Widget) throws -> [String: String] {
      let invalid = widget.with(.isIn(.invalid) -- true, .accessibilityHint("Hint"))
      let page = try ParsedMarkup(Preview.html(invalid))
      let marked = ["input", "select", "textarea"].flatMap { page[$0] }
      #expect(page["div"].allSatisfy { $0.attributes["aria-invalid"] == nil }, "\(type(of: widget))")
      #expect(page["span"].allSatisfy { $0.attributes["aria-invalid"] == nil }, "\(type(of: widget))")
      return try #require(marked.first).attributes
    }
    let image = Image(systemName: "star")
    let widgets: [any Widget] = [
      TextField("a"), TextField("a", .clearButtonMode(.always)), TextField("a", .suggestions(["b"])),
      Slider(), Slider(.minimumValueImage(image)), DatePicker(), SearchBar(), TextView(.text("a")),
      TextView(.text("a"), .inputAccessoryView(Label("b"))), PickerView(.components([["a"]])),
    ]
    for widget in widgets {
      let attributes = try inputs(widget)
      #expect(attributes["aria-invalid"] == "true", "\(type(of: widget))")
      #expect(attributes["aria-description"] == "Hint", "\(type(of: widget))")
    }
  }

  @Test("An infinite limit is left out, or the greatest number where HTML has a default limit")
  func infiniteLimits() {
    #expect(
      body(of: Stepper(.maximumValue(.infinity), .value(3)))
        == #"<input type="number" class="Stepper" min="0" step="1" value="3">"#)
    #expect(
      body(of: Stepper(.minimumValue(-.infinity), .value(3)))
        == #"<input type="number" class="Stepper" max="100" step="1" value="3">"#)
    let slider = body(of: Slider(.minimumValue(-.infinity), .maximumValue(.infinity), .value(3)))
    #expect(slider.contains(#"min="-1.7976931348623157e+308" max="1.7976931348623157e+308""#))
    let end = body(of: Slider(.maximumValue(.infinity), .value(.infinity)))
    #expect(end.contains(#" value="1.7976931348623157e+308""#))
  }
}
