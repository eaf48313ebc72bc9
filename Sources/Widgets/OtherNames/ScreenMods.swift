// The names with which users of SwiftUI and UIKit stack and present screens. The compiler reports what to use instead.
import Mod

@available(*, unavailable, renamed: "NavigationController")
public typealias NavigationView = NavigationController

extension NavigationController {
  @available(*, unavailable, message: "screens are listed in the block: 'NavigationController { Menu() }'")
  public init(rootViewController: Any, _ mods: Mod<Self>...) { self.init() }

  @available(*, unavailable, message: "screens are listed in the block: 'NavigationController { Menu() }'")
  public init(root: Any, _ mods: Mod<Self>...) { self.init() }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func sheet(_ isPresented: Any, @WidgetBuilder content: () -> Children) -> Mod { .identity }

  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func sheet(isPresented: Any, @WidgetBuilder content: () -> Children) -> Mod { .identity }

  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static func alert(
    _ title: String, isPresented: Any, message: String? = nil, @WidgetBuilder actions: () -> Children = { [] }
  ) -> Mod { .identity }
}

extension NavigationController {
  @available(
    *, unavailable,
    message: "a button opens a screen: 'Button(\"Open\", .tapped --> inContext { try $0.push(Detail()) })'"
  )
  public func push(_ screen: Any) {}

  @available(
    *, unavailable, message: "a button closes its screen: 'Button(\"Back\", .tapped --> inContext { try $0.pop() })'"
  )
  public func pop() {}
}

extension AlertAction {
  @available(*, unavailable, message: "write 'AlertAction(\"Delete\", .style(.destructive)) { … }'")
  public static func cancel(_ title: String, action: () -> Void = {}) -> AlertAction { AlertAction() }

  @available(*, unavailable, message: "write 'AlertAction(\"Delete\", .style(.destructive)) { … }'")
  public static func destructive(_ title: String, action: () -> Void = {}) -> AlertAction { AlertAction() }

  @available(*, unavailable, message: "write 'AlertAction(\"Delete\", .style(.destructive)) { … }'")
  public static func `default`(_ title: String, action: () -> Void = {}) -> AlertAction { AlertAction() }

  @available(*, unavailable, message: "write 'AlertAction(\"Delete\", .style(.destructive)) { … }'")
  public init(_ title: String, style: Style, handler: () -> Void = {}) { self.init() }

  @available(*, unavailable, message: "write 'AlertAction(\"Delete\", .style(.destructive)) { … }'")
  public init(title: String, style: Style = .default, handler: () -> Void = {}) { self.init() }
}

extension AlertController {
  @available(*, unavailable, message: "write 'AlertController(\"Delete?\", .actions([AlertAction(\"OK\")]))'")
  public init(title: String, message: String? = nil, actions: [AlertAction] = []) { self.init() }

  @available(*, unavailable, message: "write 'AlertController(\"Delete?\", .actions([AlertAction(\"OK\")]))'")
  public init(_ title: String, message: String? = nil, actions: [AlertAction]) { self.init() }

  @available(*, unavailable, message: "write 'AlertController(\"Delete?\", .actions([AlertAction(\"OK\")]))'")
  public init(_ title: String, message: String? = nil, @WidgetBuilder actions: () -> Children) { self.init() }
}

extension TabBar {
  @available(*, unavailable, message: "write 'TabBarController { ViewController(\"Home\") { … } }', which has a bar")
  @_disfavoredOverload public init(_ mods: Mod<TabBarController>..., @WidgetBuilder content: () -> Children) {
    self.init()
  }
}

@available(
  *, unavailable, message: "write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget"
)
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension Widget {
  @available(
    *, unavailable, message: "write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget"
  )
  public static func animate(withDuration duration: Double, animations: () -> Void) {}
}

extension PropertyNames where Root: Widget {
  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static var alert: Property<Root, AlertController?> { preconditionFailure() }
}

extension PropertyNames where Root: Scrolling {
  @available(*, unavailable, message: "write '.refreshControl(RefreshControl(.isRefreshing <-- isLoading))'")
  public static var refreshing: Property<Root, Bool> { preconditionFailure() }

  @available(*, unavailable, message: "write '.refreshControl(RefreshControl(.isRefreshing <-- isLoading))'")
  public static var isRefreshing: Property<Root, Bool> { preconditionFailure() }
}

extension TabBarController {
  @available(*, unavailable, message: "write 'TabBarController(.selectedIndex <--> selected) { … }'")
  public init(selection: Any, @WidgetBuilder content: () -> Children) { self.init() }
}

extension AlertController {
  @available(*, unavailable, message: "write 'AlertController(\"Delete?\", .message(\"…\"), .preferredStyle(.alert))'")
  public init(title: String?, message: String?, preferredStyle: PreferredStyle) { self.init() }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func sheet<Item>(item: Any, @WidgetBuilder content: (Item) -> Children) -> Mod { .identity }

  @available(
    *, unavailable, message: "an action sheet is an 'AlertController(\"Photo\", .preferredStyle(.actionSheet)) { … }'"
  )
  public static func actionSheet<Item>(item: Any, content: (Item) -> OtherWidget) -> Mod { .identity }
}

extension TabBarController {
  @available(*, unavailable, message: "write 'TabBarController(.selectedIndex <--> selected) { … }'")
  public init<Selection>(selection: Selection, _ mods: Mod<Self>..., @WidgetBuilder content: () -> Children) {
    self.init()
  }
}

extension PropertyNames where Root == TabBarController {
  @available(*, unavailable, renamed: "selectedIndex")
  public static var selection: Property<Root, Int> { preconditionFailure() }
}

extension Mod where Root: Widget {
  @available(
    *, unavailable, message: "an action sheet is an 'AlertController(\"Photo\", .preferredStyle(.actionSheet)) { … }'"
  )
  public static func actionSheet(
    _ title: String = "", isPresented: Any, @WidgetBuilder actions: () -> Children
  ) -> Mod { .identity }
}
