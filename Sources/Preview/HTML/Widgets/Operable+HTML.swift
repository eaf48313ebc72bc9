import Layout
import Widgets

extension Preview.HTML {
  /// Writes a control of a program's own as a box with its preview, its value for assistive technology, and a focus.
  internal mutating func addOperated(_ control: any Operable) {
    let value = control.controlValue
    let isEnabled = (control as? any Switchable)?.isEnabled != false
    var view = View(control.attributes)
    if !isEnabled {
      view.alpha *= Preview.disabledAlpha
      view.accessibilityTraits.insert(.notEnabled)
    }
    open("div", .view, view, role: value.role)
    attribute("tabindex", is: "0", if: isEnabled)
    add(value, inWords: control.accessibilityValue, choosing: control.chosenName)
    addKeys(if: isEnabled)
    close()
    // Tab skips the parts inside the control.
    beginSilence(if: true)
    addChildren(hasSlots(in: control) ? [] : control.shownChildren, arranged: .overlay)
    end("div")
  }

  /// Lets the script of a page send the keys of a control, so that they have the same effect as in a terminal.
  internal mutating func addKeys(if isEnabled: Bool) { attribute("data-k", is: "1", if: isEnabled && slots != nil) }

  private mutating func add(_ value: ControlValue, inWords words: String?, choosing name: @autoclosure () -> String?) {
    switch value {
    case .number(let number, let limits, _, _):
      add(max(limits.lowerBound, min(number, limits.upperBound)), in: limits, inWords: words)
    case .choice(let index, let count, _):
      let count = max(0, count)
      // An index beyond the elements chooses none of them.
      let number = index.flatMap { (0..<count).contains($0) ? $0 + 1 : nil } ?? 0
      let said = [name(), "\(number) of \(count)"].compactMap(\.self).joined(separator: ", ")
      add(Double(number), in: Double(min(number, 1))...Double(max(1, count)), inWords: words ?? said)
    case .flag(let isOn): attribute("aria-checked", isOn ? "true" : "false")
    }
  }

  private mutating func add(_ number: Double, in limits: ClosedRange<Double>, inWords words: String?) {
    attribute("aria-valuemin", exact: limits.lowerBound.finite)
    attribute("aria-valuemax", exact: limits.upperBound.finite)
    attribute("aria-valuenow", exact: number.finite)
    attribute("aria-valuetext", words)
  }
}

extension Preview {
  /// The opacity of a control of a program's own while it is disabled.
  internal static let disabledAlpha = 0.5
}

extension ControlValue {
  fileprivate var role: ARIARole {
    if case .flag = self { .switch } else { .slider }
  }
}
