import Mod
import Testing
import Widgets

struct SliderTests {
  @Test("The current images of a slider follow its state")
  func currentImages() {
    let (round, square) = (Image(named: "round"), Image(named: "square"))
    let style: Mod<Slider> = [
      .thumbImage(round), .thumbImage(for: .disabled) -- square,
      .minimumTrackImage(for: .disabled) -- round,
      .maximumTrackImage(square),
    ]
    #expect(Slider(style).currentThumbImage == round)
    let disabled = Slider(style, .isEnabled(false))
    #expect(disabled.currentThumbImage == square)
    #expect(disabled.currentMinimumTrackImage == round)
    #expect(disabled.currentMaximumTrackImage == square)
  }

  @Test("Images of a slider can be set by UIKit's methods, too")
  func setters() {
    let round = Image(named: "round")
    var slider = Slider()
    slider.setThumbImage(round, for: .highlighted)
    slider.setMinimumTrackImage(round, for: .normal)
    slider.setMaximumTrackImage(round, for: .selected)
    #expect(
      slider
        == Slider(
          .thumbImage(for: .highlighted) -- round,
          .minimumTrackImage -- round,
          .maximumTrackImage(for: .selected) -- round
        )
    )
  }
}
