import Styles

private let slider = Slider().with(
  .value(0.5),
  .thumbTintColor(.systemGren)
//                 ^ error: member 'systemGren'
)
