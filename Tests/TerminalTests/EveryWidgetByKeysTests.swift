import Foundation
import LiveTesting
import Mod
import Testing
import Widgets

@testable import Live
@testable import Pages
@testable import Terminal

@Suite("Every widget without a pointer")
@MainActor struct EveryWidgetByKeysTests {
  /// The actions of clicks that no key performs, or the widgets of such clicks, with the reasons.
  private static let exceptions = [
    "clear ": "Control-U and Control-K delete the text before and after the caret.",
    "select an index title of ": "Arrows, Page Down, Home and End reach each row.",
    "/RefreshControl": "It is pulled down, by the wheel, and a click only highlights it.",
  ]

  @Test("Keys can do everything that clicks do to widgets of the gallery, whose pages have a focus from the start")
  func everyWidget() throws {
    var unused = Set(Self.exceptions.keys)
    for kind in Gallery.groups.flatMap(\.1).map(\.id) {
      #expect(try stage(kind).focusedNode != nil, "\(kind)")
      let (performed, focused) = try byKeys(kind)
      for click in try clicks(kind) where click.actions.isDisjoint(with: performed) {
        if click.isFocus, focused.contains(click.path) { continue }
        let exception = Self.exceptions.keys.first { words in click.actions.contains { $0.contains(words) } }
        if let exception { unused.remove(exception) }
        #expect(exception != nil, "\(kind): no key performs \(click.actions) at \(click.path)")
      }
    }
    #expect(unused.isEmpty)
  }

  private func stage(_ kind: String) throws -> Stage {
    let tree = LiveTree(Gallery.app())
    try tree.root.application?.openOrThrow(#require(URL(string: "/\(kind)")))
    return Stage(tree, width: 100, height: 140)
  }

  /// Returns the names of the actions that users perform by a closure, each with its place.
  ///
  /// - Parameter row: The row on which the actions are performed, if they are performed on one.
  private func record(_ stage: Stage, row: Node? = nil, _ act: () throws -> Void) rethrows -> Set<String> {
    var log: Set<String> = []
    let lifetime = stage.session.root().tree.onAction { name, node in
      // The pointer hovers what it clicks, and keys have none.
      if name == "hover over" || name == "move the pointer off" { return }
      // A tap of the back button goes back in what it is a part of, and a held button is tapped in the end.
      if name == "tap", node.mounted.current is BackButton, let place = node.parent {
        log.insert("go back in \(place.path)")
      }
      let place = name.hasSuffix(" a row of") ? row ?? node : node
      log.insert("\(name == "press" ? "tap" : name) \(place.path)")
    }
    try act()
    lifetime.cancel()
    return log
  }

  /// A click that does something.
  private struct Click {
    let path: String
    let actions: Set<String>

    /// Whether it gives a text, or a part of a widget, the focus.
    let isFocus: Bool
  }

  /// Returns the clicks on all parts of all widgets of a page that can be used.
  private func clicks(_ kind: String) throws -> [Click] {
    var stage = try stage(kind)
    let grid = stage.session.grid()
    var places: [(x: Int, y: Int, spot: Spot, path: String, isText: Bool)] = []
    var seen: Set<String> = []
    for shown in grid.spots.map(\.visible) where !shown.isEmpty {
      for x in [shown.minX, shown.midX, shown.maxX - 1].map({ Int($0) }) {
        let y = Int(shown.midY)
        guard let spot = grid.spot(x: x, y: y), seen.insert("\(spot.origin.node) \(spot.element as Any)").inserted,
          let node = stage.session.tracer.node(spot.origin.node), !node.layerLine.contains(where: \.isDisabled)
        else { continue }
        places.append((x, y, spot, node.path, node.mounted.current is any TextInput && spot.element == nil))
      }
    }
    var clicks: [Click] = []
    for place in places {
      // Most clicks leave the other widgets where they are.
      let now = stage.session.grid().spot(x: place.x, y: place.y)
      if now?.origin.node != place.spot.origin.node || now?.element != place.spot.element {
        stage = try self.stage(kind)
      }
      var outcome = TerminalSession.Outcome.unused
      let actions = record(stage) {
        stage.handle(.pointer(.init(.down(0), x: place.x, y: place.y)))
        outcome = stage.handle(.pointer(.init(.up, x: place.x, y: place.y)))
      }
      guard outcome == .done, !actions.isEmpty else { continue }
      clicks.append(
        Click(path: place.path, actions: actions, isFocus: place.isText || actions == ["focus \(place.path)"]))
    }
    return clicks
  }

  /// Returns the actions that keys perform at each stop of Tab, and the widgets that have had the focus.
  private func byKeys(_ kind: String) throws -> (performed: Set<String>, focused: Set<String>) {
    var (performed, focused): (Set<String>, Set<String>) = ([], [])
    var seen: Set<[Int]> = []
    for count in 0..<60 {
      var stage = try stage(kind)
      for _ in 0..<count { stage.press(.tab) }
      let node = try #require(stage.focusedNode)
      let component = stage.session.root().tree.focus.component
      if !seen.insert([node.id, component]).inserted { break }
      focused.insert(node.path)
      let rows = node.table?.visible.rows.map(\.path) ?? []
      for index in 0..<max(1, rows.count) {
        for key in index == 0 ? Self.keys + Self.keysOfRows : Self.keysOfRows {
          if let current = stage.session.tracer.node(node.id), current.isVisibleForFocus {
            if !current.isFocused { try current.focus() }
            stage.session.root().tree.focusComponent(component)
          } else {
            stage = try self.stage(kind)
            for _ in 0..<count { stage.press(.tab) }
          }
          let row = rows.isEmpty ? nil : rows[index]
          // In other rows it goes back, as in the first one.
          let cell = row.flatMap { stage.focusedNode?.table?.cell(at: $0) }
          if key == .escape, index > 0, cell?.openSwipeEdge == nil { continue }
          performed.formUnion(press(key, on: row, stage))
        }
      }
    }
    return (performed, focused)
  }

  private func press(_ key: KeyPress, on path: RowPath?, _ stage: Stage) -> Set<String> {
    let tree = stage.session.root().tree
    if let path { tree.focus.row = path }
    let cell = path.flatMap { stage.focusedNode?.table?.cell(at: $0) }
    return record(stage, row: cell) { stage.press(key) }
  }

  private static let keysOfRows: [KeyPress] = [
    .return, .right, .delete, .escape, .left + .alternate, .right + .alternate,
  ]
  private static let keys: [KeyPress] = [.space, .left, .up, .down, .pageUp, .pageDown, .home, .end]
}

extension Stage {
  fileprivate var focusedNode: Node? { session.root().numberOfFocus.flatMap(session.tracer.node) }
}
