import Foundation
import Mod
import Testing
import Widgets

@Suite("The place of a view in another")
struct PlacementTests {
  typealias Anchor = EmbedPosition.Anchor

  @Test("The place of a view in another fills it by default")
  func defaults() {
    #expect(Label().embedPosition == .fill)
    #expect(!Label().keepsToSafeArea)
    #expect(Label().animation == nil)
  }

  @Test("The place of a view in another is one of fourteen, no two of which are the same along both axes")
  func positions() {
    let places = EmbedPosition.allCases.map { [$0.horizontal, $0.vertical] }
    #expect(places.count == 14)
    #expect(Set(places).count == 14)
  }

  @Test(
    "The place of a view in another is anchored along each axis as its name says",
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

  @Test("The place of a view in another is said in a tree of views, and prints")
  func tree() {
    let photo = ZStack {
      ImageView()
      Label("Ada", .position(.bottom), .padding(h: 20, v: 8))
    }
    #expect(photo.subviews.map(\.embedPosition) == [.fill, .bottom])
    #expect(photo.treeDescription.hasSuffix("padding.trailing: 20.0, embedPosition: .bottom)"))
  }

  @Test("The place of a view in another keeps to the safe area where it is told to")
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

  @Test("The place of a view in another of a layer is a point")
  func layers() {
    #expect(Layer(.position(.zero)) == Layer())
    #expect(View(.position(.top)) == View(.embedPosition -- .top))
    #expect(GradientLayer(.position.x(3)).layer.position.x == 3)
  }
}
