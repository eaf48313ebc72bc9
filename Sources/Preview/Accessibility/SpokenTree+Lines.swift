import Mod

extension SpokenTree {
  /// Returns the line of an element: role, name, value, states, level, hint and actions.
  internal func line(of index: Int, role: String) -> String {
    let part = parts[index]
    let isDisabled = isDisabled(at: index)
    var words = [role]
    if let name = name(at: index) { words.append(name.quoted) }
    if let value = value(at: index, role) { words.append("value: \(value)") }
    if isDisabled { words.append("disabled") }
    words += part.states(of: role)
    if let level = part.headingLevel { words.append("level: \(level)") }
    if let hint = part["aria-description"], !hint.isEmpty { words.append("hint: \(hint.quoted)") }
    if !isDisabled, let actions = part.actions(of: role) { words.append("actions: \(actions)") }
    return words.joined(separator: " ")
  }

  /// Returns the value of a control: what is typed, chosen, or the number with its limits.
  private func value(at index: Int, _ role: String) -> String? {
    let part = parts[index]
    if let words = part["aria-valuetext"] { return words.quoted }
    switch role {
    case "textbox", "searchbox", "combobox", "listbox", "date", "time", "month", "datetime":
      let text =
        switch part.name {
        case "textarea": text(inside: index)
        case "select":
          (index..<part.end).filter { parts[$0].name == "option" && parts[$0]["selected"] != nil }
            .map(text(inside:)).joined(separator: ", ")
        default: part["value"] ?? ""
        }
      return text.isEmpty ? nil : text.quoted
    case "slider", "spinbutton", "progressbar", "meter":
      guard let value = part["aria-valuenow"] ?? part["value"] else { return nil }
      let limits = (part["aria-valuemin"] ?? part["min"], part["aria-valuemax"] ?? part["max"])
      return switch limits {
      case (let least?, let most?): "\(value) of \(least)…\(most)"
      case (nil, let most?): "\(value) of 0…\(most)"
      case (_, nil): role == "progressbar" ? "\(value) of 0…1" : value
      }
    default: return nil
    }
  }
}

extension MarkupPart {
  /// The level of a heading.
  fileprivate var headingLevel: String? {
    if role != "heading" { return nil }
    return self["aria-level"] ?? (name.count == 2 ? String(name.suffix(1)) : nil)
  }

  /// Returns the states of an element with a role, in words.
  fileprivate func states(of role: String) -> [String] {
    var states: [String] = []
    func add(_ attribute: String, _ words: KeyValuePairs<String, String>) {
      for (value, word) in words where self[attribute] == value { states.append(word) }
    }
    let isSwitch = role == "switch"
    if name == "input", ["checkbox", "radio"].contains(self["type"]) {
      let isChecked = self["checked"] != nil
      states.append(isSwitch ? isChecked ? "on" : "off" : isChecked ? "checked" : "not checked")
    }
    add("aria-checked", ["true": isSwitch ? "on" : "checked", "false": isSwitch ? "off" : "not checked"])
    add("aria-pressed", ["true": "pressed", "false": "not pressed"])
    add("aria-selected", ["true": "selected"])
    if name == "option", self["selected"] != nil { states.append("selected") }
    add("aria-current", ["true": "current", "page": "current"])
    add("aria-expanded", ["true": "expanded", "false": "collapsed"])
    if name == "details" { states.append(self["open"] == nil ? "collapsed" : "expanded") }
    add("aria-invalid", ["true": "invalid"])
    add("aria-modal", ["true": "modal"])
    if self["readonly"] != nil { states.append("read-only") }
    if self["aria-haspopup"] != nil { states.append("with menu") }
    if let count = self["aria-rowcount"] { states.append("rows: \(count)") }
    return states
  }

  /// Returns what a user can do with an element, or `nil` if that is nothing.
  fileprivate func actions(of role: String) -> String? {
    switch role {
    case "button", "link", "tab", "radio", "option": "press"
    case "checkbox", "switch": "toggle"
    case "slider", "spinbutton": "increase, decrease"
    case "textbox", "searchbox": self["readonly"] == nil ? "edit" : nil
    case "combobox", "listbox": name == "input" ? "edit" : "choose"
    case "date", "time", "month", "datetime": "edit"
    default: self["tabindex"] == "0" ? "press" : nil
    }
  }
}
