extension MarkupPart {
  /// The role of the element, with the name of ARIA, or `nil` if it has none of its own.
  ///
  /// Fields for dates have no role in ARIA. Browsers name them after their types.
  internal var role: String? {
    if let role = self["role"] {
      // A row has one cell, which adds nothing to what the row says.
      return ["cell", "none", "presentation"].contains(role) ? nil : role
    }
    switch name {
    case "a": return self["href"] == nil ? nil : "link"
    case "input": return inputRole
    case "img": return self["alt"] == "" ? nil : "img"
    case "select": return self["size"] == nil ? "combobox" : "listbox"
    case "section": return self["aria-label"] == nil ? nil : "region"
    default: return Self.roles[name]
    }
  }

  private static let roles = [
    "article": "article", "aside": "complementary", "blockquote": "blockquote", "button": "button",
    "details": "group", "fieldset": "group", "figure": "figure", "h1": "heading", "h2": "heading", "h3": "heading",
    "h4": "heading", "h5": "heading", "h6": "heading", "hr": "separator", "li": "listitem", "meter": "meter",
    "nav": "navigation", "ol": "list", "option": "option", "output": "status", "progress": "progressbar",
    "summary": "button", "table": "table", "td": "cell", "textarea": "textbox", "th": "columnheader", "tr": "row",
    "ul": "list",
  ]

  private var inputRole: String? {
    switch self["type"] {
    case "checkbox": "checkbox"
    case "radio": "radio"
    case "range": "slider"
    case "number": "spinbutton"
    case "date", "time", "month": self["type"]
    case "datetime-local": "datetime"
    case "search": self["list"] == nil ? "searchbox" : "combobox"
    default: self["list"] == nil ? "textbox" : "combobox"
    }
  }

  /// Whether the texts inside are the name of the element.
  internal var isNamedByContent: Bool {
    switch role {
    case "button", "link", "heading", "tab", "option", "row", "cell", "columnheader": true
    // The contents of these elements have no roles of their own.
    case "img", "slider", "progressbar", "switch", "meter": name != "input"
    default: false
    }
  }

  /// Whether the element is a control that a label can name.
  internal var isField: Bool { ["input", "select", "textarea"].contains(name) }
}
