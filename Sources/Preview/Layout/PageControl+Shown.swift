import Widgets

extension PageControl {
  /// How many dots show: none for a single page that is not to show, and no more than anybody could count.
  internal var shownPages: Int { numberOfPages > (hidesForSinglePage ? 1 : 0) ? min(numberOfPages, 1_000) : 0 }

  /// The number of the current page, counted from 1.
  internal var shownPage: Int { currentPage == .max ? .max : currentPage + 1 }
}
