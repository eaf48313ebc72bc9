import Foundation

@testable import DocumentationSite

/// Archives of two small modules and the guides of a small repository, in a folder of their own.
struct Fixture {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "DocumentationSite-\(UUID().uuidString)")
    for asset in ["site.css", "site.js"] { try write("", to: "Documentation/Site/Assets/\(asset)") }
    for folder in [
      "Benchmarks", "Playgrounds-Linux", "Server", "Documentation", "Documentation/ComingFrom", "Examples/LiveServer",
      "Examples/ImportingStyles", "Examples/StylingUIKit", "gallery",
    ] {
      try write("# \(folder)\n", to: "\(folder)/README.md")
    }
    try write(
      "# Reading order\n\n[Using](../Sources/Base/Base.docc/Using.md#steps), [Server](../Server/README.md#server)",
      to: "Documentation/ReadingOrder.md")
    try write("# Home\n\n[Benchmarks](Benchmarks#benchmarks), [source](Sources/Base)", to: "README.md")
    try write("", to: "Sources/Base/Base.swift")
  }

  var archives: URL { root.appending(path: "archives") }

  var folder: URL { root.appending(path: "site") }

  func remove() { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Adds a document to the archive of its module; `parts` are further members of its JSON.
  func add(
    _ path: String, title: String, kind: String?, symbol: String = "", constraint: String? = nil, content: String = "",
    tokens: String? = nil, parts: String = ""
  ) throws {
    let module = path.prefix { $0 != "/" }
    let symbolKind = kind.map { "\"symbolKind\":\"\($0)\",\"externalID\":\"\(symbol)\"," } ?? ""
    let conformance = constraint.map {
      #""conformance":{"constraints":[{"type":"codeVoice","code":"Root"},{"type":"text","text":" is "},"#
        + "{\"type\":\"codeVoice\",\"code\":\"\($0)\"},{\"type\":\"text\",\"text\":\".\"}]},"
    }
    let sections = [
      tokens.map { "{\"kind\":\"declarations\",\"declarations\":[{\"tokens\":[\($0)]}]}" },
      content.isEmpty ? nil : "{\"kind\":\"content\",\"content\":[\(content)]}",
    ].compactMap(\.self)
    let json = """
      {"identifier":{"url":"doc://swift-mod.\(module)/documentation/\(path)"},
      "metadata":{\(symbolKind)\(conformance ?? "")"title":"\(title)","roleHeading":"Kind"},
      "primaryContentSections":[\(sections.joined(separator: ","))]\(parts)}
      """
    let file = Slugs.slug(path.lowercased()) + "\(path.hashValue)"
    try write(json, to: "archives/\(module).doccarchive/data/documentation/\(file).json")
  }

  /// Writes two modules: a type with members, its extension in the other module, and an article.
  func addModules() throws {
    try add("Base", title: "Base", kind: "module", parts: Self.topics(["Base/Using", "Base/Label"]))
    try add("Other", title: "Other", kind: "module")
    try add(
      "Base/Using", title: "Using <it> & \\\"more\\\"", kind: nil,
      content: #"{"type":"heading","level":2,"text":"Overview","anchor":"Overview"},"#
        + #"{"type":"heading","level":3,"text":"Steps","anchor":"Steps"}"#)
    try add(
      "Base/Label", title: "Label", kind: "struct", symbol: "s:4Base5LabelV", tokens: Self.token("struct"),
      parts: #","relationshipsSections":[{"title":"Conforms To","type":"conformsTo","identifiers":["#
        + #""doc://swift-mod.Base/documentation/Base/Textual"]}]"#)
    try add(
      "Base/Textual", title: "Textual", kind: "protocol", symbol: "s:Textual",
      parts: #","relationshipsSections":[{"title":"Inherited By","type":"inheritedBy","identifiers":["#
        + #""doc://swift-mod.Base/documentation/Base/Editable"]}]"#)
    try add("Base/Editable", title: "Editable", kind: "protocol", symbol: "s:Editable")
    try add(
      "Other/Base/Mod/editable", title: "editable", kind: "property", symbol: "s:editable", constraint: "Editable",
      tokens: Self.token("static"))
    try add(
      "Other/Base/Mod/large", title: "large", kind: "property", symbol: "s:large", constraint: "Textual",
      tokens: Self.token("static"))
    try add("Base/Label/text", title: "text", kind: "property", symbol: "s:text", tokens: Self.token("var"))
    try add("Base/Label/<>(_:_:)", title: "<>(_:_:)", kind: "op", symbol: "s:op", tokens: Self.token("static"))
    try add("Base/Mod", title: "Mod", kind: "struct", symbol: "s:4Base3ModV", tokens: Self.token("struct"))
    try add(
      "Other/Base/Mod", title: "Mod", kind: "extension", symbol: "s:e:Mod",
      tokens: #"{"kind":"typeIdentifier","text":"Mod","preciseIdentifier":"s:4Base3ModV"}"#)
    try add(
      "Other/Base/Mod/title", title: "title", kind: "property", symbol: "s:title", constraint: "Label",
      tokens: Self.token("static"))
  }

  /// Returns the text of a written page.
  func page(_ path: String) throws -> String { try String(contentsOf: folder.appending(path: path), encoding: .utf8) }

  static func topics(_ paths: [String]) -> String {
    let identifiers = paths.map { "\"doc://swift-mod.Base/documentation/\($0)\"" }.joined(separator: ",")
    return ",\"topicSections\":[{\"title\":\"Essentials\",\"identifiers\":[\(identifiers)]}]"
  }

  static func token(_ keyword: String) -> String { "{\"kind\":\"keyword\",\"text\":\"\(keyword)\"}" }
}
