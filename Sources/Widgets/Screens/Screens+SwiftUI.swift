// The ways in which users of SwiftUI and UIKit stack and present screens. The compiler names those of this library.
import Mod

/// Names the screens of which each lies over the one before.
@available(*, unavailable, renamed: "NavigationController")
public typealias NavigationView = NavigationController

extension NavigationController {
  /// Names the block that lists the screens.
  @available(*, unavailable, message: "screens are listed in the block: 'NavigationController { Menu() }'")
  public init(rootViewController: Any, _ mods: Mod<Self>...) { self.init() }

  /// Names the block that lists the screens.
  @available(*, unavailable, message: "screens are listed in the block: 'NavigationController { Menu() }'")
  public init(root: Any, _ mods: Mod<Self>...) { self.init() }
}

extension Mod where Root: Widget {
  /// Names the property that presents a screen.
  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func sheet(_ isPresented: Any, @WidgetBuilder content: () -> Children) -> Mod { .identity }

  /// Names the property that presents a screen.
  @available(*, unavailable, message: "a screen presents another: '.presentedViewController <-- problem.screen { … }'")
  public static func sheet(isPresented: Any, @WidgetBuilder content: () -> Children) -> Mod { .identity }

  /// Names the property that presents an alert.
  @available(
    *, unavailable,
    message: "a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'"
  )
  public static func alert(
    _ title: String, isPresented: Any, @WidgetBuilder actions: () -> Children = { [] }
  ) -> Mod { .identity }
}
