import Bindings
import Widgets

extension Method where Root: Widget {
  /// Focuses the widget, if it can be focused, and if it and the focused widget allow it. See ``Node/focus()``.
  public static var becomeFirstResponder: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.observer?.change(.become) }
  }

  /// Removes the focus from the widget, if it allows it. See ``Node/unfocus()``.
  public static var resignFirstResponder: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.observer?.change(.resign) }
  }

  /// Ends editing in the widget or in its descendants, if the focused widget allows it.
  public static var endEditing: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.observer?.change(.endEditing) }
  }
}

extension Node {
  package func change(_ focus: FocusRequest) {
    switch focus {
    case .become: if mounted.current is any TextInput || isFocusStop, !isDisabled { _ = becomeFocused() }
    case .resign: if isFirstResponder { _ = resign() }
    case .endEditing:
      guard let focused = tree.focus.node, focused.mounted.current is any TextInput else { return }
      if focused.line.contains(where: { $0 === self }) { _ = focused.resign() }
    }
  }
}

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
      mounted.apply { _ = $0.items.popLast() }
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

extension Method where Root == ActivityIndicatorView {
  /// Starts the animation.
  public static var startAnimating: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.startAnimating() } }
  }

  /// Stops the animation.
  public static var stopAnimating: Method<Root, Void> {
    Method<Root, Void> { mounted, _ in mounted.apply { $0.stopAnimating() } }
  }
}

extension Method where Root == PickerView {
  /// Selects a row of a component, or the nearest row.
  public static var selectRow: Method<Root, (row: Int, component: Int)> {
    Method<Root, (row: Int, component: Int)> { mounted, place in
      mounted.apply { $0.selectRow(place.row, inComponent: place.component) }
    }
  }
}
