import Mod
import Foundation
import Testing
import Widgets

@Suite struct GeometryTests {
  private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("Setting the frame sets the size of the bounds and the center")
  func settingFrame() {
    let view = View(.bounds(CGRect(x: 5, y: 5, width: 1, height: 1)), .frame(frame))
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == frame)
  }

  @Test("Moving the center moves the frame")
  func movingCenter() {
    let view = View(.frame(frame), .center(CGPoint(x: 0, y: 0)))
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
  }

  @Test("The frame is the rectangle around the transformed view")
  func transformedFrame() {
    let view = View(.frame(frame), .transform(Transform(scaleX: 2, y: -1)))
    #expect(view.frame == CGRect(x: -5, y: 20, width: 60, height: 40))
    #expect(view.bounds.size == frame.size)
  }

  @Test("A layer is positioned by its anchor point")
  func anchorPoint() {
    let corner = CGPoint(x: 0, y: 1)
    let layer = Layer(.anchorPoint(corner), .frame(frame))
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.frame == frame)
    #expect(View(.layer.anchorPoint(corner), .frame(frame)).center == CGPoint(x: 10, y: 60))
  }

  @Test("Margins by side and directional margins are the same values")
  func margins() {
    let margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = View(.layoutMargins(margins))
    #expect(view.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.layoutMargins == margins)
  }

  @Test("In right-to-left layouts, leading is right")
  func mirroredMargins() {
    let margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = View(.semanticContentAttribute(.forceRightToLeft), .layoutMargins(margins))
    #expect(view.directionalLayoutMargins == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    #expect(view.layoutMargins == margins)
  }
}
