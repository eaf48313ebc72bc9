import Mod
import Testing
import Widgets

struct ImageViewTests {
  @Test("An image view starts and stops animating by UIKit's methods")
  func startsAndStops() {
    var view = ImageView()
    view.startAnimating()
    #expect(view == ImageView(.isAnimating(true)))
    view.stopAnimating()
    #expect(view == ImageView())
  }

  @Test("An image is created with the name of a symbol, or of an image of the app")
  func names() {
    #expect(ImageView(.image(systemName: "star")) == ImageView(Image(systemName: "star")))
    #expect(Button(.image(named: "logo")) == Button(.image(Image(named: "logo"))))
    #expect(ImageView(systemName: "star", .alpha(0.5)) == ImageView(Image(systemName: "star"), .alpha(0.5)))
    #expect(ImageView(named: "photo", .alpha(0.5)) == ImageView(Image(named: "photo"), .alpha(0.5)))
  }
}
