import Foundation

extension Method where Root: Scrolling {
  /// Sets the content offset, and sends `didScroll` and `didEndScrollingAnimation`.
  public static var setContentOffset: Method<Root, CGPoint> {
    Method<Root, CGPoint> { mounted, offset in
      mounted.scroll(to: offset)
    }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  public static var scrollRectToVisible: Method<Root, CGRect> {
    Method<Root, CGRect> { mounted, rect in
      let (offset, size) = (mounted.value.contentOffset, mounted.value.bounds.size)
      func nearest(_ offset: Double, _ start: Double, _ length: Double, _ visible: Double) -> Double {
        visible > 0 ? min(max(offset, min(start + length - visible, start)), start) : start
      }
      let place = CGPoint(
        x: nearest(offset.x, rect.minX, rect.width, size.width),
        y: nearest(offset.y, rect.minY, rect.height, size.height))
      if place != offset { mounted.scroll(to: place) }
    }
  }

  /// Sets the zoom scale, clamped to its limits, and sends `didZoom`.
  public static var setZoomScale: Method<Root, Double> {
    Method<Root, Double> { mounted, scale in
      mounted.apply { $0.zoomScale = scale }
      mounted.send(.didZoom)
    }
  }
}

extension Method where Root == TableView {
  /// Scrolls until a row is at the top, if there is such a row.
  public static var scrollToRow: Method<Root, RowPath> {
    Method<Root, RowPath> { mounted, path in
      guard mounted.value.model[path] != nil else { return }
      mounted.scroll(to: CGPoint(x: mounted.value.contentOffset.x, y: mounted.value.offset(of: path)))
    }
  }

  /// Scrolls until the selected row that is nearest to the top is there, if a row is selected.
  public static var scrollToNearestSelectedRow: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in
      let table = mounted.value
      let offsets = table.selectedRows.map { table.offset(of: $0) }
      let nearest = offsets.min { abs($0 - table.contentOffset.y) < abs($1 - table.contentOffset.y) }
      if let nearest { mounted.scroll(to: CGPoint(x: table.contentOffset.x, y: nearest)) }
    }
  }
}

extension Method where Root == CollectionView {
  /// Scrolls until the line of an item is first, and its section until the item is, if there is such an item.
  public static var scrollToItem: Method<Root, RowPath> {
    Method<Root, RowPath> { mounted, path in
      guard mounted.value.model[path] != nil else { return }
      mounted.apply {
        $0.scrolledLength = $0.offset(of: path)
        $0.bringToEdge(path)
      }
      mounted.send(.didScroll)
      mounted.send(.didEndScrollingAnimation)
    }
  }
}

extension Method where Root == TextView {
  /// Scrolls until the line at the start of a range of the text is visible, in UTF-16 units.
  ///
  /// Lines are counted by line breaks. They are as high as the line height of the font, or 1.2 times its size.
  public static var scrollRangeToVisible: Method<Root, NSRange> {
    Method<Root, NSRange> { mounted, range in
      let text = (mounted.value.text ?? "").utf16.prefix(max(range.location, 0))
      let font = mounted.value.font
      let (line, height) = (text.count { $0 == 10 }, font.lineHeight ?? font.pointSize * 1.2)
      let top = mounted.value.textContainerInset.top + Double(line) * height
      let (offset, visible) = (mounted.value.contentOffset, mounted.value.bounds.height)
      let place = visible > height ? min(max(offset.y, top + height - visible), top) : top
      if place != offset.y { mounted.scroll(to: CGPoint(x: offset.x, y: place)) }
    }
  }
}

extension Method where Root == PageControl {
  /// Shows the dot of the current page, if `defersCurrentPageDisplay` is set.
  public static var updateCurrentPageDisplay: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.updateCurrentPageDisplay() } }
  }
}

extension Method where Root == RefreshControl {
  /// Begins to refresh, as the program does.
  public static var beginRefreshing: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.beginRefreshing() } }
  }

  /// Ends the refresh.
  public static var endRefreshing: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.endRefreshing() } }
  }
}

extension Mounted where Root: Scrolling {
  /// Scrolls as the program does, and sends the events.
  fileprivate func scroll(to offset: CGPoint) {
    apply { $0.contentOffset = offset }
    send(.didScroll)
    send(.didEndScrollingAnimation)
  }
}
