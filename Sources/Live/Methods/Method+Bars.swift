import Bindings
import Widgets

extension Method where Root == NavigationBar {
  /// Adds an item to the top of the bar's stack, if `shouldPush` allows it, and sends `didPush`.
  public static var pushItem: Method<Root, NavigationItem> {
    Method<Root, NavigationItem> { mounted, item in
      guard mounted.value.delegate(.shouldPush)(mounted.value, item) else { return }
      mounted.apply { $0.items.append(item) }
      mounted.send(.didPush, item)
    }
  }

  /// Removes the item at the top of the bar's stack, if `shouldPop` allows it, and sends `didPop`.
  public static var popItem: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in
      guard let item = mounted.value.items.last, mounted.value.delegate(.shouldPop)(mounted.value, item) else { return }
      mounted.apply { $0.items.removeLast() }
      mounted.send(.didPop, item)
    }
  }
}

extension Method where Root == Window {
  /// Makes the window the key window.
  public static var makeKey: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.isKeyWindow = true } }
  }
}
