import Foundation

extension Signal<Notification> {
  /// A signal of the notifications of a name.
  ///
  /// What is posted on the main actor is delivered before the post returns; what is posted elsewhere, as soon as the
  /// main actor is free.
  ///
  /// - Parameters:
  ///   - name: Which notifications; all, if nil.
  ///   - object: Whose notifications; anyone's, if nil.
  ///   - center: Where they are posted.
  public static func notifications(
    name: Notification.Name?,
    object: AnyObject? = nil,
    in center: NotificationCenter = .default
  ) -> Signal {
    Signal { observer in
      let hub = Hub<Notification>()
      let subscription = hub.subscribe(observer)
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        // A notification is a value. What it refers to is the poster's to hand over, as with any notification.
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
