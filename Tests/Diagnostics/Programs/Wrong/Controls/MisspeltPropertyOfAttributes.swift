import Styles

private func shy(_ slider: inout Slider) {
  slider.layer.cornerRadus = 6
//             ^ error: member 'cornerRadus'
}
