import Mod
import Testing
import Widgets

@Suite struct GestureRecognizerTests {
  @Test("A view holds gesture recognizers by value")
  func equality() {
    let view = View(.gestureRecognizers([TapGestureRecognizer(.numberOfTapsRequired(2)), PanGestureRecognizer()]))
    #expect(view.gestureRecognizers == [TapGestureRecognizer(.numberOfTapsRequired(2)), PanGestureRecognizer()])
    #expect(view.gestureRecognizers != [TapGestureRecognizer(), PanGestureRecognizer()])
    #expect(view.gestureRecognizers != [PanGestureRecognizer()])
  }

  @Test("The properties of all recognizers are set and printed by their names on each")
  func sharedProperties() {
    let swipe = SwipeGestureRecognizer(.direction([.left, .up]), .isEnabled(false))
    #expect("\(swipe)" == "SwipeGestureRecognizer(direction: [.left, .up], isEnabled: false)")
  }

  @Test("A recognizer of drags from an edge has the properties of one of drags")
  func edgePan() {
    let pan = ScreenEdgePanGestureRecognizer(.edges(.left), .maximumNumberOfTouches(1))
    #expect("\(pan)" == "ScreenEdgePanGestureRecognizer(edges: [.left], maximumNumberOfTouches: 1)")
  }
}
