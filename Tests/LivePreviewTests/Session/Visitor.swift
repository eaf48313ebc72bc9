import Foundation
import LivePreview

/// A client of a session: a model of its page, and the messages that its script sends.
@MainActor
final class Visitor {
  let session: LiveSession
  private(set) var browser: Browser
  private(set) var seen = 0
  private(set) var event = 0

  /// The texts of the changes that are no patches: `n`, `o`.
  private(set) var others: [String] = []

  /// The title of the page.
  private(set) var title: String

  /// The addresses that the page has got, with a plus if each is an entry of the history.
  private(set) var addresses: [String] = []

  init(_ session: LiveSession) {
    self.session = session
    let html = session.open().html
    let page = Bytes(html)
    title = page.text(between: "<title>", and: "</title>") ?? ""
    browser = Browser(page.text(between: "<main>", and: "</main>") ?? html)
  }

  /// Sends an event of a node, and applies the frames.
  func act(_ kind: String, on id: Int? = nil, part: Int? = nil, _ value: Any? = nil) throws {
    event += 1
    var message: [String: Any] = ["i": event, "s": seen, "k": kind]
    message["n"] = id
    message["p"] = part
    message["v"] = value
    defer { try? update() }
    try send(message)
  }

  func send(_ message: [String: Any]) throws(SessionRefusal) {
    try session.receive((try? JSONSerialization.data(withJSONObject: message)) ?? Data())
  }

  /// Applies the frames that the session has.
  func update() throws { try apply(session.frames()) }

  /// Loses the connection, and gets what it has missed.
  func reconnect() throws { try apply(session.resume(from: seen)) }

  func apply(_ frames: [SessionFrame]) throws {
    for frame in frames {
      let parts = try JSONSerialization.jsonObject(with: Data(frame.text.utf8)) as? [Any] ?? []
      guard let number = parts.first as? Int, number > seen else { continue }
      seen = number
      for change in parts.last as? [[Any]] ?? [] { try apply(change) }
    }
  }

  private func apply(_ change: [Any]) throws {
    func address(_ value: Any) -> [Int] { value as? [Int] ?? (value as? Int).map { [$0] } ?? [] }
    func text(_ index: Int) -> String { change[index] as? String ?? "" }
    let next = change.count > 3 ? address(change[3]) : nil
    switch text(0) {
    case "t": try browser.apply([.text(at: address(change[1]), to: text(2))])
    case "s":
      let values = (change[2] as? [String: Any] ?? [:]).mapValues { $0 as? String }
      try browser.apply([.set(at: address(change[1]), to: values)])
    case "i": try browser.apply([.insert(html: text(2), into: address(change[1]), before: next)])
    case "m": try browser.apply([.move(at: address(change[1]), before: change.count > 2 ? address(change[2]) : nil)])
    case "r": try browser.apply([.remove(at: address(change[1]))])
    case "h": try browser.apply([.replace(at: address(change[1]), html: text(2))])
    case "f": try browser.apply([.fill(at: address(change[1]), html: text(2))])
    case "a": try browser.apply([.addRule(css: text(1))])
    case "d": try browser.apply([.removeRule(of: text(1))])
    case "u": addresses.append(text(1) + (change.count > 2 ? " +" : ""))
    case "w": title = text(1)
    default: others.append(text(0))
    }
  }

  /// Returns the difference between the page and a new one of the same tree.
  func difference(from tree: LiveTree<Void>) -> String? {
    Browser.difference(browser.look, Browser(Preview.html(tree.widget, as: .fragment)).look)
  }
}

extension LiveSession {
  /// Returns the refusal of a message, or `nil` if it is accepted.
  func refusal(of message: String) -> SessionRefusal? {
    do throws(SessionRefusal) { try receive(Data(message.utf8)) } catch { return error }
    return nil
  }
}
