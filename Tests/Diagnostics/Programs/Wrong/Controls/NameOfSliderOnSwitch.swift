import Styles

private let toggle = Switch(
  .isEnabled(false),
  .thumbImage(nil)
// ^ error: Slider
)
