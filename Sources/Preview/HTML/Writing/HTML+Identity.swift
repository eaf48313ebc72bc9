import Layout
import Widgets

extension Preview.HTML {
  /// Writes the identifier of a widget, and the attributes that its content inherits.
  internal mutating func addIdentity(of view: View) {
    if let identifier = view.accessibilityIdentifier {
      if form != .fragment, isFirst(identifier) { attribute("id", identifier) }
      attribute("data-testid", identifier)
    }
    addPart(of: view)
    attribute("data-g", if: view.behaviors.shareStates)
    if slots != nil, view.gestureRecognizers.elements.contains(where: \.handlesSecondaryClicks) { sink.flag("data-h") }
    switch view.semanticContentAttribute {
    case .forceRightToLeft: attribute("dir", is: "rtl")
    case .forceLeftToRight, .playback, .spatial: attribute("dir", is: "ltr")
    case .unspecified: attribute("dir", is: place.direction == .rightToLeft ? "rtl" : "ltr", if: place.direction != nil)
    }
    place.direction = nil
    attribute("lang", view.accessibilityLanguage)
    attribute("hidden", if: view.isHidden)
  }

  /// Marks a control in a live page whose menu opens by a long press.
  internal mutating func addMenu(of control: some Control) {
    guard slots != nil, control.isContextMenuInteractionEnabled,
      !control.gestureRecognizers.elements.contains(where: \.handlesSecondaryClicks)
    else { return }
    sink.flag("data-h")
  }

  /// Marks a control in a live page that sends its value only when a touch ends.
  internal mutating func addEndOfTouch(if holds: Bool) { attribute("data-c", is: "change", if: slots != nil && holds) }

  /// Writes the steps of a stepper in a live page that a held button does not repeat: those beyond a limit, or both.
  internal mutating func addSingleSteps(of stepper: Stepper) {
    if slots == nil || stepper.autorepeat && stepper.canIncrement && stepper.canDecrement { return }
    let (more, less) = (stepper.autorepeat && stepper.canIncrement, stepper.autorepeat && stepper.canDecrement)
    attribute("data-d", is: more ? "-1" : less ? "1" : "1 -1")
  }

  /// Marks a view in a live page that keys do not scroll.
  internal mutating func addKeyboardScrolling(of view: some Scrolling) {
    attribute("data-f", if: slots != nil && !view.allowsKeyboardScrolling)
  }

  /// Writes the accessibility attributes of a widget, and its role unless the element implies it.
  internal mutating func addAccessibility(of view: View, role: ARIARole?) {
    attribute("role", role?.rawValue)
    attribute("aria-modal", is: "true", if: role == .dialog && view.isVisible)
    attribute("aria-label", view.accessibilityLabel)
    if view.showsLargeContentViewer {
      attribute("title", view.largeContentTitle)
      if view.largeContentImage != nil { addLargeContent(titled: view.largeContentTitle) }
    }
    attribute("aria-description", view.accessibilityHint)
    attribute("aria-hidden", is: "true", if: view.accessibilityElementsHidden || page.isSpoken && !isDrawn(view))
    attribute("aria-disabled", is: "true", if: view.accessibilityTraits.contains(.notEnabled))
    addValidity(of: view)
    if view.accessibilityIgnoresInvertColors {
      sheet.use(.keptColors)
      sink.flag("data-v")
    }
  }

  /// Returns whether a style lets users see the view. Browsers leave out what is not visible by themselves.
  private func isDrawn(_ view: View) -> Bool { (view.opacityIsToken ? view.appearance(environment) : view).isDrawn }

  /// Marks a widget without touches as disabled. In a live page, `data-q` lets Tab skip the widget and all inside.
  internal mutating func addPassed(_ view: View) {
    if slots != nil { sink.flag("data-q") }
    let isDisabled = view.accessibilityTraits.contains(.notEnabled)
    attribute("aria-disabled", is: "true", if: view.isAccessibilityElement && !view.takesTouches && !isDisabled)
  }

  /// Writes accessibility attributes of a widget at the inner element that takes the focus.
  ///
  /// - Parameter label: The name of the element.
  internal mutating func addInside(_ view: View, named label: String?) {
    attribute("aria-label", label)
    attribute("aria-description", view.accessibilityHint)
    addValidity(of: view)
  }

  private mutating func addValidity(of view: View) {
    attribute("aria-invalid", is: "true", if: view.states.contains(.invalid))
  }

  /// Writes the id of a part's node, if the page is live.
  internal mutating func addPart(_ part: WrittenPart) {
    if let id = slots?.parts[part] { sink.attribute("data-p", text: "\(id)") }
  }

  /// Writes the id of the part that is the widget's key, if there is one.
  internal mutating func addPart(of view: View) {
    if let part = view.key?.value(as: WrittenPart.self) { addPart(part) }
  }
}

extension Widget {
  /// Whether Tab skips the widget and its content, because it is hidden from assistive technology or takes no touches.
  internal func isSkippedByKeys(as kind: ElementKind) -> Bool {
    accessibilityElementsHidden || !kind.letsTouchesThrough && !takesTouches
  }
}

extension GestureRecognizer {
  /// Whether a click with the secondary button, which pages send as a long press, is for the recognizer.
  fileprivate var handlesSecondaryClicks: Bool {
    self is LongPressGestureRecognizer
      || (self as? TapGestureRecognizer)?.buttonMaskRequired.contains(.secondary) == true
  }
}

extension ElementKind {
  internal static let keptColors = ElementKind(
    "KeptColors", flex: nil,
    css: """
      @media(inverted-colors:inverted){[data-v]{filter:invert(1)}[data-v] [data-v]{filter:none}}
      """)
}

/// The accessibility role of an element whose tag does not imply it.
internal enum ARIARole: String {
  case button, dialog, group, heading, img, link, progressbar, radiogroup, region, row, search, slider, tab, table,
    tablist
  case toolbar
  case `switch`
}
