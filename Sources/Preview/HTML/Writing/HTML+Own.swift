import Layout
import Widgets

// The writing of custom widgets.

extension Preview.HTML {
  /// The elements that a custom widget can write. None of them runs or loads anything.
  public enum Element: String, Hashable, Sendable, CaseIterable {
    case article, aside, blockquote, button, code, dd, details, div, dl, dt, em, figcaption, figure, footer, h1, h2, h3
    case h4, h5, h6, header, hr, kbd, label, li, main, meter, nav, ol, output, p, pre, progress, section, small, span
    case strong, summary, table, tbody, td, th, thead, time, tr, ul
  }

  /// The attributes that a custom widget can write, in addition to those that every widget has.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case ariaChecked = "aria-checked"
    case ariaCurrent = "aria-current"
    case ariaExpanded = "aria-expanded"
    case ariaHidden = "aria-hidden"
    case ariaPressed = "aria-pressed"
    case ariaSelected = "aria-selected"
    case ariaValueMax = "aria-valuemax"
    case ariaValueMin = "aria-valuemin"
    case ariaValueNow = "aria-valuenow"
    case ariaValueText = "aria-valuetext"
    case colspan, datetime, disabled, high, low, max, min, open, optimum, role, rowspan, scope, tabindex, title, value
  }

  /// Writes an element and its content.
  ///
  /// ```swift
  /// struct Meter: HTMLRepresentable {
  ///   var level = 0.0
  ///   var attributes = ViewAttributes.fresh
  ///
  ///   func write(to html: inout Preview.HTML) {
  ///     html.element(.meter, for: self, [.value: "\(level)"], style: ["accent-color": "green"])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - widget: The widget of the element, whose identifier, name, colors, corners and size it gets; `nil`, the
  ///     default, for a part of a widget.
  ///   - attributes: The attributes. Their values are escaped.
  ///   - style: The style. A value is left out unless it consists of numbers, words and functions of them.
  ///   - content: A closure that writes the content of the element. It is empty by default.
  public mutating func element(
    _ element: Element,
    for widget: (any Widget)? = nil,
    _ attributes: KeyValuePairs<Attribute, String> = [:],
    style: KeyValuePairs<StaticString, String> = [:],
    content: (inout Preview.HTML) -> Void = { _ in }
  ) {
    for (property, value) in style where value.isOfStyle {
      self.style.utf8.write(property)
      self.style.utf8.write(":")
      self.style.utf8.write(raw: value)
      self.style.utf8.write(";")
    }
    let view = View(widget?.attributes ?? ViewAttributes.fresh)
    self.style.addPadding(view.padding, unlike: .zero)
    self.style.add(view, of: .custom, in: arrangement)
    let isPassed = view.isSkippedByKeys(as: .custom)
    beginSilence(if: isPassed)
    sink.open(element.rawValue)
    addClass(of: .custom)
    addIdentity(of: view)
    let isNative = element == .button || element == .summary || attributes.contains { $0.key == .role }
    let role: ARIARole? = isNative ? nil : view.accessibilityViewIsModal ? .dialog : view.takesTaps ? .group : nil
    addAccessibility(of: view, role: role)
    if role == .group, !attributes.contains(where: { $0.key == .tabindex }) { addFocus(of: view, role) }
    if isPassed { addPassed(view) }
    for (attribute, value) in attributes { sink.attribute(attribute.rawValue, text: value) }
    if element == .hr { return closeVoid() }
    close()
    let outer = arrangement
    arrangement = .overlay
    content(&self)
    arrangement = outer
    sink.end(element.rawValue)
  }

  /// Writes text.
  public mutating func write(_ text: String) { self.text(text) }
}

extension String {
  /// Whether the text consists of numbers, words, colors and functions of them, and neither ends a value nor refers to
  /// a resource.
  fileprivate var isOfStyle: Bool {
    utf8.allSatisfy { $0.isASCIILetterOrDigit || " -_.,%#+*()".utf8.contains($0) } && !lowercased().contains("url(")
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}

extension ElementKind {
  internal static let custom = ElementKind("Custom", flex: .open, css: "")
}
