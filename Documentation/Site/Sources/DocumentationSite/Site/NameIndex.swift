/// The styles, properties and events of each type, the operators, and the matchers of queries.
struct NameIndex: Sendable {
  /// A name and its documentation.
  struct Entry: Sendable {
    var title: String
    var address: Address
  }

  /// The names of one type or of one subject, by their kinds.
  struct Section: Sendable {
    var title: String
    var kinds: [(title: String, entries: [Entry])]
    /// The documentation of the type, if it is one of this package.
    var type: Document?
  }

  let types: [Section]
  let subjects: [Section]
  private let titles: [String: String]
  private static let order = ["Styles", "Properties", "Events"]

  init(_ map: SiteMap) {
    var types: [String: [String: [Entry]]] = [:]
    var operators: [String: [Entry]] = [:]
    var signals: [Entry] = []
    var matchers: [Entry] = []
    for document in map.library.documents where document.role == .member || document.role == .function {
      guard let address = map.address(of: document.identifier), let parent = map.library.byID[document.parent] else {
        continue
      }
      let entry = Entry(title: document.title, address: address)
      if document.symbolKind == "op" {
        let name = String(document.title.prefix { $0 != "(" })
        guard !["==", "!=", "<"].contains(name) else { continue }
        let owner = parent.role == .module ? "Functions of \(parent.title)" : map.library.name(of: parent)
        operators[owner, default: []].append(Entry(title: name, address: address))
        continue
      }
      switch parent.title {
      case "Mod" where document.isStatic, "StyleNames":
        types[document.root, default: [:]]["Styles", default: []].append(entry)
      case "PropertyNames": types[document.root, default: [:]]["Properties", default: []].append(entry)
      case "EventNames": types[document.root, default: [:]]["Events", default: []].append(entry)
      case "SignalConvertible", "Signal": signals.append(entry)
      case "Matcher" where document.isStatic, "Query" where document.isStatic: matchers.append(entry)
      default: break
      }
    }
    let named = Dictionary(
      map.library.documents.filter { $0.role == .type && $0.symbolKind != "extension" }
        .map { (map.library.name(of: $0), $0) }
    ) { first, _ in first }
    self.types = types.sorted { $0.key.lowercased() < $1.key.lowercased() }.map { name, kinds in
      Section(
        title: name, kinds: Self.order.compactMap { kind in kinds[kind].map { (kind, $0.sorted) } }, type: named[name])
    }
    titles = Dictionary(self.types.compactMap { section in section.type.map { ($0.identifier, section.title) } }) {
      first, _ in first
    }
    subjects = [
      Section(title: "Operators", kinds: operators.sorted { $0.key < $1.key }.map { ($0, $1.sorted) }),
      Section(title: "Signals", kinds: [("Operators of signals", signals.sorted)]),
      Section(title: "Queries", kinds: [("Matchers", matchers.sorted)]),
    ]
  }

  /// Returns the place of the names of a type.
  func address(of type: Document) -> Address? {
    titles[type.identifier].map { Address(path: "names.html", anchor: Slugs.slug($0)) }
  }
}

extension [NameIndex.Entry] {
  /// The entries by their titles, and one of those that share a title and a page.
  fileprivate var sorted: [NameIndex.Entry] {
    var seen: Set<String> = []
    return sorted { ($0.title.lowercased(), $0.title) < ($1.title.lowercased(), $1.title) }
      .filter { seen.insert("\($0.title) \($0.address.path)").inserted }
  }
}

extension Document {
  /// The type whose values an extension's `Root` is: `Label` of *Root is Label*.
  fileprivate var root: String {
    let codes = constraints.compactMap { if case .code(let code) = $0 { code } else { nil } }
    guard codes.first == "Root", codes.count > 1 else { return "Every type" }
    return codes[1]
  }
}
