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
  /// Returns a signal of the screens of a stack, one for each element.
  ///
  /// ```swift
  /// NavigationController(
  ///   .viewControllers <-- path.screens(over: Users()) { user in Detail(user) },
  ///   .poppedToCount --> path.popToCount(over: 1)
  /// )
  /// ```
  ///
  /// A screen is created when its element is pushed, and stays while others are pushed and popped above it. When all
  /// elements are reloaded, such as from a saved state or an address, all screens are created again. If the element at
  /// a position is equal to the former one, the screen keeps its node, with the state of its components. Elements that
  /// are not `Equatable` count as equal.
  ///
  /// - Parameters:
  ///   - root: The lowest screen, which is always there. None by default.
  ///   - screen: Returns the screen of an element.
  public func screens<Element>(
    over root: some WidgetConvertible = Children(),
    @WidgetBuilder _ screen: @escaping (Element) -> Children
  ) -> Signal<Children> where State == StackState<Element> {
    let root = root.widgets.isEmpty ? [] : [root.widgets.root]
    let stack: Signal<[StackedScreen<Element>]> = scan([]) { formers, mutation in
      var screens = formers
      let changed = mutation.map { element in StackedScreen(element: element, widget: screen(element).root) }
      changed.apply(to: &screens)
      if case .reload = mutation {
        for (index, former) in formers.enumerated() where index < screens.count {
          screens[index].replace(former, at: index)
        }
      }
      return screens
    }
    return stack.map { screens in Children(root + screens.map(\.widget)) }
  }

  /// Returns an input for the number of remaining screens, of which the lowest `count` do not belong to the adapter.
  ///
  /// - Parameter count: The number of screens below. A negative number is treated as 0.
  public func popToCount<Element>(over count: Int) -> Input<Int> where State == StackState<Element> {
    Input { send(.popToCount(max($0, 0) - max(count, 0))) }
  }
}

/// A screen of a stack with its element.
private struct StackedScreen<Element> {
  let element: Element
  var widget: any Widget

  /// The number of screens of other elements that have been at its position before.
  var generation = 0

  mutating func replace(_ former: StackedScreen, at index: Int) {
    generation = former.generation + (isEqual(element, former.element) ? 0 : 1)
    if generation > 0, widget.key == nil { widget.key = WidgetKey([index, generation]) }
  }

  private func isEqual(_ new: Element, _ old: Element) -> Bool {
    func isEqual<Known: Equatable>(_ new: Known) -> Bool { new == old as? Known }
    guard let new = new as? any Equatable else { return true }
    return isEqual(new)
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
