import Foundation
import Layout
import Live
import Widgets

/// The parts of a terminal that a session shows beside and over its tree.
internal struct TerminalLayers {
  /// The visibility of the footer that the program wants.
  var footer: TerminalFooter

  /// Whether the footer takes the last row from the tree.
  var isFooterShown = false

  /// Whether keys open panels. Those in a panel do not.
  var allowsPanels = true

  /// The panel in front, if one is open.
  var panel: TerminalPanel?

  /// The action that an event has chosen in the panel. It is performed after the panel has closed.
  var chosen: (() throws -> TerminalSession.Outcome)?

  /// The suggestions of the focused field, if they are open.
  var suggestions: OpenSuggestions?

  /// The notification, and the time at which it disappears, or `nil` for the next action of the user.
  var notification: (text: String, end: ContinuousClock.Instant?)?

  /// The indicators that turn, if there are any.
  var turning: Turning?

  /// The last composition, with its parts.
  var last: Composition?

  /// The cells of the tree, with the layers over them.
  struct Composition {
    let tree: Grid
    let line: FooterLine?
    let panel: Grid?
    let suggestions: SuggestionBox?
    let notification: String?
    let turning: Turning?
    let screen: Grid
  }
}

extension TerminalSession {
  /// The time for which a notification shows.
  private static let notificationTime = Duration.seconds(4)

  /// Returns the cells of the whole terminal: the tree, the footer, a panel and a notification.
  ///
  /// - Complexity: That of ``grid()``, and O(*n*) for *n* rows. The rows of the tree are not copied.
  package func screen() -> Grid {
    let tree = grid()
    if let last = layers.last, last.tree !== tree { renewPalette() }
    let line = layers.isFooterShown ? footerLine(over: tree) : nil
    let panel = layers.panel?.grid(width: width, height: height)
    let suggestions = panel == nil ? suggestionBox(over: tree) : nil
    let notification = layers.notification?.text
    layers.turning = tree.turning.isEmpty ? nil : layers.turning ?? Turning(at: .now)
    if line == nil, panel == nil, suggestions == nil, notification == nil, layers.turning == nil {
      layers.last = nil
      return tree
    }
    if let last = layers.last, last.tree === tree, last.line == line, last.panel === panel,
      last.suggestions == suggestions, last.notification == notification, last.turning == layers.turning,
      last.screen.height == size.height
    {
      return last.screen
    }
    let screen = Grid(tree, height: size.height)
    if let sign = layers.turning?.sign { screen.turn(sign) }
    let all = CGRect(x: 0, y: 0, width: width, height: size.height)
    let usual = DrawnTraits(style: .unspecified, isRightToLeft: false)
    let pen = GridPen(grid: screen, frame: all, clip: all, traits: tree.placed.map(usual.inside) ?? usual)
    if let panel, let opened = layers.panel {
      screen.dim(CGRect(x: 0, y: 0, width: width, height: height))
      opened.draw(panel, on: screen)
      screen.caret = panel.caret.map {
        ($0.x + Int(bounded: opened.inside.minX), $0.y + Int(bounded: opened.inside.minY))
      }
    }
    suggestions?.draw(on: screen, pen.traits)
    if let notification {
      pen.put(" ", columns: 0..<width, y: height - 1, CellStyle(isReversed: true))
      pen.text(notification, x: min(1, width - 1), y: height - 1, CellStyle(isReversed: true))
      if screen.caret?.y == height - 1 { screen.caret = nil }
    }
    let row = CGRect(x: 0, y: Double(height), width: Double(width), height: 1)
    line?.draw(with: GridPen(grid: screen, frame: row, clip: all, traits: pen.traits))
    layers.last = TerminalLayers.Composition(
      tree: tree, line: line, panel: panel, suggestions: suggestions, notification: notification,
      turning: layers.turning, screen: screen)
    return screen
  }

  /// Shows a notification for a few seconds or, if it explains an error, until the next action of the user.
  internal func notify(_ text: String, isError: Bool = false) {
    layers.notification = (text, isError ? nil : .now.advanced(by: Self.notificationTime))
    needsFrame?()
  }

  /// Removes the explanation of an error before an action of the user.
  internal func removeError() {
    guard let notification = layers.notification, notification.end == nil else { return }
    layers.notification = nil
    needsFrame?()
  }

  /// Removes the notification when its time is over, and turns indicators.
  internal func passTimeOfLayers(to now: ContinuousClock.Instant) {
    if layers.turning?.pass(to: now) == true { needsFrame?() }
    guard let end = layers.notification?.end, now >= end else { return }
    layers.notification = nil
    needsFrame?()
  }
}
