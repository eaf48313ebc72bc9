import Foundation
import Mod
import Testing
import Widgets

@Suite("The position of a view in its superview")
struct PlacementTests {
  typealias Anchor = EmbedPosition.Anchor

  @Test("A view fills its superview by default")
  func defaults() {
    #expect(Label().embedPosition == .fill)
    #expect(!Label().keepsToSafeArea)
    #expect(Label().animation == nil)
  }

  @Test("There are fourteen positions, no two of which are equal along both axes")
  func positions() {
    let places = EmbedPosition.allCases.map { [$0.horizontal, $0.vertical] }
    #expect(places.count == 14)
    #expect(Set(places).count == 14)
  }

  @Test(
    "Each position has the anchors that its name says along each axis",
    arguments: [
      (.fill, .fill, .fill), (.top, .fill, .start), (.topLeft, .start, .start), (.topCenter, .center, .start),
      (.topRight, .end, .start), (.left, .start, .fill), (.center, .center, .center), (.centerLeft, .start, .center),
      (.centerRight, .end, .center), (.right, .end, .fill), (.bottom, .fill, .end), (.bottomLeft, .start, .end),
      (.bottomCenter, .center, .end), (.bottomRight, .end, .end),
    ] as [(EmbedPosition, Anchor, Anchor)])
  func anchors(position: EmbedPosition, horizontal: Anchor, vertical: Anchor) {
    #expect(position.horizontal == horizontal)
    #expect(position.vertical == vertical)
  }

  @Test("A position is set in a tree of views, and printed")
  func tree() {
    let photo = ZStack {
      ImageView()
      Label("Ada", .position(.bottom), .padding(h: 20, v: 8))
    }
    #expect(photo.subviews.map(\.embedPosition) == [.fill, .bottom])
    #expect(photo.treeDescription.hasSuffix("padding.trailing: 20.0, embedPosition: .bottom)"))
  }

  @Test("A view keeps to the safe area if it is told to")
  func safeArea() {
    #expect(View(.safeArea()).keepsToSafeArea)
    #expect(!View(.safeArea(), .safeArea(false)).keepsToSafeArea)
  }

  @Test("A view keeps to the safe area if it or its superview says so")
  func defaultSafeArea() {
    let superview = View(.defaultSafeArea(true))
    #expect(Label().keepsToSafeArea(in: superview))
    #expect(!Label().keepsToSafeArea(in: View()))
    #expect(Label(.safeArea()).keepsToSafeArea(in: View()))
  }

  @Test("The position of a layer is a point, and that of a view one of the fourteen")
  func layers() {
    #expect(Layer(.position(.zero)) == Layer())
    #expect(View(.position(.top)) == View(.embedPosition -- .top))
    #expect(GradientLayer(.position.x(3)).layer.position.x == 3)
  }
}
