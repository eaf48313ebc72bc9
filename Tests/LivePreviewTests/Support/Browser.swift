import LivePreview

/// A page that a browser shows: elements, to which patches are applied by the book.
@MainActor
final class Browser {
  final class Element {
    let name: String
    var attributes: [String: String]
    var content: [Content] = []
    weak var parent: Element?

    init(_ name: String, _ attributes: [String: String] = [:]) {
      self.name = name
      self.attributes = attributes
    }

    var elements: [Element] {
      content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    func insert(_ new: [Content], at index: Int) {
      for case .element(let element) in new { element.parent = self }
      content.insert(contentsOf: new, at: index)
    }

    func find(_ id: Int) -> Element? {
      if attributes["data-n"] == "\(id)" { return self }
      for element in elements { if let found = element.find(id) { return found } }
      return nil
    }
  }

  enum Content {
    case text(String)
    case element(Element)
  }

  /// An address that leads nowhere, or a patch that cannot be applied.
  struct Lost: Error {
    let patch: HTMLPatch
  }

  private let top = Element("body")

  var fragment: Element { top.elements[0] }

  /// The styles of the rules, by the names of their classes.
  private(set) var rules: [String: String] = [:]

  init(_ html: String) {
    show(html)
  }

  /// The ids of the nodes that have elements.
  var ids: Set<String> {
    func ids(in element: Element) -> [String] {
      element.elements.flatMap(ids) + [element.attributes["data-n"], element.attributes["data-p"]].compactMap(\.self)
    }
    return Set(ids(in: top))
  }

  /// Returns whether an element has the id of a node.
  func shows(_ id: Int) -> Bool { top.find(id) != nil }

  private func show(_ html: String) {
    top.content = []
    top.insert(Self.read(html), at: 0)
    rules = [:]
    guard case .text(let text)? = fragment.elements.first?.content.first else { return }
    let css = Bytes(text)
    var start = 0
    while start < css.count {
      let end = css.index(of: "\n", in: start..<css.count) ?? css.count
      if end - start > 2, css[start] == ".", css[start + 1] == "s" { add(css[start..<end]) }
      start = end + 1
    }
  }

  private func add(_ rule: String) {
    let rule = Bytes(rule)
    let brace = rule.index(of: "{", in: 0..<rule.count) ?? rule.count
    guard brace > 2, brace + 1 < rule.count, (2..<brace).allSatisfy({ "0"..."9" ~= rule[$0] }) else { return }
    rules[rule[0..<brace]] = rule[brace + 1..<rule.count - 1]
  }

  func apply(_ patches: [HTMLPatch]) throws {
    for patch in patches { try apply(patch) }
  }

  private func apply(_ patch: HTMLPatch) throws {
    func element(_ address: [Int]) throws -> Element {
      guard let parent = try place(address) else { return fragment }
      guard case .element(let element) = parent.element.content[parent.index] else { throw Lost(patch: patch) }
      return element
    }
    func place(_ address: [Int]) throws -> (element: Element, index: Int)? {
      guard let id = address.first else { throw Lost(patch: patch) }
      guard var element = id == 0 ? fragment : fragment.find(id) else { throw Lost(patch: patch) }
      for index in address.dropFirst().dropLast() {
        guard element.content.indices.contains(index), case .element(let next) = element.content[index] else {
          throw Lost(patch: patch)
        }
        element = next
      }
      if address.count > 1 {
        guard let index = address.last, element.content.indices.contains(index) else { throw Lost(patch: patch) }
        return (element, index)
      }
      guard let parent = element.parent, id > 0 else { return nil }
      let index = parent.content.firstIndex { if case .element(let other) = $0 { other === element } else { false } }
      return index.map { (parent, $0) }
    }
    func known(_ address: [Int]) throws -> (element: Element, index: Int) {
      guard let place = try place(address) else { throw Lost(patch: patch) }
      return place
    }
    switch patch {
    case .replace([], let html): show(html)
    case .replace(let address, let html):
      let place = try known(address)
      place.element.content.remove(at: place.index)
      place.element.insert(Self.read(html), at: place.index)
    case .insert(let html, let address, let next):
      let parent = try element(address)
      let index = try next.map { try known($0).index } ?? parent.content.endIndex
      if let next, try known(next).element !== parent { throw Lost(patch: patch) }
      parent.insert(Self.read(html), at: index)
    case .remove(let address):
      let place = try known(address)
      place.element.content.remove(at: place.index)
    case .move(let address, let next):
      let place = try known(address)
      if let next, try known(next).element !== place.element { throw Lost(patch: patch) }
      let target = try next.map { try known($0).index } ?? place.element.content.endIndex
      let moved = place.element.content.remove(at: place.index)
      place.element.insert([moved], at: target > place.index ? target - 1 : target)
    case .fill(let address, let html):
      let element = try element(address)
      element.content = []
      element.insert(Self.read(html), at: 0)
    case .text(let address, let text):
      let place = try known(address)
      if case .element(let element) = place.element.content[place.index] {
        element.content = text.isEmpty ? [] : [.text(Self.escaped(text))]
      } else {
        place.element.content[place.index] = .text(Self.escaped(text))
      }
    case .set(let address, let attributes):
      let element = try element(address)
      for (name, value) in attributes {
        if element.name == "textarea", name == "value" {
          element.content = [.text(Self.escaped(value ?? ""))]
        } else {
          element.attributes[name] = value.map(Self.escaped)
        }
      }
    case .addRule(let rule): add(rule)
    case .replaceRule(let rule):
      try apply(.removeRule(of: String(rule.prefix { $0 != "{" })))
      add(rule)
    case .removeRule(let name):
      if rules.removeValue(forKey: name) == nil { throw Lost(patch: patch) }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.append(character)
      }
    }
  }
}

extension Browser {
  /// Returns the texts around the first difference of two looks; `nil` if they are equal.
  static func difference(_ look: String, _ expected: String) -> String? {
    if look == expected { return nil }
    let common = zip(look, expected).prefix { $0 == $1 }.count
    func excerpt(_ look: String) -> Substring { look.dropFirst(max(0, common - 60)).prefix(160) }
    return "…\(excerpt(look))… instead of …\(excerpt(expected))…"
  }
}

extension Browser {
  /// Returns the id of the node whose element contains the button of a part with a title, and the id of the part.
  func part(titled title: String) -> (node: Int, part: Int)? {
    func search(_ element: Element, in node: Int) -> (node: Int, part: Int)? {
      let node = element.attributes["data-n"].flatMap { Int($0) } ?? node
      if let part = element.attributes["data-p"].flatMap({ Int($0) }), element.text == title { return (node, part) }
      for element in element.elements { if let found = search(element, in: node) { return found } }
      return nil
    }
    return search(fragment, in: 0)
  }
}

extension Browser.Element {
  /// The texts inside.
  fileprivate var text: String {
    content.map { content in
      switch content {
      case .text(let text): text
      case .element(let element): element.text
      }
    }
    .joined()
  }
}
