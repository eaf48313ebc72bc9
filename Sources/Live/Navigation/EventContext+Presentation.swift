extension EventContext {
  /// Presents a screen over everything: a component, a `ViewController` or any other widget.
  ///
  /// Users cannot reach the screens below. The screen is removed by ``dismiss()``, together with the screen that it
  /// covers, or with the screen of a stack or a tab that presented it: when that is removed or hidden, such as by an
  /// opened address. It stays if the handler that presents it leaves that screen itself.
  ///
  /// - Throws: ``NavigationError`` if the node is not in a live tree any more.
  public func present(_ screen: some WidgetConvertible) throws(NavigationError) {
    guard source.isMounted else { throw error("present", .unmounted) }
    source.present(screen.widgets.root)
  }

  /// Presents a screen over everything, and calls a closure with the result of the screen.
  ///
  /// ```swift
  /// try context.present(ColorPicker(), returning: Color.self) { color in tint.set(color) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: A component, a `ViewController` or any other widget, which ends with ``dismiss(returning:)``.
  ///   - type: The type of the result.
  ///   - completion: Called with the result after the screen has been dismissed. It is not called after ``dismiss()``.
  /// - Throws: ``NavigationError`` if the node is not in a live tree any more.
  public func present<Result>(
    _ screen: some WidgetConvertible,
    returning type: Result.Type,
    completion: @escaping @MainActor (Result) -> Void
  ) throws(NavigationError) {
    guard source.isMounted else { throw error("present", .unmounted) }
    source.present(screen.widgets.root, resultType: "\(type)") { value in
      guard let result = value as? Result else { return nil }
      return { completion(result) }
    }
  }

  /// Dismisses the presented screen that contains the node, or else the screen that was presented over it.
  ///
  /// - Throws: ``NavigationError`` if nothing has been presented.
  public func dismiss() throws(NavigationError) { try presenter().dismissPresented() }

  /// Dismisses the presented screen that contains the node, and passes a result to its presenter.
  ///
  /// - Throws: ``NavigationError`` if nothing has been presented, or if the presenter expects another result or none.
  public func dismiss<Result>(returning result: Result) throws(NavigationError) {
    let presenter = try presenter()
    let screen = presenter.presentation?.screen
    guard let complete = screen?.receive(result) else {
      throw error("dismiss", .unexpectedResult("\(Swift.type(of: result))", expected: screen?.resultType))
    }
    presenter.dismissPresented()
    complete()
  }

  /// Returns the node that presents the screen.
  private func presenter() throws(NavigationError) -> Node {
    let layer = source.layer
    if layer.isPresented, let presenter = layer.parent { return presenter }
    let presenters = source.tree.screens.presented.compactMap(\.parent)
    guard let presenter = presenters.last(where: { $0.layer === layer }) else {
      throw error("dismiss", .nothingPresented)
    }
    return presenter
  }
}

extension EventContext {
  /// Replaces the content of the surrounding `ViewController`, or else of the root container.
  ///
  /// The content stays until the screen is described with other content.
  ///
  /// - Throws: ``NavigationError`` if there is neither.
  public func transition(to content: some WidgetConvertible) throws(NavigationError) {
    let screen = source.layerLine.first { $0.identity.type == ViewController.self } ?? source.layer
    guard source.isMounted, screen.mounted.widgetsInside != nil else { throw error("make a transition", .noContent) }
    let children = content.widgets
    let old = screen.mounted.widgetsInside ?? []
    screen.show(children)
    for recorder in screen.tree.observers.recorders { recorder.recordTransition(of: screen, from: old, to: children) }
  }
}

extension Node {
  /// Replaces the content of the screen in the node.
  internal func show(_ content: Children) {
    input(as: (any Container).self) { $0.children = content }
    tree.report(self) { $0.transition(self, .crossDissolve) }
  }
}
