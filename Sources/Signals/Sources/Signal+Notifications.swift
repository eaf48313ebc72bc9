import Foundation

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
    Signal { observer in
      let hub = Hub<Notification>()
      let subscription = hub.subscribe(observer)
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        // A notification is a value. Handing over what it refers to is up to the poster, as with any notification.
        nonisolated(unsafe) let notification = notification
        onMainActor { hub.send(notification) }
      }
      return Action {
        center.removeObserver(token)
        subscription.cancel()
      }
    }
  }
}
