/// The widgets of a list in an array, from programs that list widgets without a block.
@usableFromInline internal final class WidgetArray: ChildrenBox {
  private var array: [any Widget]

  @usableFromInline internal init(_ widgets: [any Widget], levels: ChildrenLevels) {
    array = widgets
    super.init(count: widgets.count, levels: levels)
  }

  /// Creates a box of widgets with known levels below them. Only widgets in a range have changed.
  ///
  /// - Complexity: O(*n*) for *n* changed widgets.
  internal convenience init(_ widgets: [any Widget], changedIn range: Range<Int>, levels: ChildrenLevels) {
    var levels = levels
    for index in range { levels.formUnion(ChildrenLevels(below: widgets[index])) }
    self.init(widgets, levels: levels)
  }

  @usableFromInline internal override func widget(at index: Int) -> any Widget { array[index] }

  @usableFromInline internal override var widgets: [any Widget] { array }

  /// Removes and returns the widgets, so that they are changed in place.
  ///
  /// - Precondition: There is no other reference to the box.
  internal func take() -> [any Widget] {
    let taken = array
    array = []
    return taken
  }

  internal override func isKnown(at index: Int, toEqual other: ChildrenBox, at otherIndex: Int) -> Bool? {
    guard let other = alike(other) else { return nil }
    return array[index].isKnownAsComponent(toEqual: other.array[otherIndex])
  }
}

extension Widget {
  /// Returns whether the widget equals another one, or `nil` unless both stand for components.
  fileprivate func isKnownAsComponent(toEqual other: any Widget) -> Bool? {
    guard let own = reading(as: Composed.self, { $0.pointee }) else { return nil }
    return other.asComponent.map { own == $0 }
  }

  private var asComponent: Composed? { reading(as: Composed.self) { $0.pointee } }
}
