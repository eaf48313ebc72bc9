// The names of events that users of SwiftUI and UIKit try first. The compiler reports what to use instead.
//
// These are events and not Mods, so that no style is mistaken for one.
import Mod

extension Event where Root: Control {
  @available(*, unavailable, renamed: "tapped")
  public static var touchUpInside: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "tapped")
  public static var clicked: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "tapped")
  public static var pressed: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "tapped")
  public static var tap: Event { preconditionFailure() }
}

extension Event where Root: Control {
  @available(*, unavailable, message: "write '.valueChanged --> { … }', or '.textChanged --> { … }' of a text")
  public static var changed: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "textChanged")
  public static var editingChanged: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "didBeginEditing")
  public static var editingDidBegin: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "didEndEditing")
  public static var editingDidEnd: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var editingDidEndOnExit: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var submitted: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var submit: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var onSubmit: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var returned: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var returnPressed: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var returnKeyPressed: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var didReturn: Event { preconditionFailure() }
}

extension Event where Root: Widget {
  @available(*, unavailable, message: "write '.onLongPress { … }'")
  public static var longPressed: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.onTap(count: 2) { … }'")
  public static var doubleTapped: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.onSwipe(.left) { … }'")
  public static var swiped: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "onAppear")
  public static var appeared: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "onDisappear")
  public static var disappeared: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "didDismiss")
  public static var dismissed: Event { preconditionFailure() }
}

extension Event where Root: ListView {
  @available(*, unavailable, renamed: "didSelectRow")
  public static var selected: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "didSelectRow")
  public static var rowTapped: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "didSelectRow")
  public static var didSelect: Event { preconditionFailure() }

  @available(*, unavailable, renamed: "rowDeleted")
  public static var deleted: Event { preconditionFailure() }
}

extension Event where Root: Scrolling {
  @available(*, unavailable, renamed: "didScroll")
  public static var scrolled: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.didScroll --> { … }'; of rows, '.willDisplayRow --> { … }'")
  public static var scrolledToBottom: Event { preconditionFailure() }

  @available(*, unavailable, message: "write '.refreshControl(RefreshControl(.valueChanged --> { … }))'")
  public static var refreshed: Event { preconditionFailure() }
}

extension Event {
  @available(*, unavailable, message: "an event is changed where it is handled: '.tapped --> { name.set(\"Rose\") }'")
  public func map<Value>(_ transform: @escaping (Payload) -> Value) -> Event<Root, Value> { preconditionFailure() }
}
