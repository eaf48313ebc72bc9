import Mod
import Widgets

/// A widget in a few words.
internal struct WidgetLine {
  private let kind: String
  private var words: [String]
  private var rest: String

  init(of widget: any Widget, _ cache: inout DifferenceCache) {
    kind = widget.kindName
    let (shown, remaining) = widget.summary
    words = shown + remaining.identity + remaining.states
    rest = remaining.withoutStates.properties(&cache)
  }

  /// The words on one line, none of which can break it or steer what it is printed to.
  var line: String {
    ([kind] + words + (rest.isEmpty ? [] : [rest])).joined(separator: " ").printable
  }
}

extension Widget {
  /// What a user sees of the widget, and a widget that has only the rest to tell.
  fileprivate var summary: ([String], any Widget) {
    guard let widget = self as? any TextSummarized else { return ([], withoutChildren) }
    return widget.textSummary
  }

  /// The name that tests find the widget by, and what it is where the kind does not say it.
  fileprivate var identity: [String] {
    let traits = accessibilityTraits.subtracting(Self().accessibilityTraits)
    return (accessibilityIdentifier.map { ["#\($0.isWord ? $0 : $0.quoted)"] } ?? [])
      + (traits.isEmpty ? [] : ["(\(role(of: traits)))"])
  }

  private func role(of traits: AccessibilityTraits) -> String {
    AccessibilityTraits.names.filter { traits.contains($0.key) }
      .map { $0.key == .header ? "heading" : $0.value }.joined(separator: ", ")
  }

  /// The states that differ from the usual, in words.
  fileprivate var states: [String] {
    let control = self as? any Control
    return [
      isHidden ? "hidden" : nil, (self as? any Switchable)?.isEnabled == false ? "disabled" : nil,
      control?.isSelected == true ? "selected" : nil, control?.isHighlighted == true ? "highlighted" : nil,
    ].compactMap(\.self)
  }

  /// The widget without what words say already.
  fileprivate var withoutStates: any Widget {
    var widget: any Widget = self
    // Setting what is so already would copy what the widget shares with others.
    if widget.isHidden { widget.isHidden = false }
    widget.forgetBehaviors()
    widget.visitParts(PartVisitor { if !$0.behaviors.isEmpty { $0.behaviors = Behaviors() } })
    if widget.accessibilityIdentifier != nil { widget.accessibilityIdentifier = nil }
    let traits = Self().accessibilityTraits
    if widget.accessibilityTraits != traits { widget.accessibilityTraits = traits }
    if var control = widget as? any Control {
      if !control.isEnabled { control.isEnabled = true }
      if control.isSelected { control.isSelected = false }
      if control.isHighlighted { control.isHighlighted = false }
      return control
    }
    guard var label = widget as? Label, !label.isEnabled else { return widget }
    label.isEnabled = true
    return label
  }

  /// What differs from a fresh widget, without the name of the type.
  fileprivate func properties(_ cache: inout DifferenceCache) -> String {
    // A component says itself what it is made of.
    if self is Composed { return String(description.dropFirst("\(kindName)(".count).dropLast()) }
    guard let key else { return cache.properties(of: self, key: nil) }
    var widget = self
    widget.key = nil
    return cache.properties(of: widget, key: key)
  }
}

extension String {
  fileprivate var isWord: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } }
}
