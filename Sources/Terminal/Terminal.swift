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
