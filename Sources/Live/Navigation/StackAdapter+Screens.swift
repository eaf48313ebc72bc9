extension Adapter {
  /// The screens of a stack: one for each element, over one that is always there, if there is such a one.
  ///
  /// ```swift
  /// NavigationController(
  ///   .viewControllers <-- path.screens(over: Users()) { user in Detail(user) },
  ///   .poppedToCount --> path.popToCount(over: 1)
  /// )
  /// ```
  ///
  /// A screen is made when its element comes, and stays while others come and go above it. When all elements are reloaded, as
  /// from a saved state, the screens are made anew; those at the same place with the same type are the same nodes.
  ///
  /// - Parameters:
  ///   - root: The lowest screen. None by default.
  ///   - screen: Makes the screen of an element.
  public func screens<Element>(
    over root: some WidgetConvertible = Children(),
    @WidgetBuilder _ screen: @escaping (Element) -> Children
  ) -> Signal<Children> where State == StackState<Element> {
    let root = root.widgets.isEmpty ? [] : [root.widgets.root]
    return scan([any Widget]()) { screens, mutation in
      var screens = screens
      mutation.map { screen($0).root }.apply(to: &screens)
      return screens
    }.map { Children(root + $0) }
  }

  /// Returns where a stack of screens reports how many are left, of which `count` at the bottom are not the adapter's.
  ///
  /// - Parameter count: The number of screens below. Negative counts as none.
  public func popToCount<Element>(over count: Int) -> Input<Int> where State == StackState<Element> {
    Input { send(.popToCount(max($0, 0) - max(count, 0))) }
  }
}

extension StackMutation {
  /// The same mutation of a stack of something that is made of the elements.
  fileprivate func map<Result>(_ transform: (Element) -> Result) -> StackMutation<Result> {
    switch self {
    case .push(let element): .push(transform(element))
    case .pop: .pop
    case .popToCount(let count): .popToCount(count)
    case .reload(let elements): .reload(elements.map(transform))
    }
  }
}
