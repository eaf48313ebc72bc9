import Widgets

extension PageControl {
  /// The number of visible dots, which is 0 for a single page that is hidden, and limited for many pages.
  package var shownPages: Int { numberOfPages > (hidesForSinglePage ? 1 : 0) ? min(numberOfPages, 1_000) : 0 }

  /// Whether the dots are one below the other.
  package var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Returns the position of a page's dot, from the leading edge or from the top.
  package func position(of page: Int, in traits: DrawnTraits) -> Int {
    let isReversed =
      switch direction {
      case .natural, .topToBottom: false
      case .bottomToTop: true
      case .leftToRight: traits.isRightToLeft
      case .rightToLeft: !traits.isRightToLeft
      }
    return isReversed ? shownPages - 1 - page : page
  }

  /// The number of the current page, counted from 1.
  package var shownPage: Int { pageOnDisplay == .max ? .max : pageOnDisplay + 1 }
}
