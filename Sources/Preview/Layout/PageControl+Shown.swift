import Widgets

extension PageControl {
  /// The number of dots that show: none for a single page that is not to show, and a bounded number for many pages.
  internal var shownPages: Int { numberOfPages > (hidesForSinglePage ? 1 : 0) ? min(numberOfPages, 1_000) : 0 }

  /// The number of the current page, counted from 1.
  internal var shownPage: Int { currentPage == .max ? .max : currentPage + 1 }
}
