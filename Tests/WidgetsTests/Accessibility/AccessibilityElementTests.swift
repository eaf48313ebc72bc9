import Mod
import Foundation
import Testing
import Widgets

@Suite("Elements that users perceive")
struct AccessibilityElementTests {
  @Test("Every type of widget has an accessibility role")
  func roles() {
    let roles: [(any AccessibilityElement, AccessibilityRole?)] = [
      (View(), nil), (StackView(), nil), (ScrollView(), nil), (Label(), .staticText), (ImageView(), .image),
      (Button(), .button), (Switch(), .switch), (Slider(), .slider), (Stepper(), .stepper),
      (SegmentedControl(), .segmentedControl), (PageControl(), .pageControl), (DatePicker(), .datePicker),
      (PickerView(), .picker), (ProgressView(), .progressIndicator), (ActivityIndicatorView(), .activityIndicator),
      (TextField(), .textField), (TextView(), .textField), (SearchBar(), .searchField),
      (NavigationBar(), .navigationBar), (Toolbar(), .toolbar), (TabBar(), .tabBar), (TabBarItem(), .tab),
      (BarButtonItem(), .button), (NavigationItem("Episodes"), .heading), (NavigationItem(), nil),
    ]
    for (model, role) in roles { #expect(model.accessibilityRole == role, "\(model)") }
  }

  @Test("Accessibility traits determine the role")
  func traits() {
    #expect(Label(.accessibilityTraits([.staticText, .header])).accessibilityRole == .heading)
    #expect(Button(.accessibilityTraits(.link)).accessibilityRole == .link)
    #expect(Button(.accessibilityTraits([])).accessibilityRole == .button)
    #expect(View(.accessibilityTraits(.adjustable)).accessibilityRole == .slider)
    #expect(View(.accessibilityTraits(.selected)).accessibilityRole == nil)
  }

  @Test("The name of a button is its title in the current state")
  func button() {
    let button = Button("Follow", .title(for: .selected)("Following"))
    #expect(button.accessibilityName == "Follow")
    #expect(
      Button(type: .close).accessibilityName == "Close" && Button(type: .close, .title("×")).accessibilityName == "×")
    #expect(button.with(.isSelected(true)).shownText == "Following")
    #expect(Button(.attributedTitle("Play")).shownText == "Play")
  }

  @Test("An accessibility label is the name of any widget")
  func label() {
    let models: [any AccessibilityElement] = [
      Label("A", .accessibilityLabel("B")), Button("A", .accessibilityLabel("B")),
      TextField(.placeholder("A"), .accessibilityLabel("B")), SearchBar(.placeholder("A"), .accessibilityLabel("B")),
      TextView(.accessibilityLabel("B")), BarButtonItem("A", .accessibilityLabel("B")),
      SegmentedControl(.accessibilityLabel("B")), ImageView(.accessibilityLabel("B")),
    ]
    for model in models { #expect(model.accessibilityName == "B", "\(model)") }
  }

  @Test("A text field is perceived by its placeholder and its text")
  func field() {
    let field = TextField(.placeholder("Name"), .text("Ada"))
    #expect(field.accessibilityName == "Name" && field.shownPlaceholder == "Name" && field.shownText == "Ada")
    let search = SearchBar(.placeholder("Episodes"), .text("Swift"))
    #expect(search.accessibilityName == "Episodes" && search.shownPlaceholder == "Episodes")
    #expect(search.with(.searchTextField.accessibilityLabel("Find")).accessibilityName == "Find")
    #expect(SearchBar().accessibilityName == "Search" && SearchBar(.accessibilityLabel("")).accessibilityName == "")
    #expect(search.shownText == "Swift")
    #expect(Label("Ada").shownPlaceholder == nil)
  }

  @Test("A text view that is not editable is perceived by its text")
  func textView() {
    #expect(TextView(.text("Notes")).accessibilityName == nil)
    let notes = TextView(.text("Notes"), .isEditable(false))
    #expect(notes.accessibilityName == "Notes" && notes.accessibilityRole == .staticText)
  }

  @Test("A segmented control is perceived by the titles of its segments")
  func segments() {
    let control = SegmentedControl(.segments(["Day", "Week"]))
    #expect(control.shownText == "Day, Week" && control.accessibilityName == nil)
    #expect(SegmentedControl([.init(Image(named: "day"))]).shownText == nil)
  }

  @Test("The name of a bar item is its title, or that of the system item")
  func barItems() {
    #expect(BarButtonItem("Edit").shownText == "Edit")
    #expect(BarButtonItem(systemItem: .trash).accessibilityName == "Delete")
    #expect(BarButtonItem.flexibleSpace().shownText == nil)
    #expect(BarButtonItem(.title("Edit"), .isHidden(true)).isImperceptible)
    #expect(TabBarItem(systemItem: .mostViewed).shownText == "Most Viewed")
    #expect(NavigationItem("Episodes", .titleView(Label("Episodes"))).shownText == nil)
  }

  @Test("Every system item has a name, unless it is a space")
  func systemItems() {
    for item in BarButtonItem.SystemItem.allCases where item != .flexibleSpace && item != .fixedSpace {
      #expect(BarButtonItem(systemItem: item).accessibilityName?.isEmpty == false)
    }
    for item in TabBarItem.SystemItem.allCases {
      #expect(TabBarItem(systemItem: item).accessibilityName?.isEmpty == false)
    }
  }

  @Test("Hidden and transparent widgets, and those hidden from assistive technology, are not perceived")
  func imperceptible() {
    #expect(!Label().isImperceptible && !View().isImperceptible)
    #expect(Label(.isHidden(true)).isImperceptible)
    #expect(Label(.alpha(0)).isImperceptible)
    #expect(View(.accessibilityElementsHidden(true)).isImperceptible)
    #expect(Label(.isAccessibilityElement(false)).isImperceptible)
  }
}
