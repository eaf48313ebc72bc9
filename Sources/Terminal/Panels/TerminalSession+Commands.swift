import Foundation
import Layout
import Live

extension TerminalSession {
  /// The commands of the tree, and those of the terminal.
  internal var commands: [CommandPalette.Command] {
    root().commands.map { command in
      CommandPalette.Command(
        title: command.title, otherTitles: command.otherTitles, kind: command.kind, source: command
      ) { [weak self] in
        guard let self else { return .gone }
        let (focus, cells) = (root().numberOfFocus, grid().text(inColor: true))
        try command.perform()
        // A row whose card appears elsewhere has shown what it does.
        if root().numberOfFocus == focus, command.group != nil || grid().text(inColor: true) == cells {
          follow(command)
        }
        return .done
      }
    } + [
      CommandPalette.Command(title: "Keys", kind: "Terminal") { [weak self] in
        self?.openHelp()
        return .done
      },
      CommandPalette.Command(title: "Quit", kind: "Terminal") { .end },
    ]
  }

  /// Focuses what a command has used if it is out of view, and shows what is below it, so that the user sees what it
  /// did. A choice shows what is below it in any case.
  private func follow(_ command: TreeCommand) {
    let node = command.node
    // The parts of a widget are drawn by it.
    guard node.isMounted, node.parent?.partNodes.contains(where: { $0 === node }) != true else { return }
    if frame(of: node, isVisible: true) == nil {
      node.focusByClick()
      revealFocus()
    } else if command.group == nil {
      return
    }
    showContent(below: command.group ?? node)
  }

  /// Scrolls until what follows a node is visible, as far as the node stays in view.
  private func showContent(below node: Node) {
    // A view that has scrolled to its end leaves the rest to those around it.
    for _ in 0..<4 {
      let grid = grid()
      guard let next = node.nextBelow, let own = frame(of: node) else { return }
      let scrolling = scrolling(around: node, in: grid)
      let window = CGRect(x: 0, y: 0, width: width, height: height)
      let view = scrolling.reduce(window) { $0.intersection($1.frame) }
      // What is wholly out of view has no place yet.
      let hidden = frame(of: next).map { $0.maxY - view.maxY } ?? .infinity
      // A heading above it stays in view, too.
      let rows = Int(bounded: min(hidden, own.minY - view.minY - 2))
      guard rows > 0 else { return }
      let hasMoved = scrolling.contains { (try? scroll($0, by: rows)) ?? false }
      if !hasMoved, !scrollTree(by: rows) { return }
    }
  }

  /// Returns the rectangle of the widgets of a node, or `nil` if they are not in the cells.
  ///
  /// - Parameter isVisible: Whether only what users see counts.
  private func frame(of node: Node, isVisible: Bool = false) -> CGRect? {
    let spots = grid().spots.filter { spot in
      spot.element == nil && !(isVisible && spot.visible.isEmpty)
        && sequence(first: tracer.node(spot.origin.node), next: { $0?.parent }).contains { $0 === node }
    }
    return spots.isEmpty ? nil : spots.dropFirst().reduce(spots[0].frame) { $0.union($1.frame) }
  }
}

extension Node {
  /// The node below it: the next one in the nearest container in which it is not the last.
  fileprivate var nextBelow: Node? {
    for node in sequence(first: self, next: \.parent) {
      guard let siblings = node.parent?.children, let place = siblings.firstIndex(where: { $0 === node }),
        place + 1 < siblings.count
      else { continue }
      return siblings[place + 1]
    }
    return nil
  }
}
