import Styles

private func shy(_ slider: inout Slider) {
  slider.alpha = "half"
//               ^ error: cannot assign value of type 'String' to type 'Double'
}
