import Styles

private let style = Mod<Label> {
  Mod.alpha(0.5)
  42
//^ error: cannot convert value of type 'Int'
}
