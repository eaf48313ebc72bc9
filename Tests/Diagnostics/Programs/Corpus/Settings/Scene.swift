import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import LivePreview
import LiveTesting
import Styles

struct User: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var note: String?
  var age = 36
  var isOnline = true
}

@MainActor
final class Model {
  @Variable var name = "Ada"
  @Variable var note: String?
  @Variable var isBusy = false
  @Variable var count = 0
  @Variable var volume = 0.5
  @Variable var users: [User] = []
  let names = ["Ada", "Grace"]
  let color = Var(Color?.none)
  let taps = Input<Void>()
  var saved: Signal<Bool> { $isBusy.signal }
  func save() {}
  func load() throws {}
  func rename(_ name: String) { self.name = name }
}
