import Mod
import Testing
import Widgets

struct PageControlTests {
  @Test("The current page is clamped to the existing pages", arguments: [-1: 0, 2: 2, 9: 4])
  func clamps(page: Int, clamped: Int) {
    #expect(PageControl(.numberOfPages(5), .currentPage(page)).currentPage == clamped)
  }

  @Test("Without pages the current page is 0")
  func noPages() {
    #expect(PageControl(.currentPage(3)).currentPage == 0)
  }

  @Test("Reducing the number of pages moves the current page to the last one")
  func fewerPages() {
    #expect(PageControl(.numberOfPages(5), .currentPage(4), .numberOfPages(2)).currentPage == 1)
  }

  @Test("A negative number of pages counts as 0")
  func negative() {
    #expect(PageControl(.numberOfPages(-3)).numberOfPages == 0)
  }

  @Test("A page without an image of its own has the preferred indicator image")
  func images() {
    let dot = Image(systemName: "circle")
    let house = Image(systemName: "house")
    var control = PageControl(.numberOfPages(3), .preferredIndicatorImage(dot))
    control.setIndicatorImage(house, forPage: 0)
    #expect(control.indicatorImage(forPage: 0) == house)
    #expect(control.indicatorImage(forPage: 1) == dot)
    #expect(control.currentPageIndicatorImage(forPage: 0) == house)
  }

  @Test("The current page may have an image of its own")
  func currentImage() {
    let house = Image(systemName: "house")
    var control = PageControl(.numberOfPages(3), .preferredIndicatorImage(Image(systemName: "circle")))
    control.setCurrentPageIndicatorImage(house, forPage: 0)
    #expect(control.currentPageIndicatorImage(forPage: 0) == house)
    #expect(control.currentPageIndicatorImage(forPage: 1) == Image(systemName: "circle"))
  }
}
