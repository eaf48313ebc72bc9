import Bindings
import Widgets

extension Node {
  /// Turns to a page of a page view controller.
  ///
  /// It sends `willTransitionTo`, changes the page, and sends `pageChanged` and `didFinishAnimating`. Turning to the
  /// current page sends only `didFinishAnimating`.
  ///
  /// - Throws: ``ActionError`` if there is no such page, or if a user could not turn to it.
  public func turn(to page: Int) throws {
    let action = try UserAction("turn a page of", on: self)
    let controller = try action.usable(PageViewController.self)
    _ = try action.element(page, of: controller.viewControllers.indices, "page")
    turn(to: page, of: controller)
  }

  private func turn(to page: Int, of controller: PageViewController) {
    let isOther = page != controller.currentPage
    if isOther {
      send(Event<PageViewController, Int>.willTransitionTo, page)
      input(as: PageViewController.self) { $0.currentPage = page }
      send(Event<PageViewController, Int>.pageChanged, page)
    }
    send(Event<PageViewController, Bool>.didFinishAnimating, isOther)
  }

  /// Turns a page by a swipe, if the node is a page view controller with a page in that direction.
  fileprivate func turn(by swipe: SwipeGestureRecognizer.Direction) -> Bool {
    guard let controller = pages else { return false }
    let forward: SwipeGestureRecognizer.Direction = controller.navigationOrientation == .horizontal ? .left : .up
    let backward: SwipeGestureRecognizer.Direction = controller.navigationOrientation == .horizontal ? .right : .down
    guard swipe == forward || swipe == backward else { return false }
    let width = max(controller.shownIndices.count, 1)
    let page =
      swipe == forward ? controller.shownIndices.lowerBound + width : controller.shownIndices.lowerBound - width
    guard controller.viewControllers.indices.contains(page) else { return false }
    turn(to: page, of: controller)
    return true
  }
}

extension UserAction {
  /// Turns the pages of the innermost surrounding controller by a swipe, and returns whether there is one.
  internal func turnPage(_ direction: SwipeGestureRecognizer.Direction) -> Bool {
    touched.contains { $0.turn(by: direction) }
  }
}

extension Method where Root == PageViewController {
  /// Turns to a page, if there is one with that index, and sends `didFinishAnimating`.
  public static var changeCurrentPage: Method<Root, Int> {
    Method<Root, Int> { mounted, page in
      let controller = mounted.value
      guard controller.viewControllers.indices.contains(page) else { return }
      mounted.apply { $0.currentPage = page }
      mounted.send(.didFinishAnimating, page != controller.currentPage)
    }
  }
}
