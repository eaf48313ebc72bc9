import Foundation
import Testing

/// A Chromium without a window, which a test operates by mouse and keyboard.
@MainActor final class Browser {
  let tools: DevTools

  /// The session of the visible tab.
  private(set) var tab = ""

  /// A decision about a request; `nil` lets it pass. It is asked before the request is sent, and when it is answered.
  var onRequest: (@MainActor (PausedRequest) -> RequestFault?)?

  /// A closure that gets what a page passes to a binding, and returns an expression for the page.
  var onCall: (@MainActor (String) -> String)?

  /// The element that has opened a window for files.
  var openedPicker: Int?

  /// Starts a browser, or opens a tab of one that is running.
  init(_ tools: DevTools? = nil) async throws {
    self.tools = try tools ?? DevTools()
    _ = try await openTab()
    if tools == nil { self.tools.onEvent = { [weak self] in self?.handle($0, $1, $2) } }
  }

  /// Ends the browser.
  func close() async { await tools.close() }

  func open(_ address: String) async throws {
    try await send("Page.navigate", ["url": address])
    try await wait(until: "location.href === '\(address)' && document.readyState === 'complete'")
  }

  func reload() async throws {
    try await evaluate("window.isFormer = true")
    try await send("Page.reload")
    try await wait(until: "!window.isFormer && document.readyState === 'complete'")
  }

  /// Clicks an element with the mouse.
  func click(_ path: String) async throws { try await drag(path, by: 0) }

  /// Presses the mouse on an element, as far above or below its center, and moves it by a distance before releasing it.
  func drag(_ path: String, by distance: Double, from start: Double = 0) async throws {
    var place = try await hover(path, from: start)
    try await mouse("mousePressed", at: place)
    place.y += distance
    if distance != 0 { try await mouse("mouseMoved", at: place) }
    try await mouse("mouseReleased", at: place)
  }

  /// Moves the mouse to what can be seen of an element, and returns where it is.
  @discardableResult func hover(_ path: String, from start: Double = 0) async throws -> (x: Double, y: Double) {
    let place = try await awaited(
      """
      (element => {
        if (!element) return
        element.scrollIntoViewIfNeeded()
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (start, end, size) => (Math.max(start, 0) + Math.min(end, size)) / 2
        const place = `${middle(left, right, innerWidth)} ${middle(top, bottom, innerHeight)}`
        // What has just come may be about to be replaced, or to move.
        const [former, there, times] = window.hovered ?? []
        window.hovered = [element, place, former === element && there === place ? times + 1 : 0]
        return window.hovered[2] > 2 ? place : null
      })(\(Self.element(path)))
      """)
    let numbers = place.split(separator: " ").compactMap { Double($0) }
    let center = try (x: #require(numbers.first), y: #require(numbers.last) + start)
    try await mouse("mouseMoved", at: center)
    return center
  }

  private func mouse(_ type: String, at place: (x: Double, y: Double)) async throws {
    var event: DevTools.Object = ["type": type, "x": place.x, "y": place.y]
    if type != "mouseMoved" { event.merge(["button": "left", "clickCount": 1]) { $1 } }
    try await send("Input.dispatchMouseEvent", event)
  }

  /// Clicks what opens the window for files, and picks some in it.
  func pick(_ names: [String], in folder: URL, by path: String) async throws {
    try await send("Page.enable")
    try await send("Page.setInterceptFileChooserDialog", ["enabled": true])
    openedPicker = nil
    try await click(path)
    var element: Int?
    for _ in 0..<500 where element == nil {
      element = openedPicker
      try await Task.sleep(for: .milliseconds(20))
    }
    try await send(
      "DOM.setFileInputFiles",
      ["files": names.map { folder.appending(path: $0).path }, "backendNodeId": try #require(element)])
  }

  /// Waits for an element.
  func find(_ path: String) async throws { try await wait(until: "\(Self.element(path)) !== null") }

  private static func element(_ path: String) -> String {
    "document.evaluate(\(text(path)), document, null, 9).singleNodeValue"
  }

  /// Returns a text as an expression.
  static func text(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  /// Presses keys, one after the other, with a pause after each.
  func press(_ keys: String, every pause: Duration = .zero) async throws {
    for key in keys {
      var stroke: DevTools.Object = ["key": "\(key)", "text": "\(key)", "unmodifiedText": "\(key)"]
      if let special = Self.special[key] {
        stroke = ["key": special.name, "code": special.name, "windowsVirtualKeyCode": special.code]
        stroke["text"] = special.text
        if "\(key)" == .shiftTab { stroke["modifiers"] = 8 }
      }
      try await send("Input.dispatchKeyEvent", stroke.merging(["type": "keyDown"]) { $1 })
      stroke["text"] = nil
      try await send("Input.dispatchKeyEvent", stroke.merging(["type": "keyUp"]) { $1 })
      if pause > .zero { try await Task.sleep(for: pause) }
    }
  }

  private static let special: [Character: (name: String, code: Int, text: String?)] = [
    "\u{E003}": ("Backspace", 8, nil), "\u{E004}": ("Tab", 9, nil), "\u{E008}": ("Tab", 9, nil),
    "\u{E007}": ("Enter", 13, "\r"),
    "\u{E00C}": ("Escape", 27, nil), " ": (" ", 32, " "), "\u{E012}": ("ArrowLeft", 37, nil),
    "\u{E014}": ("ArrowRight", 39, nil), "\u{E015}": ("ArrowDown", 40, nil),
  ]

  /// Returns the value of an expression in the page.
  func value(of expression: String) async throws -> String { try await evaluate("`${\(expression)}`") }

  /// Waits until a condition of the page holds.
  func wait(until condition: String) async throws { _ = try await awaited(condition) }

  /// Waits until an expression in the page has a value other than false, `null`, zero or nothing, and returns it.
  private func awaited(_ expression: String) async throws -> String {
    for _ in 0..<2_000 {
      // The page may be about to be replaced.
      if let value = try? await evaluate("`${(\(expression)) || ''}`"), !value.isEmpty { return value }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw DevTools.Failure(command: expression, answer: "It has not become true.")
  }

  @discardableResult func evaluate(_ expression: String, isPromise: Bool = false) async throws -> String {
    let answer = try await send(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": isPromise])
    if answer["exceptionDetails"] != nil { throw DevTools.Failure(command: expression, answer: "\(answer)") }
    return (answer["result"] as? DevTools.Object)?["value"] as? String ?? ""
  }

  /// Opens another tab and shows it, and returns its session.
  func openTab() async throws -> String {
    let target = try await tools.send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    let attached = try await tools.send(
      "Target.attachToTarget", ["targetId": try #require(target), "flatten": true])
    tab = try #require(attached["sessionId"] as? String)
    // Each tab behaves as if it were in front.
    try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    return tab
  }

  func show(_ tab: String) async throws { self.tab = tab }

  /// Sends a command to the visible tab.
  @discardableResult func send(_ method: String, _ parameters: DevTools.Object = [:]) async throws -> DevTools.Object {
    try await tools.send(method, parameters, to: tab)
  }
}

extension String {
  static let tab = "\u{E004}"
  static let shiftTab = "\u{E008}"
  static let enter = "\u{E007}"
  static let escape = "\u{E00C}"
  static let left = "\u{E012}"
  static let right = "\u{E014}"
  static let down = "\u{E015}"
  static let backspace = "\u{E003}"
}
