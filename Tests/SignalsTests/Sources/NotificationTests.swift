import Bindings
import Foundation
import Signals
import Testing

@MainActor
struct NotificationTests {
  private nonisolated static let name = Notification.Name("changed")
  private let center = NotificationCenter()

  @Test("A notification is delivered before the post returns, until the subscription is cancelled")
  func synchronous() {
    let log = Log<String>()
    let lifetime = Signal.notifications(name: Self.name, in: center)
      .compactMap { $0.userInfo?["text"] as? String }
      .subscribe(log.add)
    center.post(name: Self.name, object: nil, userInfo: ["text": "a"])
    #expect(log.values == ["a"])
    lifetime.cancel()
    center.post(name: Self.name, object: nil, userInfo: ["text": "b"])
    #expect(log.values == ["a"])
  }

  @Test("A notification posted on another thread is delivered on the main actor")
  func otherThread() async {
    let log = Log<Notification.Name>()
    let lifetime = Signal.notifications(name: Self.name, in: center).map(\.name).subscribe(log.add)
    await Task.detached { [center] in center.post(name: Self.name, object: nil) }.value
    await log.hear(1)
    #expect(log.values == [Self.name])
    withExtendedLifetime(lifetime) {}
  }
}
