import Foundation
import Layout
import Live
import Widgets

/// A runner of live trees in the terminal of the process.
///
/// ```swift
/// let name = Var("")
///
/// try await Terminal.run {
///   VStack {
///     TextField(.placeholder("Name"), .text <--> name)
///     Label(.text <-- name.map { "Hello, \($0)!" })
///   }
/// }
/// ```
public enum Terminal {
  @MainActor private static var isRunning = false

  /// Runs the widgets of a block in the terminal, until the user presses Control-C or the task is cancelled.
  ///
  /// The block is called again whenever a value changes that it has read.
  ///
  /// - Parameters:
  ///   - footer: Whether a line at the bottom shows the keys that do something now. By default, it does so below a
  ///     screen that fills the terminal.
  ///   - content: The widget. Several widgets overlap: list them in a `VStack`.
  /// - Throws: ``TerminalError`` if there is no terminal, or if it cannot show a tree. Catch it in `main`: Swift ends a
  ///   program whose `main` throws with a trap.
  @MainActor public static func run(
    footer: TerminalFooter = .automatic, @WidgetBuilder _ content: @escaping () -> Children
  ) async throws {
    try await run(LiveTree(content: content), footer: footer)
  }

  /// Runs a widget or a component in the terminal, until the user presses Control-C or the task is cancelled.
  ///
  /// - Parameters:
  ///   - content: The widget or the component.
  ///   - footer: Whether a line at the bottom shows the keys that do something now. By default, it does so below a
  ///     screen that fills the terminal.
  /// - Throws: ``TerminalError`` if there is no terminal, or if it cannot show a tree.
  @MainActor public static func run(
    _ content: some WidgetConvertible, footer: TerminalFooter = .automatic
  ) async throws {
    try await run(LiveTree(content), footer: footer)
  }

  /// Runs a live tree in the terminal, until the user presses Control-C or the task is cancelled.
  ///
  /// The terminal is restored afterwards, also after a signal that ends the process, and after a trap.
  ///
  /// - Parameters:
  ///   - tree: The live tree.
  ///   - footer: Whether a line at the bottom shows the keys that do something now. By default, it does so below a
  ///     screen that fills the terminal.
  /// - Throws: ``TerminalError`` if there is no terminal, or if it cannot show a tree.
  @MainActor public static func run<State>(_ tree: LiveTree<State>, footer: TerminalFooter = .automatic) async throws {
    let traits = TerminalTraits()
    try await run(tree, on: TerminalDevice(traits: traits), traits: traits, footer: footer)
  }

  @MainActor internal static func run<State>(
    _ tree: LiveTree<State>, on device: TerminalDevice, traits: TerminalTraits, footer: TerminalFooter = .hidden
  ) async throws {
    if isRunning { throw TerminalError.inUse }
    isRunning = true
    defer { isRunning = false }
    let size = device.size
    let session = TerminalSession(tree, width: size.width, height: size.height, traits: traits, footer: footer)
    session.painter.readFiles()
    let folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    LocalFiles(folder: folder).follow(tree.root.tree)
    try await TerminalLoop(session, device).run()
  }
}

/// The error of a tree that cannot be run in a terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// The input or the output is not a terminal, but a pipe or a file.
  case noTerminal
  /// The terminal cannot place the cursor: `TERM` is `dumb`, or not set.
  case dumbTerminal(String)
  /// The terminal does not let its mode be changed, for a reason of the system.
  case noRawMode(String)
  /// Another tree is being run in the terminal.
  case inUse
}

extension TerminalError: CustomStringConvertible {
  /// The problem, and what to do instead.
  public var description: String {
    switch self {
    case .noTerminal:
      "Input and output have to be a terminal. To print a tree into a pipe or a file, use Preview.terminal(_:)."
    case .dumbTerminal(let name):
      "The terminal \"\(name)\" cannot place the cursor. To print a tree, use Preview.terminal(_:), or set TERM."
    case .noRawMode(let reason): "The mode of the terminal cannot be changed: \(reason)."
    case .inUse: "Another tree is being run in the terminal."
    }
  }
}
