import Live

extension Matcher {
  /// Returns a matcher of the nodes with a role.
  public static func role(_ role: AccessibilityRole) -> Matcher {
    Matcher(description: ".\(role)") { OfRole(tree: $0, role: role) }
  }

  /// Returns a matcher of the nodes that match and have a name: `.button("Save")`, `.role(.slider)("Volume")`.
  public func callAsFunction(_ name: some TextPattern) -> Matcher {
    let both = Matcher.all([self, .name(name)])
    return Matcher(description: "\(self)(\(name.debugDescription.printable))", boxed: both.prepare)
  }

  /// A matcher of buttons, including those in bars: `.button` or `.button("Save")`.
  public static let button = role(.button)
  /// A matcher of links.
  public static let link = role(.link)
  /// A matcher of headings, including the titles of navigation bars.
  public static let heading = role(.heading)
  /// A matcher of static texts.
  public static let staticText = role(.staticText)
  /// A matcher of images.
  public static let image = role(.image)
  /// A matcher of text fields, by their label or placeholder: `.textField("Name")`.
  public static let textField = role(.textField)
  /// A matcher of search fields, by their label or placeholder.
  public static let searchField = role(.searchField)
  /// A matcher of switches, by their label or title.
  public static let `switch` = role(.switch)
  /// A matcher of sliders, by their label.
  public static let slider = role(.slider)
  /// A matcher of steppers, by their label.
  public static let stepper = role(.stepper)
  /// A matcher of segmented controls, by their label.
  public static let segmentedControl = role(.segmentedControl)
  /// A matcher of date pickers, by their label.
  public static let datePicker = role(.datePicker)
  /// A matcher of table cells, by their texts or those inside: `.cell("Ada")`.
  public static let cell = role(.cell)
  /// A matcher of the tabs of tab bars.
  public static let tab = role(.tab)
}

private struct OfRole: Criterion {
  let tree: SearchedTree
  let role: AccessibilityRole

  func matches(_ index: Int) -> Bool { tree.perceived(at: index)?.role == role }
}
