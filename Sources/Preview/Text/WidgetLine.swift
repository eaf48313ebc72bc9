import Layout
import Mod
import Widgets

/// The description of a widget on one line.
internal struct WidgetLine {
  private let name: String
  private var words: [String]
  private var rest: String

  init(of widget: any Widget, _ cache: inout DifferenceCache) {
    let type = cache.types.entry(of: widget)
    name = type.kindName(of: widget)
    let (shown, remaining) = type.pages.isSummarized ? widget.summary : ([], widget.withoutChildren)
    words = shown + remaining.identity(type) + remaining.states(type)
    rest = remaining.withoutStates(type).properties(type, &cache)
  }

  /// The line, without characters that could break it or control a terminal.
  var line: String { ([name] + words + (rest.isEmpty ? [] : [rest])).joined(separator: " ").printable }
}

extension Widget {
  /// The words of the widget's visible content, and the widget without the properties that they describe.
  fileprivate var summary: ([String], any Widget) {
    guard let widget = self as? any TextSummarized else { return ([], withoutChildren) }
    return widget.textSummary
  }

  /// The accessibility identifier, and the role if the kind does not imply it.
  fileprivate func identity(_ type: WidgetTypes.Entry) -> [String] {
    let traits = accessibilityTraits.subtracting(type.traits)
    return (accessibilityIdentifier.map { ["#\($0.isWord ? $0 : $0.quoted)"] } ?? [])
      + (traits.isEmpty ? [] : ["(\(role(of: traits)))"])
  }

  private func role(of traits: AccessibilityTraits) -> String {
    AccessibilityTraits.names.filter { traits.contains($0.key) }
      .map { $0.key == .header ? "heading" : $0.value }.joined(separator: ", ")
  }

  /// The states that differ from the default, in words.
  fileprivate func states(_ type: WidgetTypes.Entry) -> [String] {
    var states: [String] = []
    if !isVisible { states.append("hidden") }
    if type.pages.isSwitchable, (self as? any Switchable)?.isEnabled == false { states.append("disabled") }
    guard type.pages.isControl, let control = self as? any Control else { return states }
    if control.isSelected { states.append("selected") }
    if control.isHighlighted { states.append("highlighted") }
    return states
  }

  /// A copy without the properties that words describe.
  fileprivate func withoutStates(_ type: WidgetTypes.Entry) -> any Widget {
    var widget: any Widget = self
    // Setting an unchanged value would copy storage that the widget shares with others.
    if widget.isHidden { widget.isHidden = false }
    widget.forgetBehaviors()
    widget.visitParts(PartVisitor { if !$0.behaviors.isEmpty { $0.behaviors = Behaviors() } })
    if widget.accessibilityIdentifier != nil { widget.accessibilityIdentifier = nil }
    if widget.accessibilityTraits != type.traits { widget.accessibilityTraits = type.traits }
    if type.pages.isControl, var control = widget as? any Control {
      if !control.isEnabled { control.isEnabled = true }
      if control.isSelected { control.isSelected = false }
      if control.isHighlighted { control.isHighlighted = false }
      return control
    }
    guard type.pages.isSwitchable, var label = widget as? Label, !label.isEnabled else { return widget }
    label.isEnabled = true
    return label
  }

  /// Returns the differences from a fresh widget, without the name of the type.
  fileprivate func properties(_ type: WidgetTypes.Entry, _ cache: inout DifferenceCache) -> String {
    // A component describes its own content.
    if let component = self as? Composed { return component.ownDescription }
    guard let key else { return cache.properties(of: self, key: nil) }
    var widget = self
    widget.key = nil
    // The preview itself has set the keys of parts.
    return cache.properties(of: widget, key: key.value(as: WrittenPart.self) == nil ? key : nil)
  }
}

extension String {
  fileprivate var isWord: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } }
}
