import Audit
import LiveTesting
import Preview
import Terminal
import Widgets

/// The outputs that a property changes.
struct Effects: OptionSet, Hashable, Sendable, CustomStringConvertible {
  let rawValue: Int

  static let html = Effects(rawValue: 1)
  static let svg = Effects(rawValue: 2)
  static let terminal = Effects(rawValue: 4)

  /// The changes, events and refusals of a tap, a key, an edit or another action of a user.
  static let operation = Effects(rawValue: 8)

  /// The findings of `Preview.audit`.
  static let audit = Effects(rawValue: 16)

  /// The lines of `Preview.text`.
  static let text = Effects(rawValue: 32)

  static let previews: Effects = [.html, .svg, .terminal]

  var description: String {
    let names: [(Effects, String)] = [
      (.html, "HTML"), (.svg, "SVG"), (.terminal, "terminal"), (.operation, "operation"),
      (.audit, "audit"), (.text, "text"),
    ]
    let changed = names.filter { contains($0.0) }.map(\.1)
    return changed.isEmpty ? "nothing" : changed.joined(separator: ", ")
  }
}

/// What a user does with a mounted widget.
typealias Operation = @MainActor @Sendable (Node) throws -> Void

extension Effects {
  /// Returns the outputs that differ between two widgets.
  @MainActor static func between(
    _ plain: any Widget, _ changed: any Widget, after operations: [Operation]
  ) -> Effects {
    var effects: Effects = []
    if Preview.html(plain) != Preview.html(changed) { effects.insert(.html) }
    if Preview.svg(plain) != Preview.svg(changed) { effects.insert(.svg) }
    let cells = [plain, changed].map { Preview.terminal($0, width: 60, color: true) }
    if cells[0] != cells[1] { effects.insert(.terminal) }
    if Preview.text(plain) != Preview.text(changed) { effects.insert(.text) }
    let findings = [plain, changed].map { Preview.audit($0).map(\.description) }
    if findings[0] != findings[1] { effects.insert(.audit) }
    if Sent.during(operations, on: plain) != Sent.during(operations, on: changed) { effects.insert(.operation) }
    return effects
  }
}

/// The events that widgets under test have sent.
@MainActor enum Sent {
  private static var lines: [String] = []

  static func note(_ line: String) { lines.append(line) }

  /// Returns the changes, events and refusals of operations, one after the other.
  static func during(_ operations: [Operation], on widget: any Widget) -> [String] {
    guard !operations.isEmpty else { return [] }
    lines = []
    let tree = LiveTree(widget)
    for operation in operations {
      let changes = tree.changes {
        do { try operation(tree.root) } catch { lines.append("\(error)") }
      }
      lines += changes.map(\.description)
    }
    return lines
  }
}
