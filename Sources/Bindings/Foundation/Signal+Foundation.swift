import Foundation
import Signals

extension Signal<Notification> {
  /// Returns a signal of the notifications with a name.
  ///
  /// A notification that is posted on the main actor is delivered before the post returns. A notification that is
  /// posted elsewhere is delivered as soon as the main actor is free.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The sender of the notifications, or `nil` for any.
  ///   - center: The notification center.
  public static func notifications(
    name: Notification.Name?,
    object: AnyObject? = nil,
    in center: NotificationCenter = .default
  ) -> Signal {
    Signal { send in
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        // A notification is a value. Its poster hands over the objects in it.
        nonisolated(unsafe) let notification = notification
        send(notification)
      }
      return { center.removeObserver(token) }
    }
  }
}

// Correct programs never use this declaration. The compiler reports what to use instead.

extension Timer {
  @available(*, unavailable, message: "write 'Signal.interval(every: .seconds(1))'")
  @_disfavoredOverload @MainActor
  public static func publish(
    every seconds: Double, on loop: RunLoop = .main, in mode: RunLoop.Mode = .common
  ) -> Signal<Date> { .never }
}

extension Signal<Date> {
  @available(*, unavailable, message: "a signal starts when it is subscribed to")
  public func autoconnect() -> Signal { self }
}
