import Foundation
import Live
import Preview

/// Checks that a live tree, or the node of a query, looks the same as in its recording.
///
/// ```swift
/// @MainActor @Test func login() throws {
///   try expect(LiveTree(LoginScreen()), matches: "login")
///   try expect(LiveTree(LoginScreen()), matches: "login", as: .svg)
/// }
/// ```
///
/// The file `login.txt` is in the folder `Snapshots` beside the file of the test, in a folder with its name. Run the
/// tests with the environment variable `RECORD_SNAPSHOTS=1` to write it:
///
/// ```sh
/// RECORD_SNAPSHOTS=1 swift test --filter login
/// ```
///
/// - Parameters:
///   - target: The live tree, query or node.
///   - name: The name of the file, without its extension.
///   - format: The form of the file. Text by default.
///   - file: The file of the test.
/// - Throws: ``SnapshotError`` if the tree differs from the file or has not been recorded, ``QueryError`` if a query
///   does not find one node, and errors of writing.
@MainActor public func expect(
  _ target: some NodeConvertible,
  matches name: String,
  as format: SnapshotFormat = .text,
  file: String = #filePath
) throws {
  let isRecording = ProcessInfo.processInfo.environment[SnapshotError.variable].map { $0 != "0" } ?? false
  let source = URL(filePath: file)
  let folder = source.deletingLastPathComponent().appending(path: "Snapshots")
    .appending(path: source.deletingPathExtension().lastPathComponent)
  try expect(target, matches: name, as: format, in: folder, isRecording: isRecording)
}

@MainActor internal func expect(
  _ target: some NodeConvertible,
  matches name: String,
  as format: SnapshotFormat,
  in folder: URL,
  isRecording: Bool
) throws {
  let node = try target.node()
  Observed.flush()
  let widget = node.coveredSnapshot as? any Widget ?? Composed()
  let found = format.written(widget)
  let url = folder.appending(path: "\(name).\(format.rawValue)")
  if isRecording {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try Data(found.utf8).write(to: url)
  }
  let recorded = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  guard recorded == found else { throw SnapshotError(path: url.path, recorded: recorded, found: found) }
}

/// The form in which `expect(_:matches:as:file:)` writes a tree.
public enum SnapshotFormat: String, CaseIterable, Sendable {
  /// Text, in which the tree is laid out by characters.
  case text = "txt"

  /// An SVG drawing.
  case svg

  /// An HTML page.
  case html

  /// Returns a widget in this form, which ends with a line feed.
  @MainActor internal func written(_ widget: any Widget) -> String {
    let whole =
      switch self {
      case .text: Preview.text(widget)
      case .svg: Preview.svg(widget)
      case .html: Preview.html(widget)
      }
    return whole.hasSuffix("\n") ? whole : whole + "\n"
  }
}
