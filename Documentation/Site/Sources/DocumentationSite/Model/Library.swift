import Foundation

/// The documents of all modules.
struct Library: Sendable {
  /// The documents, ordered by their identifiers.
  let documents: [Document]
  /// The modules, by their names.
  let modules: [Document]
  /// The documents by their identifiers.
  let byID: [String: Document]
  /// The extensions of types of other modules, by the symbols that they extend.
  let extensions: [String: [Document]]
  private let children: [String: [Document]]
  private let bySymbol: [String: Document]

  init(_ documents: [Document]) {
    let known = Set(documents.map(\.identifier))
    let missing = Set(documents.filter { $0.role == .member && !known.contains($0.parent) }.map(\.parent))
    let documents = documents + missing.map(Document.init(extensionWith:))
    self.documents = documents.sorted { $0.identifier < $1.identifier }
    modules = self.documents.filter { $0.role == .module }
    byID = Dictionary(documents.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    children = Dictionary(grouping: self.documents, by: \.parent)
    extensions = Dictionary(grouping: self.documents.filter { $0.role == .type && $0.symbolKind == "extension" }) {
      type in
      type.declarations.first?.tokens.last { $0.preciseIdentifier != nil }?.preciseIdentifier ?? ""
    }
    // What a module extends has the identifier of what it extends; the type itself wins.
    let symbols = documents.filter { $0.symbolKind != "extension" }
    bySymbol = Dictionary(symbols.compactMap { document in document.symbolID.map { ($0, document) } }) { first, _ in
      first
    }
  }

  /// Reads the archives in a folder.
  ///
  /// - Throws: An error with the path of the file that has a part that the site would lose.
  init(archives folder: URL) throws {
    var documents: [Document] = []
    let decoder = JSONDecoder()
    for archive in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where archive.pathExtension == "doccarchive" {
      let data = archive.appending(path: "data/documentation")
      guard let files = FileManager.default.enumerator(at: data, includingPropertiesForKeys: nil) else { continue }
      for case let file as URL in files where file.pathExtension == "json" {
        do { documents.append(try decoder.decode(Document.self, from: Data(contentsOf: file))) } catch {
          throw SiteError("\(file.path): \(error)")
        }
      }
    }
    guard !documents.isEmpty else { throw SiteError("There is no archive in \(folder.path).") }
    self.init(documents)
  }

  /// Returns the documents whose identifiers continue the one of a document by one component.
  func children(of document: Document) -> [Document] { children[document.identifier] ?? [] }

  /// Returns the members that are shown on the page of a type.
  func members(of document: Document) -> [Document] { children(of: document).filter { $0.role == .member } }

  /// Returns the document that a reference means, also in another module.
  ///
  /// References to other modules end with the identifier of the symbol: `doc://swift-mod.Styles/7Widgets9ComponentP`.
  func document(_ identifier: String) -> Document? {
    byID[identifier] ?? bySymbol[identifier] ?? bySymbol["s:" + (identifier.split(separator: "/").last ?? "")]
  }
}
