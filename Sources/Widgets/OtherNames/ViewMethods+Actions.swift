// The methods with closures that users of SwiftUI write after a widget. The compiler reports what to use instead.

extension Widget {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onLongPress { … })'")
  public func onLongPressGesture(perform action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onDisappear { … })'")
  public func onDisappear(perform action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onAppear { Task { … } })'")
  public func task(_ action: () async -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .while(.hovered, .alpha(0.6)))'")
  public func onHover(perform action: (Bool) -> Void) -> Self { self }

  @available(*, unavailable, message: "subscribe to the variable: 'name.subscribe { … }'")
  public func onChange<Value>(of value: Value, _ action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "subscribe to the signal: 'name.subscribe { … }'")
  public func onReceive<Values>(_ values: Values, perform action: (Any) -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'TextField(.textSubmitted --> { text in … })'")
  public func onSubmit(_ action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onTap { … })'")
  public func onClick(_ action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onTap { … })'")
  public func click(_ action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .onTap { … })'")
  public func onPress(_ action: () -> Void) -> Self { self }

  @available(*, unavailable, message: "a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'")
  public func focused(_ isFocused: Any) -> Self { self }

  @available(
    *, unavailable,
    message: "Mods are arguments: 'ScrollView(.refreshControl(RefreshControl(.valueChanged --> { … })))'"
  )
  public func refreshable(_ action: () async -> Void) -> Self { self }

  @available(
    *, unavailable,
    message: "Mods are arguments: 'Label(\"Ada\", .onLongPress { context in try context.present(AlertController(…)) })'"
  )
  public func contextMenu(@WidgetBuilder _ content: () -> Children) -> Self { self }

  @available(*, unavailable, message: "a table has '.rowDeleted --> { row in … }', a cell model 'trailingSwipeActions'")
  public func swipeActions(@WidgetBuilder _ content: () -> Children) -> Self { self }

  @available(*, unavailable, message: "a search is a widget: 'SearchBar(.text <--> $query)'")
  public func searchable(text: Any) -> Self { self }

  @available(
    *, unavailable, message: "a screen has items: '.navigationItem.rightBarButtonItem(BarButtonItem(\"Add\") { … })'"
  )
  public func toolbar(@WidgetBuilder _ content: () -> Children) -> Self { self }

  @available(*, unavailable, message: "a screen has a title: 'ViewController(\"Detail\") { … }'")
  public func navigationBarTitle(_ title: String) -> Self { self }

  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public func fullScreenCover(isPresented: Any, @WidgetBuilder content: () -> Children) -> Self { self }

  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public func popover(isPresented: Any, @WidgetBuilder content: () -> Children) -> Self { self }

  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public func confirmationDialog(
    _ title: String, isPresented: Any, @WidgetBuilder actions: () -> Children = { [] }
  ) -> Self { self }
}
