import Styles

private let style: Mod<Slider> = [
  .value(0.5),
  .thumbTintColor(.systemGren),
//                 ^ error: member 'systemGren'
]
