import Foundation
import Layout
import Mod
import Widgets

/// A widget with visible content that can be written as words, such as a text, a value or a choice.
internal protocol TextSummarized: Widget {
  /// The words, and the widget without the properties that they describe.
  var textSummary: ([String], any Widget) { get }
}

extension Label: TextSummarized {
  var textSummary: ([String], any Widget) { (quoted(text), with { $0.text = nil }) }
}

extension Button: TextSummarized {
  var textSummary: ([String], any Widget) {
    (quoted(caption) + (title == nil ? quoted(currentImage?.name) : []), with(.title(nil), .attributedTitle(nil)))
  }
}

extension ImageView: TextSummarized {
  var textSummary: ([String], any Widget) { (quoted(image?.name), with { $0.image = $0.image?.withoutName }) }
}

extension StackView: TextSummarized {
  var textSummary: ([String], any Widget) {
    ([axis == .horizontal ? "row" : "column"], with(.axis(.horizontal), .arrangedSubviews([])))
  }
}

extension TextField: TextSummarized {
  var textSummary: ([String], any Widget) {
    var rest = with(.text(""))
    // The side views are written on lines of their own.
    if shownLeftView != nil { rest.leftView = nil }
    if shownRightView != nil { rest.rightView = nil }
    return (quoted(typedText(of: self)), rest)
  }
}

extension TextView: TextSummarized {
  var textSummary: ([String], any Widget) { (quoted(typedText(of: self)), with(.text(""))) }
}

extension SearchBar: TextSummarized {
  var textSummary: ([String], any Widget) { (quoted(typedText(of: self)), with { $0.text = "" }) }
}

/// Returns the text of an input; that of a secure one as dots.
private func typedText(of input: some TextInput) -> String? {
  input.isSecureTextEntry ? input.text?.concealed : input.text
}

extension Switch: TextSummarized {
  var textSummary: ([String], any Widget) { ([isOn ? "on" : "off"], with(.isOn(false))) }
}

extension Slider: TextSummarized {
  var textSummary: ([String], any Widget) { ([value.short], with { $0.value = 0 }) }
}

extension Stepper: TextSummarized {
  var textSummary: ([String], any Widget) { ([value.short], with { $0.value = 0 }) }
}

extension ProgressView: TextSummarized {
  var textSummary: ([String], any Widget) { (["\((progress * 100).short)%"], with(.progress(0))) }
}

extension ActivityIndicatorView: TextSummarized {
  var textSummary: ([String], any Widget) { ([isAnimating ? "spinning" : "still"], with { $0.isAnimating = false }) }
}

extension PageControl: TextSummarized {
  var textSummary: ([String], any Widget) { (["\(shownPage) of \(numberOfPages)"], with(.numberOfPages(0))) }
}

extension SegmentedControl: TextSummarized {
  var textSummary: ([String], any Widget) {
    let choices = segments.enumerated().map { index, segment in
      word(
        segment.title ?? segment.image?.name ?? "", isChosen: index == selectedSegmentIndex && !isMomentary,
        isEnabled: segment.isEnabled)
    }
    return (choices, with(.segments([])))
  }
}

extension PickerView: TextSummarized {
  var textSummary: ([String], any Widget) {
    let choices = components.map { component in
      component.rows.indices.contains(component.selectedRow) ? component.shownRows[component.selectedRow] : "–"
    }
    return (choices.map(\.quoted), with(.components([])))
  }
}

extension DatePicker: TextSummarized {
  var textSummary: ([String], any Widget) {
    let rest = with {
      $0.date = nil
      // Foundation traps when it prints a date that no calendar can represent.
      $0.minimumDate = $0.minimumDate?.bounded
      $0.maximumDate = $0.maximumDate?.bounded
    }
    return (date.map { [$0.bounded.formatted(.iso8601)] } ?? [], rest)
  }
}

/// Returns a text in quotation marks, if there is one.
internal func quoted(_ text: String?) -> [String] { text.map { [$0.quoted] } ?? [] }

/// Returns the word for an item of a widget: its name, in brackets if it is selected, what else it shows, and its
/// state.
private func word(_ name: String, isChosen: Bool, isEnabled: Bool, then rest: String = "") -> String {
  (isChosen ? "[\(name)]" : name) + rest + (isEnabled ? "" : " (disabled)")
}

extension Image {
  /// The image without its name, or `nil` if it has no other properties.
  fileprivate var withoutName: Image? { renderingMode == .automatic && tintColor == nil ? nil : self }
}

extension NavigationBar: TextSummarized {
  var textSummary: ([String], any Widget) {
    guard let topItem else { return ([], self) }
    let back = backTitle(of: topItem).map { $0.isEmpty ? "‹" : "‹ \($0)" }
    let title = topItem.titleView.map { [$0.kindName] } ?? quoted(topItem.shownText)
    let sides = [
      [back].compactMap(\.self) + topItem.leftBarButtonItems.words, title,
      topItem.rightBarButtonItems.reversed().words,
      topItem.prompt.map { ["prompt: \($0.quoted)"] } ?? [],
    ]
    return (sides.flatMap(\.self), with(.items([])))
  }
}

extension TabBar: TextSummarized {
  var textSummary: ([String], any Widget) {
    let choices = items.enumerated().map { index, item in
      word(
        item.shownText ?? item.accessibilityLabel ?? item.image?.name ?? "", isChosen: index == selectedIndex,
        isEnabled: item.isEnabled, then: item.badgeValue.map { "(\($0))" } ?? "")
    }
    return (choices, with(.items([]), .selectedIndex(nil)))
  }
}

extension Toolbar: TextSummarized {
  var textSummary: ([String], any Widget) { (items.words, with(.items([]))) }
}

extension [BarButtonItem] {
  /// The words of the items that users see.
  fileprivate var words: [String] { filter { !$0.isHidden }.map(\.shownWord) }
}

extension BarButtonItem {
  fileprivate var shownWord: String {
    // The custom view is written on a line of its own.
    if let customView { return customView.kindName }
    switch systemItem {
    case .flexibleSpace: return "…"
    case .fixedSpace: return "_"
    default:
      let name = shownText ?? accessibilityLabel ?? image?.name ?? "?"
      return word(name, isChosen: isSelected, isEnabled: isEnabled)
    }
  }
}

extension SectionIndex: TextSummarized {
  internal var textSummary: ([String], any Widget) { (titles.map(\.quoted), Self()) }
}

extension SwipeActions: TextSummarized {
  internal var textSummary: ([String], any Widget) { ((leading + trailing).flatMap { quoted($0.title) }, Self()) }
}
