import Foundation

/// The names of the declared properties, such as `static var text: Property<Root, …>` and `static func title(for:) ->
/// Property<…>`, without arguments and without those that are not available.
func declaredNames() throws -> Set<String> {
  let unavailable = #/@available\(\s*\*, unavailable,[\s\S]*?\)\n[^\n]*/#
  return Set(try widgetSources().flatMap { names(in: $0.replacing(unavailable, with: "")) })
}

/// How many extensions declare each name for all types of a protocol, `extension PropertyNames where Root: Widget`.
func protocolsPerName() throws -> [String: Int] {
  let generic = try widgetSources().flatMap { source in
    source.split(separator: "\nextension ").filter { $0.hasPrefix("PropertyNames where Root: ") }
  }
  return Dictionary(generic.flatMap { Set(names(in: String($0))) }.map { ($0, 1) }, uniquingKeysWith: +)
}

private func names(in source: String) -> [String] {
  source.matches(of: /public static (?:var|func) (\w+)(?:\(.*\) ->|:) Property</).map { String($0.output.1) }
}

/// What the files of the module say: reflection does not see static members.
private func widgetSources() throws -> [String] {
  let widgets = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Widgets")
  let files = FileManager.default.enumerator(at: widgets, includingPropertiesForKeys: nil)
  return try (files?.compactMap { $0 as? URL } ?? [])
    .filter { $0.pathExtension == "swift" }
    .map { try String(contentsOf: $0, encoding: .utf8) }
}
