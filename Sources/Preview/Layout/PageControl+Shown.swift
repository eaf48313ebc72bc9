import Widgets

extension PageControl {
  /// The number of visible dots, which is 0 for a single page that is hidden, and limited for many pages.
  internal var shownPages: Int { numberOfPages > (hidesForSinglePage ? 1 : 0) ? min(numberOfPages, 1_000) : 0 }

  /// The number of the current page, counted from 1.
  internal var shownPage: Int { pageOnDisplay == .max ? .max : pageOnDisplay + 1 }
}
