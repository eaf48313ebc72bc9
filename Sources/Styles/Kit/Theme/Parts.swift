import Mod
import Widgets

extension DefaultVariants {
  /// Returns the choices after Mods.
  internal func with(_ mods: [Mod<Self>]) -> Self { configure(self, with: Mod(list: mods)) }
}

extension Recipe {
  /// Returns a value in the style of a selection, with the Mods of the call.
  internal func applied(to root: Root, _ look: Look, then mods: [Mod<Root>]) -> Root {
    var root = root
    apply(look, to: &root)
    for mod in mods { mod(&root) }
    return root
  }
}

extension Array {
  /// Returns whether another list has copies of the same Mods.
  internal func areSame<Root>(as others: [Mod<Root>]) -> Bool where Element == Mod<Root> {
    elementsEqual(others, by: haveSameBytes)
  }
}
