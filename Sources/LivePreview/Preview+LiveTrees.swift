extension Preview {
  /// Returns the current state of a live tree as text: see ``text(_:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor public static func text(_ tree: LiveTree<some Any>) -> String { text(tree.widget) }

  /// Returns what assistive technology reads of the current state of a live tree: see ``accessibility(_:)``.
  ///
  /// - Complexity: O(*n* · *d*) for *n* widgets and the depth *d* of the tree.
  @MainActor public static func accessibility(_ tree: LiveTree<some Any>) -> String { accessibility(tree.widget) }

  /// Returns the current state of a live tree as HTML: see ``html(_:as:)``. An ``HTMLRenderer`` follows later changes.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor public static func html(_ tree: LiveTree<some Any>, as form: HTMLForm = .page()) -> String {
    html(tree.widget, as: form)
  }

  /// Returns the current state of a live tree as a page of a width: see ``html(_:title:width:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor public static func html(_ tree: LiveTree<some Any>, title: String? = nil, width: Double) -> String {
    html(tree.widget, title: title, width: width)
  }

  /// Returns the current state of a live tree as a drawing: see
  /// ``svg(_:width:height:appearance:isRightToLeft:title:)``.
  ///
  /// - Complexity: O(*n*) in the widgets of the tree.
  @MainActor public static func svg(
    _ tree: LiveTree<some Any>,
    width: Double = 375,
    height: Double? = nil,
    appearance: UserInterfaceStyle = .unspecified,
    isRightToLeft: Bool = false,
    title: String? = nil
  ) -> String {
    svg(
      tree.widget, width: width, height: height, appearance: appearance, isRightToLeft: isRightToLeft, title: title)
  }
}
