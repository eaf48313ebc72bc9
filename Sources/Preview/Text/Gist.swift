import Mod
import Widgets

/// A widget in a few words.
internal struct Gist {
  private let kind: String
  private var words: [String]
  private var rest: String

  init(of widget: any Widget) {
    kind = widget.kindName
    let (shown, remaining) = widget.gist
    words = shown + remaining.identity + remaining.states
    rest = remaining.withoutStates.properties
  }

  /// The words on one line, none of which can break it or steer what it is printed to.
  var line: String {
    ([kind] + words + (rest.isEmpty ? [] : [rest])).joined(separator: " ").printable
  }
}

extension Widget {
  /// What a user sees of the widget, and a widget that has only the rest to tell.
  fileprivate var gist: ([String], any Widget) {
    guard let told = self as? any Told else { return ([], withoutChildren) }
    return told.told
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
    widget.isHidden = false
    widget.behaviors = Behaviors()
    widget.visitParts(PartVisitor { $0.behaviors = Behaviors() })
    widget.accessibilityIdentifier = nil
    widget.accessibilityTraits = Self().accessibilityTraits
    if var control = widget as? any Control {
      control.isEnabled = true
      control.isSelected = false
      control.isHighlighted = false
      return control
    }
    guard var label = widget as? Label else { return widget }
    label.isEnabled = true
    return label
  }

  /// What differs from a fresh widget, without the name of the type.
  fileprivate var properties: String {
    // A component says itself what it is made of.
    if self is Composed { return String(description.dropFirst("\(kindName)(".count).dropLast()) }
    return Change.between(Self(), self).properties.joined(separator: ", ")
  }
}

extension String {
  fileprivate var isWord: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } }
}
