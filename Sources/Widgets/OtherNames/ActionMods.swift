// Other names of events and presentations. The compiler reports what to use instead.
import Mod

extension Mod where Root: Widget {
  @available(*, unavailable, message: "write '.onAppear { Task { … } }'")
  public static func task(_ action: @escaping () async -> Void) -> Mod { .identity }

  @available(*, unavailable, renamed: "onLongPress(duration:_:)")
  public static func onLongPressGesture(perform action: @escaping () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "a state has a style: '.while(.hovered, .alpha(0.6))'")
  public static func onHover(perform action: @escaping (Bool) -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "write '.tapped --> { … }'; other widgets have '.onTap { … }'")
  public static func onClick(_ action: @escaping () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "write '.tapped --> { … }'; other widgets have '.onTap { … }'")
  public static func onPress(_ action: @escaping () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "subscribe to the variable: 'name.subscribe { … }'")
  public static func onChange<Value>(of value: Value, _ action: @escaping () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "subscribe to the variable: 'name.subscribe { … }'")
  public static func onChange<Value>(of value: Value, _ action: @escaping (Any) -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static func onSubmit(_ action: @escaping () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "a table has '.didMoveRow --> { … }'")
  public static func onMove<Row>(perform action: @escaping (Row, Int) -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "a table has '.rowDeleted --> { row in … }', a cell model 'trailingSwipeActions'")
  public static func swipeActions(@WidgetBuilder _ content: () -> Children) -> Mod { .identity }

  @available(*, unavailable, message: "write '.refreshControl(RefreshControl(.valueChanged --> { … }))'")
  public static func refreshable(_ action: @escaping () async -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "write '.onLongPress { context in try context.present(AlertController(…)) }'")
  public static func contextMenu(@WidgetBuilder _ content: () -> Children) -> Mod { .identity }

  @available(*, unavailable, message: "a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'")
  public static func focused(_ isFocused: Any) -> Mod { .identity }

  @available(*, unavailable, message: "a widget moves with each of its changes: '.animation(.snappy)'")
  public static func animation<Value>(_ animation: Animation, value: Value) -> Mod { .identity }

  @available(*, unavailable, message: "a widget moves with each of its changes: '.animation(.snappy)'")
  public static func transition<Transition>(_ transition: Transition) -> Mod { .identity }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func fullScreenCover(isPresented: Any, @WidgetBuilder content: () -> Children) -> Mod { .identity }

  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func popover(isPresented: Any, @WidgetBuilder content: () -> Children) -> Mod { .identity }

  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static func alert(_ alert: Any) -> Mod { .identity }

  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static func alert(
    isPresented: Any, @WidgetBuilder content: () -> Children = { [] }
  ) -> Mod { .identity }

  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static func confirmationDialog(
    _ title: String, isPresented: Any, @WidgetBuilder actions: () -> Children = { [] }
  ) -> Mod { .identity }

  @available(*, unavailable, renamed: "navigationTitle")
  public static func navigationBarTitle(_ title: String) -> Mod { .identity }

  @available(
    *, unavailable, message: "a screen has items: '.navigationItem.rightBarButtonItem(BarButtonItem(\"Add\") { … })'"
  )
  @_disfavoredOverload public static func toolbar(@WidgetBuilder _ content: () -> Children) -> Mod { .identity }

  @available(
    *, unavailable, message: "a screen has a tab: 'ViewController(\"Home\", .tabBarItem.title(\"Home\")) { … }'"
  )
  public static func tabItem<Item>(_ item: Item) -> Mod { .identity }

  @available(
    *, unavailable, message: "a screen has a tab: 'ViewController(\"Home\", .tabBarItem.title(\"Home\")) { … }'"
  )
  public static func tabItem(title: String, image: Any? = nil) -> Mod { .identity }

  @available(*, unavailable, message: "a search is a widget: 'SearchBar(.text <--> $query)'")
  public static func searchable(text: Any) -> Mod { .identity }

  @available(*, unavailable, message: "write '.accessibilityHint(\"…\")', which assistive technology speaks")
  public static func help(_ text: String) -> Mod { .identity }

  @available(*, unavailable, message: "write '.accessibilityHint(\"…\")', which assistive technology speaks")
  public static func tooltip(_ text: String) -> Mod { .identity }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "write '.animation(.easeInOut(duration: 0.3))'")
  public static func animation(_ animation: Animation, duration: Double) -> Mod { .identity }

  @available(*, unavailable, message: "a table has '.rowDeleted --> { row in … }', a cell model 'trailingSwipeActions'")
  public static func swipeAction(_ title: String, _ action: () -> Void) -> Mod { .identity }

  @available(*, unavailable, message: "a tag is a number; a text is a '.key(\"total\")'")
  @_disfavoredOverload public static func tag<Tag>(_ tag: Tag) -> Mod { .identity }
}
