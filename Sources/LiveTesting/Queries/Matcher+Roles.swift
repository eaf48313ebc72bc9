import Live

extension Matcher {
  /// The nodes of a role.
  public static func role(_ role: AccessibilityRole) -> Matcher {
    Matcher(description: ".\(role)") { OfRole(tree: $0, role: role) }
  }

  /// The nodes that match, and have a name: `.button("Save")`, `.role(.slider)("Volume")`.
  public func callAsFunction(_ name: some TextPattern) -> Matcher {
    let both = Matcher.all([self, .name(name)])
    return Matcher(description: "\(self)(\(name.debugDescription.printable))", both.prepare)
  }

  /// Buttons, also those in bars: `.button` or `.button("Save")`.
  public static let button = role(.button)
  /// Links.
  public static let link = role(.link)
  /// Headings, also the titles in navigation bars.
  public static let heading = role(.heading)
  /// Texts to read.
  public static let staticText = role(.staticText)
  /// Pictures.
  public static let image = role(.image)
  /// Fields to type into, by their label or placeholder: `.textField("Name")`.
  public static let textField = role(.textField)
  /// Search fields, by their label or placeholder.
  public static let searchField = role(.searchField)
  /// Switches, by their label or title.
  public static let `switch` = role(.switch)
  /// Sliders, by their label.
  public static let slider = role(.slider)
  /// Steppers, by their label.
  public static let stepper = role(.stepper)
  /// Segmented controls, by their label.
  public static let segmentedControl = role(.segmentedControl)
  /// Date pickers, by their label.
  public static let datePicker = role(.datePicker)
  /// The cells of tables, by their texts or those inside: `.cell("Ada")`.
  public static let cell = role(.cell)
  /// The tabs of tab bars.
  public static let tab = role(.tab)
}

private struct OfRole: Criterion {
  let tree: SearchedTree
  let role: AccessibilityRole

  func matches(_ index: Int) -> Bool { tree.perceived(at: index)?.role == role }
}
