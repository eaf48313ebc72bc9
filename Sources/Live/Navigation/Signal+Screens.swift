extension SignalConvertible {
  /// Returns a signal of the screen for each value, for a window or a presentation.
  ///
  /// ```swift
  /// Window(
  ///   .rootViewController <-- session.screen { user in
  ///     if user == nil { LoginScreen() } else { Menu() }
  ///   })
  ///
  /// ViewController(
  ///   .presentedViewController <-- problem.screen { text in
  ///     if let text { AlertController(text) }
  ///   },
  ///   .didDismiss --> { problem.set(nil) })
  /// ```
  ///
  /// - Parameter content: Returns the screen for a value. An empty block means none.
  public func screen(@WidgetBuilder _ content: @escaping (Value) -> Children) -> Signal<(any Widget)?> {
    signal.map { value in
      let content = content(value)
      return content.isEmpty ? nil : content.root
    }
  }
}

extension Adapter {
  /// Returns a signal of the screens of a stack, with one for each element.
  ///
  /// ```swift
  /// NavigationController(
  ///   .viewControllers <-- path.screens(over: Users()) { user in Detail(user) },
  ///   .poppedToCount --> path.popToCount(over: 1)
  /// )
  /// ```
  ///
  /// A screen is made when its element is pushed, and stays while others come and go above it. When all elements are
  /// reloaded, such as from a saved state, all screens are made again; screens with the same position and type keep
  /// their nodes.
  ///
  /// - Parameters:
  ///   - root: The lowest screen, which is always there. None by default.
  ///   - screen: Returns the screen of an element.
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

  /// Returns an input for the number of remaining screens, of which the lowest `count` do not belong to the adapter.
  ///
  /// - Parameter count: The number of screens below. A negative number is treated as 0.
  public func popToCount<Element>(over count: Int) -> Input<Int> where State == StackState<Element> {
    Input { send(.popToCount(max($0, 0) - max(count, 0))) }
  }
}

extension StackMutation {
  fileprivate func map<Result>(_ transform: (Element) -> Result) -> StackMutation<Result> {
    switch self {
    case .push(let element): .push(transform(element))
    case .pop: .pop
    case .popToCount(let count): .popToCount(count)
    case .reload(let elements): .reload(elements.map(transform))
    }
  }
}
