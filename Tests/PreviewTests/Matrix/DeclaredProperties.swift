import Foundation

/// The properties that the sources declare, with the types or protocols that declare them.
enum DeclaredProperties {
  /// Returns their names, such as `Slider.thumbImage` and `Scrolling.bounces`, without those of the other vocabularies,
  /// which stand for the same properties.
  static func names() throws -> Set<String> {
    Set(try sources().flatMap { names(in: $0) })
  }

  /// Returns the names of those whose comments say that no preview shows them.
  static func namesOfCarried() throws -> Set<String> {
    Set(try sources().flatMap { names(in: $0, isCarried: true) })
  }

  /// The folder of the module.
  static let widgets = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Widgets").standardized

  private static func sources() throws -> [String] {
    let files = FileManager.default.enumerator(at: widgets, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && !$0.path().contains("/OtherNames/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private static func names(in source: String, isCarried: Bool = false) -> [String] {
    let unavailable = #/@available\(\s*\*, unavailable,[\s\S]*?\)\n[^\n]*/#
    let carried = "/// Carried for renderers of your own: no preview shows it."
    return source.replacing(unavailable, with: "").split(separator: "\nextension ").flatMap { part -> [String] in
      guard let owner = part.prefixMatch(of: /Property(?:Names)?(?:<\w+>)? where Root(?: ==|:) ([\w.]+)/)?.output.1
      else {
        return []
      }
      return part.matches(of: /public static (?:var|func) (\w+)(?:\([^\n]*\) ->|:)\s+(?:Property<|Self {)/)
        .filter { name in
          let comment = part[..<name.range.lowerBound].split(separator: "\n").last { $0.contains("/// ") }
          return !isCarried || comment?.hasSuffix(carried) == true
        }
        .map { "\(owner).\($0.output.1)" }
    }
  }
}
