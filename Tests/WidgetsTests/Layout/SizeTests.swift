import Mod
import Testing
import Widgets

@Suite("The size of a view")
struct SizeTests {
  @Test("The preferred size of a view is that of its content by default")
  func defaults() {
    let view = View()
    let lengths = [
      view.width, view.minimumWidth, view.maximumWidth, view.height, view.minimumHeight, view.maximumHeight,
    ]
    #expect(lengths == [nil, nil, nil, nil, nil, nil])
  }

  @Test("The size of a view is set in points, with required priority")
  func points() {
    let view = View(.width(250), .height(100))
    #expect(view.width == LayoutLength(250, priority: .required))
    #expect(view.height == LayoutLength(100))
  }

  @Test("The minimum and maximum size of a view are set separately")
  func limits() {
    let view = View(.width(min: 1), .width(max: 2), .height(min: 3), .height(max: 4))
    #expect(view.minimumWidth == LayoutLength(1))
    #expect(view.maximumWidth == LayoutLength(2))
    #expect(view.minimumHeight == LayoutLength(3))
    #expect(view.maximumHeight == LayoutLength(4))
    #expect(view.width == nil)
    #expect(view.height == nil)
  }

  @Test("Each size and limit of a view has its own priority")
  func priorities() {
    let view = View(
      .width(1, priority: .defaultLow), .width(min: 2, priority: .defaultHigh), .width(max: 3, priority: 999),
      .height(4, priority: 1), .height(min: 5, priority: 2), .height(max: 6, priority: 3))
    #expect(view.width == LayoutLength(1, priority: .defaultLow))
    #expect(view.minimumWidth == LayoutLength(2, priority: .defaultHigh))
    #expect(view.maximumWidth == LayoutLength(3, priority: 999))
    #expect(view.height == LayoutLength(4, priority: 1))
    #expect(view.minimumHeight == LayoutLength(5, priority: 2))
    #expect(view.maximumHeight == LayoutLength(6, priority: 3))
  }

  @Test("The minimum and maximum size of a view have names, which also take numbers and tokens")
  func names() {
    struct Brand: Theme {
      var row = 32.0
      static let standard = Brand()
    }
    #expect(View(.minimumWidth(1), .maximumWidth(2)) == View(.width(min: 1), .width(max: 2)))
    #expect(View(.minimumHeight(3), .maximumHeight(4)) == View(.height(min: 3), .height(max: 4)))
    #expect(View(.minimumHeight(3, priority: 9)) == View(.height(min: 3, priority: 9)))
    #expect(View(.minimumHeight(.token(\Brand.row))) == View(.height(min: .token(\Brand.row))))
    #expect(View(.minimumHeight(LayoutLength(3)), .maximumWidth(nil)) == View(.height(min: 3)))
    #expect(View(.minimumHeight -- LayoutLength(3)) == View(.height(min: 3)))
  }

  @Test("Both dimensions of a view can be set at once")
  func both() {
    #expect(View(.size(width: 30, height: 40)) == View(.width(30), .height(40)))
    #expect(View(.size(44, priority: 999)) == View(.width(44, priority: 999), .height(44, priority: 999)))
  }

  @Test("The size of a view is removed by `nil`")
  func nothing() {
    #expect(View(.width(250), .width(nil)) == View())
  }

  @Test("The size of a view is printed in points, with its priority unless it is required")
  func description() {
    let view = View(.width(250), .height(min: 44, priority: .defaultHigh))
    #expect("\(view)" == "View(width: 250.0, minimumHeight: 44.0 at .defaultHigh)")
  }
}
