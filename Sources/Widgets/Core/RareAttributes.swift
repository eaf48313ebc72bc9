/// The attributes that few widgets have, and that concern the tree around the widget.
package struct RareAttributes: Equatable, Sendable {
  /// Whether the widget has an animation of its own.
  package var haveAnimation = false

  /// Whether the widget gives a title to the screen around it.
  package var haveTitle = false

  /// Whether the widget changes the environment inside it.
  package var haveEnvironment = false

  /// The light or dark style that the widget sets for itself and for everything inside it.
  package var interfaceStyle = UserInterfaceStyle.unspecified

  package init() {}

  fileprivate init(of attributes: Boxed<ViewAttributes>) {
    // Reading by way of the box's storage does not copy the attributes.
    let attributes = attributes.storage
    haveEnvironment = attributes.value.behaviors.haveEnvironment
    interfaceStyle = attributes.value.overrideUserInterfaceStyle
    if attributes.value.extras.identity == ViewExtras.fresh.identity { return }
    let extras = attributes.value.extras.storage
    haveAnimation = extras.value.animation != nil
    haveTitle = extras.value.navigationTitle != nil
  }

  /// Whether the widget has no rare attribute, except perhaps an interface style.
  package var isEmpty: Bool { !haveAnimation && !haveTitle && !haveEnvironment }
}

extension Widget {
  /// The rare attributes of the widget.
  package var rareAttributes: RareAttributes { RareAttributes(of: attributes) }

  /// Returns the rare attributes in place, because reading a property of a stored value copies the value.
  package mutating func readRareAttributes() -> RareAttributes { RareAttributes(of: attributes) }
}
