import Foundation

/// The names that the sources declare, `static var text: Property<Root, …>` and `static func title(for:) -> Property<…>`,
/// without their arguments.
///
/// Reflection does not see static members, so the sources are read.
func declaredNames() throws -> Set<String> {
  let widgets = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Widgets")
  let files = FileManager.default.enumerator(at: widgets, includingPropertiesForKeys: nil)
  let sources = try files?.compactMap { $0 as? URL }
    .filter { $0.pathExtension == "swift" }
    .map { try String(contentsOf: $0, encoding: .utf8) }
  let declaration = /public static (?:var|func) (\w+)(?:\(.*\) ->|:) Property</
  return Set((sources ?? []).flatMap { $0.matches(of: declaration).map { String($0.output.1) } })
}
