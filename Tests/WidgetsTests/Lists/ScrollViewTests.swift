import Mod
import Foundation
import Testing
import Widgets

struct ScrollViewTests {
  @Test("The zoom scale is clamped to its limits", arguments: [0.1: 0.5, 2: 2, 9: 4, .nan: 0.5])
  func zoomScale(scale: Double, nearest: Double) {
    let view = ScrollView(.minimumZoomScale(0.5), .maximumZoomScale(4), .zoomScale(scale))
    #expect(view.zoomScale == nearest)
  }

  @Test("New limits change the zoom scale")
  func limits() {
    let view = ScrollView(.maximumZoomScale(4), .zoomScale(3))
    #expect(view.with(.maximumZoomScale(2)).zoomScale == 2)
    #expect(view.with(.maximumZoomScale(6), .minimumZoomScale(5)).zoomScale == 5)
  }

  @Test("If the zoom limits cross, the minimum wins")
  func crossedLimits() {
    #expect(ScrollView(.minimumZoomScale(2)).zoomScale == 2)
  }

  @Test("A deceleration rate prints by its name, or by its value if it has none")
  func decelerationRate() {
    let rates: [ScrollView.DecelerationRate] = [.normal, .fast, .init(rawValue: 0.5)]
    #expect(rates.map(\.description) == [".normal", ".fast", "DecelerationRate(rawValue: 0.5)"])
  }

  @Test("Any widget can scroll by containing the scroll attributes")
  func embedding() {
    let map = Map(.contentOffset(.init(x: 1, y: 2)), .bounces(false))
    #expect(map.scrolling == ScrollView(.contentOffset(.init(x: 1, y: 2)), .bounces(false)).scrolling)
  }

  @Test("The children of a scroll view are its subviews")
  func children() {
    #expect(ScrollView(.subviews([Label("A")])).children == [Label("A")])
  }

  @Test("The insets of both scroll indicators can be set at once")
  func indicatorInsets() {
    let view = ScrollView(.scrollIndicatorInsets(EdgeInsets(top: 4)))
    #expect(view.horizontalScrollIndicatorInsets == EdgeInsets(top: 4))
    #expect(view.verticalScrollIndicatorInsets == EdgeInsets(top: 4))
  }
}

private struct Map: Scrolling {
  var scrolling = ScrollAttributes.fresh
  var attributes = ViewAttributes.fresh
}
