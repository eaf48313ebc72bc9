import Testing
import Widgets

@MainActor
struct ScreenPartsTests {
  @Test("A screen passes its visible title to its navigation item, and keeps its own unless that is changed")
  func titles() {
    func title(_ screen: ViewController, _ change: @escaping (inout NavigationItem) -> Void) -> String? {
      var screen = screen
      screen.visitParts(
        PartVisitor { part in
          guard var item = part as? NavigationItem else { return }
          #expect(item.title == "Users")
          change(&item)
          part = item
        })
      return screen.navigationItem.title
    }
    let titled = ViewController("Users")
    let named = ViewController("Rooms", .navigationItem.title("Users"))
    for screen in [titled, named] {
      #expect(title(screen) { $0.title = "Ada" } == "Ada")
      #expect(title(screen) { $0.prompt = "All" } == screen.navigationItem.title)
    }
    #expect(titled.navigationItem.title == nil)
  }

  @Test("A navigation controller has a back button if there is a screen below the visible one")
  func backButton() {
    func count(_ shown: Int, _ pushed: Int) -> Int {
      let screen: any Widget = ViewController("Users")
      let controller = NavigationController(
        .viewControllers(Children(repeatElement(screen, count: shown))),
        .pushedViewControllers(Children(repeatElement(screen, count: pushed))))
      return controller.parts.count { $0 is BackButton }
    }
    #expect([count(0, 0), count(1, 0), count(0, 1)] == [0, 0, 0])
    #expect([count(2, 0), count(1, 1), count(0, 2), count(3, 1)] == [1, 1, 1, 1])
  }

  @Test("A page view controller shows its current page, two pages beside a spine in the middle, or none")
  func pages() {
    func shown(_ current: Int, _ style: PageViewController.TransitionStyle = .scroll) -> Range<Int> {
      PageViewController(.currentPage(current), .transitionStyle(style), .spineLocation(.mid)) {
        for title in ["One", "Two", "Three"] { ViewController(title) }
      }.shownIndices
    }
    #expect([-1, 0, 2, 3].map { shown($0) } == [0..<0, 0..<1, 2..<3, 0..<0])
    #expect([-1, 0, 1, 2, 3].map { shown($0, .pageCurl) } == [0..<0, 0..<2, 0..<2, 2..<3, 0..<0])
  }
}
