import Widgets

// The symbols of controls.
extension Symbol {
  internal static let plus = Symbol(systemName: "plus")
  internal static let minus = Symbol(systemName: "minus")
  internal static let xmark = Symbol(systemName: "xmark")
  internal static let back = Symbol(systemName: "chevron.backward")
  internal static let forward = Symbol(systemName: "chevron.forward")
  internal static let magnifyingglass = Symbol(systemName: "magnifyingglass")

  internal init(systemName name: String) { self.init(Image(systemName: name)) }
}
