// The names of events that users of SwiftUI and UIKit try first. The compiler names the right ones.
//
// They are names of an event alone, not of a Mod, and their payload is any: so a style is never compared with them.
import Mod

extension Event where Root: Control {
  /// Names the event of a tap.
  @available(*, unavailable, renamed: "tapped")
  public static var touchUpInside: Event { preconditionFailure() }

  /// Names the event of a tap.
  @available(*, unavailable, renamed: "tapped")
  public static var clicked: Event { preconditionFailure() }

  /// Names the event of a tap.
  @available(*, unavailable, renamed: "tapped")
  public static var pressed: Event { preconditionFailure() }

  /// Names the event of a tap.
  @available(*, unavailable, renamed: "tapped")
  public static var tap: Event { preconditionFailure() }
}

extension Event where Root: Control {
  /// Names the event of a change.
  @available(*, unavailable, message: "write '.valueChanged --> { … }', or '.textChanged --> { … }' of a text")
  public static var changed: Event { preconditionFailure() }

  /// Names the event of a change.
  @available(*, unavailable, renamed: "textChanged")
  public static var editingChanged: Event { preconditionFailure() }

  /// Names the event of a text that begins to be edited.
  @available(*, unavailable, renamed: "didBeginEditing")
  public static var editingDidBegin: Event { preconditionFailure() }

  /// Names the event of a text that has been edited.
  @available(*, unavailable, renamed: "didEndEditing")
  public static var editingDidEnd: Event { preconditionFailure() }

  /// Names the event of the return key.
  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var submitted: Event { preconditionFailure() }

  /// Names the event of the return key.
  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var submit: Event { preconditionFailure() }

  /// Names the event of the return key.
  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var onSubmit: Event { preconditionFailure() }

  /// Names the event of the return key.
  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var returned: Event { preconditionFailure() }

  /// Names the event of the return key.
  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var returnPressed: Event { preconditionFailure() }

  /// Names the event of the return key.
  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var returnKeyPressed: Event { preconditionFailure() }

  /// Names the event of the return key.
  @available(*, unavailable, message: "write '.textSubmitted --> { text in … }'")
  public static var didReturn: Event { preconditionFailure() }
}

extension Event where Root: Widget {
  /// Names the Mod of a gesture.
  @available(*, unavailable, message: "write '.onLongPress { … }'")
  public static var longPressed: Event { preconditionFailure() }

  /// Names the Mod of a gesture.
  @available(*, unavailable, message: "write '.onTap(count: 2) { … }'")
  public static var doubleTapped: Event { preconditionFailure() }

  /// Names the Mod of a gesture.
  @available(*, unavailable, message: "write '.onSwipe(.left) { … }'")
  public static var swiped: Event { preconditionFailure() }

  /// Names the event of a widget that is shown.
  @available(*, unavailable, renamed: "onAppear")
  public static var appeared: Event { preconditionFailure() }

  /// Names the event of a widget that is not shown any more.
  @available(*, unavailable, renamed: "onDisappear")
  public static var disappeared: Event { preconditionFailure() }

  /// Names the event of a screen that is left.
  @available(*, unavailable, renamed: "didDismiss")
  public static var dismissed: Event { preconditionFailure() }
}

extension Event where Root: ListView {
  /// Names the event of a row.
  @available(*, unavailable, renamed: "didSelectRow")
  public static var selected: Event { preconditionFailure() }

  /// Names the event of a row.
  @available(*, unavailable, renamed: "didSelectRow")
  public static var rowTapped: Event { preconditionFailure() }

  /// Names the event of a row.
  @available(*, unavailable, renamed: "didSelectRow")
  public static var didSelect: Event { preconditionFailure() }

  /// Names the event of a row.
  @available(*, unavailable, renamed: "rowDeleted")
  public static var deleted: Event { preconditionFailure() }
}
