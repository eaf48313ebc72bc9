/// The style sheet of a page that follows a live tree.
///
/// It begins with the rules of all kinds of widgets, so that none must be added later. Rules of single styles follow,
/// and are added and removed one by one.
package enum LiveSheet {
  /// Returns the `style` element with the given rules of single styles.
  ///
  /// - Parameter nonce: The number by which the policy of a page allows the element, or `nil` for none.
  /// - Complexity: O(*n*) in the rules.
  package static func element(with rules: some Sequence<String>, nonce: String? = nil) -> String {
    "<style\(nonce.map { " nonce=\"\($0)\"" } ?? "")>\(start)\n\(rules.joined())\n}</style>"
  }

  /// Returns the rule of a style: `.s1{color:#FF0000}`.
  package static func rule(_ number: Int, _ style: ArraySlice<UInt8>) -> String {
    ".s\(number){\(String(decoding: style.dropLast(), as: UTF8.self))}"
  }

  private static let start: String = {
    var rules = Rules()
    rules.hasContrast = true
    rules.hasMotion = true
    for kind in ElementKind.all { rules.use(kind) }
    var utf8: [UInt8] = []
    rules.writeScope(to: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }()
}

extension ElementKind {
  /// The kinds of widgets and of their parts.
  internal static let all: [ElementKind] =
    [
      accessory, activityIndicatorView, badge, barButton, bouncing, button, checkbox, clear, collectionItems,
      collectionView, covering, custom, datePicker, dimming, divider, drum, editor, grabber, imageView, indexTitle,
      input, keptColors, label, largeContent, lyingImage, navigationBar, navigationTitle, pageControl, pickerView,
      picture, plainRow, pointed, progressView, run, scrollView, searchBar, sectionIndex, segment, segmentedControl,
      slider, sliderRow, space, spacer, splitColumns, stackView, stepper, swipeAction, swipeActions, swipedRow,
      `switch`, symbol, tab, tabBar, tableView, tableViewCell, textField, textView, toolbar, truncatedStart,
      unsafe, view, wheel,
    ] + FlexStep.allCases.compactMap(growing) + FlexStep.allCases.compactMap(shrinking)
}
