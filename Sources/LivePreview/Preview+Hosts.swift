extension Preview {
  /// Returns the present tree of a host as text: see ``text(_:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor
  public static func text(_ host: Host<some Any>) -> String { text(host.widget) }

  /// Returns the present tree of a host as HTML: see ``html(_:as:)``. An ``HTMLRenderer`` follows what changes afterwards.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor
  public static func html(_ host: Host<some Any>, as form: HTMLForm = .page()) -> String { html(host.widget, as: form) }

  /// Returns the present tree of a host as a drawing: see ``svg(_:width:height:appearance:isRightToLeft:title:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor
  public static func svg(
    _ host: Host<some Any>,
    width: Double = 375,
    height: Double? = nil,
    appearance: UserInterfaceStyle = .unspecified,
    isRightToLeft: Bool = false,
    title: String? = nil
  ) -> String {
    svg(
      host.widget, width: width, height: height, appearance: appearance, isRightToLeft: isRightToLeft, title: title)
  }

  /// Returns the present tree of a host as it looks in a terminal: see ``terminal(_:width:color:isRightToLeft:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor
  public static func terminal(
    _ host: Host<some Any>,
    width: Int? = nil,
    color: Bool? = nil,
    isRightToLeft: Bool = false
  ) -> String {
    terminal(host.widget, width: width, color: color, isRightToLeft: isRightToLeft)
  }
  /// Returns the faults of the present tree of a host that keep people out: see ``audit(_:level:minimumContrast:width:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree, as long as few lie over each other.
  @MainActor
  public static func audit(
    _ host: Host<some Any>,
    level: ConformanceLevel = .aa,
    minimumContrast: Double? = nil,
    width: Double = 375
  ) -> [Finding] {
    audit(host.widget, level: level, minimumContrast: minimumContrast, width: width)
  }
}
