import Mod
import Testing
import Widgets

struct ImageViewTests {
  @Test("It starts and stops by UIKit's methods")
  func startsAndStops() {
    var view = ImageView()
    view.startAnimating()
    #expect(view == ImageView(.isAnimating(true)))
    view.stopAnimating()
    #expect(view == ImageView())
  }
}
