import Foundation

extension Node {
  /// Drags the content to an offset, in points, and lifts the finger.
  ///
  /// As in UIKit, `willBeginDragging`, `didScroll` and `userDidScroll` are sent for the offset. Then `willEndDragging`
  /// is asked for the final offset, and `didEndDragging` is sent. If the final offset differs, as it does between two
  /// pages, `willBeginDecelerating`, `didScroll` and `userDidScroll` for it, and `didEndDecelerating` follow.
  ///
  /// The offset is limited to the content if its `contentSize` is known; otherwise it must be finite. A directional
  /// lock keeps the other coordinate, and a `keyboardDismissMode` ends editing.
  ///
  /// - Throws: ``ActionError`` if it does not scroll, if the offset is not finite, or if a user could not scroll it.
  public func scroll(to offset: CGPoint) throws { try UserAction("scroll", on: self).drag { _ in offset } }

  /// Drags the content by a distance, in points. See ``scroll(to:)-(CGPoint)``.
  ///
  /// If the widget does not scroll, a wheel turns over it, which recognizers with `allowedScrollTypesMask` handle.
  ///
  /// - Throws: ``ActionError`` if it does not scroll, if the offset is not finite, or if a user could not scroll it.
  public func scroll(by distance: CGPoint) throws {
    if !(mounted.current is any Scrolling), distance.x.isFinite, distance.y.isFinite, try pan(byWheel: distance) {
      return
    }
    try UserAction("scroll", on: self).drag {
      CGPoint(x: $0.contentOffset.x + distance.x, y: $0.contentOffset.y + distance.y)
    }
  }

  /// Drags the content to its lower end. See ``scroll(to:)-(CGPoint)``.
  ///
  /// - Throws: ``ActionError`` if it does not scroll, if its `contentSize` is not known, or if a user could not scroll
  ///   it.
  public func scrollToEnd() throws {
    let action = try UserAction("scroll", on: self)
    if var list = table?.list {
      let length = list.plannedContentLength
      if length == 0 { throw action.refusal(.missing("contentSize")) }
      list.scrolledLength = length
      return try action.drag { _ in list.contentOffset }
    }
    let height = try action.usable((any Scrolling).self).contentSize.height
    if height == 0 { throw action.refusal(.missing("contentSize")) }
    try action.drag { CGPoint(x: $0.contentOffset.x, y: height) }
  }

  /// Taps the status bar, to scroll the content to its top.
  ///
  /// `shouldScrollToTop` is asked, the content moves, and `didScroll`, `userDidScroll` and `didScrollToTop` are sent.
  ///
  /// - Throws: ``ActionError`` if it does not scroll, if `scrollsToTop` or `shouldScrollToTop` forbids it, or if a user
  ///   could not scroll it.
  public func scrollToTop() throws {
    let action = try UserAction("scroll to the top of", on: self)
    let view = try action.usable((any Scrolling).self)
    if !view.scrollsToTop { throw action.refusal(.declined(by: "scrollsToTop")) }
    if !view.allowsScrollingToTop { throw action.refusal(.declined(by: "shouldScrollToTop")) }
    drag(to: CGPoint(x: view.contentOffset.x, y: 0 - view.adjustedContentInset.top))
    send(Event<ScrollView, Void>.didScrollToTop)
  }

  /// Zooms to a scale, or to the nearest one between the limits.
  ///
  /// `viewForZooming` is asked, then `willBeginZooming`, `didZoom` and `didEndZooming` are sent.
  ///
  /// - Throws: ``ActionError`` if it does not scroll, if `viewForZooming` returns no view, if the scale is not finite,
  ///   or if a user could not zoom it.
  public func zoom(to scale: Double) throws {
    let action = try UserAction("zoom", on: self)
    if try action.usable((any Scrolling).self).zoomsNothing { throw action.refusal(.declined(by: "viewForZooming")) }
    try action.checkFinite(scale)
    send(Event<ScrollView, Void>.willBeginZooming)
    input(as: (any Scrolling).self) { $0.zoomScale = scale }
    send(Event<ScrollView, Void>.didZoom)
    send(Event<ScrollView, Double>.didEndZooming, (mounted.current as? any Scrolling)?.zoomScale ?? scale)
  }

  /// Pulls the content of a scroll view down, to start its refresh control.
  ///
  /// The control is refreshing first, then it sends `valueChanged` and `primaryActionTriggered`. A control that is
  /// refreshing already sends nothing.
  ///
  /// - Throws: ``ActionError`` if there is no refresh control, or if a user could not use it.
  public func pullToRefresh() throws {
    let action = try UserAction("pull to refresh", on: self)
    let view = try action.usable((any Scrolling).self)
    if !view.isScrollEnabled { throw action.refusal(.declined(by: "isScrollEnabled")) }
    guard let control = part(.refresh) else {
      throw action.refusal(.missing("refreshControl"))
    }
    try action.checkEnabled(control)
    guard control.refresh?.isRefreshing == false else { return }
    control.input(as: RefreshControl.self) { $0.isRefreshing = true }
    control.sendValueChanged()
  }
}

extension UserAction {
  internal func drag(_ target: (any Scrolling) -> CGPoint) throws(ActionError) {
    let view = try usable((any Scrolling).self)
    if !view.isScrollEnabled { throw refusal(.declined(by: "isScrollEnabled")) }
    let wanted = target(view)
    let offset = view.nearestOffset(to: view.locked(wanted))
    if wanted.x.isNaN || wanted.y.isNaN { throw refusal(.notFinite) }
    try checkFinite(offset.x, offset.y)
    if view.keyboardDismissMode != .none { node.dismissKeyboard() }
    node.send(Event<ScrollView, Void>.willBeginDragging)
    node.drag(to: offset)
    let rest = (node.mounted.current as? any Scrolling)?.restingOffset
    let decelerates = rest != (node.mounted.current as? any Scrolling)?.contentOffset
    node.send(Event<ScrollView, Bool>.didEndDragging, decelerates)
    guard let rest, decelerates else { return }
    node.send(Event<ScrollView, Void>.willBeginDecelerating)
    node.drag(to: rest)
    node.send(Event<ScrollView, Void>.didEndDecelerating)
  }
}

extension Node {
  /// Moves the content of a scroll view back to an offset, in points, because the content has become shorter.
  ///
  /// It is not an action of a user, but `didScroll` is sent.
  package func scrollBack(to height: Double) {
    input(as: (any Scrolling).self) { $0.contentOffset.y = height }
    send(Event<ScrollView, Void>.didScroll)
  }

  /// Ends editing, as a drag does in a view that dismisses the keyboard.
  fileprivate func dismissKeyboard() {
    guard let focused = tree.focus.node, focused.isMounted, focused.mounted.current is any TextInput else { return }
    _ = focused.resign()
  }

  fileprivate func drag(to offset: CGPoint) {
    input(as: (any Scrolling).self) { $0.contentOffset = offset }
    send(Event<ScrollView, Void>.didScroll)
    send(Event<ScrollView, CGPoint>.userDidScroll, offset)
    if let table { send(Event<TableView, RowPath>.userDidScrollToRow, table.top) }
  }
}

// The delegates of a widget of any type are called with its own type.
@MainActor extension Scrolling {
  fileprivate var allowsScrollingToTop: Bool { delegate(.shouldScrollToTop)(self) }

  fileprivate var zoomsNothing: Bool { delegate(.viewForZooming)(self) == nil }

  /// The offset at which the content stops after the finger is lifted.
  fileprivate var restingOffset: CGPoint {
    delegate(.willEndDragging)(self, .zero, isPagingEnabled ? nearestPage : contentOffset)
  }

  private var nearestPage: CGPoint {
    func nearest(_ offset: Double, page: Double) -> Double {
      page > 0 ? (offset / page).rounded() * page : offset
    }
    return CGPoint(x: nearest(contentOffset.x, page: bounds.width), y: nearest(contentOffset.y, page: bounds.height))
  }

  /// Returns the offset of a drag. A directional lock keeps it on its longer axis.
  fileprivate func locked(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (abs(offset.x - contentOffset.x), abs(offset.y - contentOffset.y))
    guard isDirectionalLockEnabled, x > 0, y > 0, x != y else { return offset }
    return x > y ? CGPoint(x: offset.x, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: offset.y)
  }

  /// Returns the nearest offset between the edges of the content.
  internal func nearestOffset(to offset: CGPoint) -> CGPoint {
    func nearest(_ offset: Double, before: Double, content: Double, after: Double, visible: Double) -> Double {
      content > 0 ? max(-before, min(offset, content + after - visible)) : offset
    }
    return CGPoint(
      x: nearest(
        offset.x, before: adjustedContentInset.left, content: contentSize.width, after: adjustedContentInset.right,
        visible: bounds.width),
      y: nearest(
        offset.y, before: adjustedContentInset.top, content: contentSize.height, after: adjustedContentInset.bottom,
        visible: bounds.height))
  }
}
