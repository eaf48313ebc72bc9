import Mod
import Testing
import Widgets

struct ActivityIndicatorViewTests {
  @Test("An activity indicator starts and stops by UIKit's methods")
  func startsAndStops() {
    var spinner = ActivityIndicatorView()
    spinner.startAnimating()
    #expect(spinner == ActivityIndicatorView(.isAnimating(true)))
    spinner.stopAnimating()
    #expect(spinner == ActivityIndicatorView())
  }
}
