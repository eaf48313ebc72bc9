import Styles

private let round = Mod<Layer> { $0.cornerRadius = 6 }

private let style = Mod<Label> {
  Mod.alpha(0.5)
  round
//^ error: cannot convert value of type 'Mod<Layer>'
}
