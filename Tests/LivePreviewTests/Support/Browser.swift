import LivePreview

/// A page that a browser shows: elements, to which patches are applied by the book.
@MainActor
final class Browser {
  final class Element {
    var tag: String
    var content: [Content] = []

    init(tag: String) {
      self.tag = tag
    }

    var name: Substring { tag.dropFirst().prefix { $0.isLetter || $0.isNumber } }

    var elements: [Element] {
      content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }
  }

  enum Content {
    case text(String)
    case element(Element)
  }

  /// A path that leads nowhere.
  struct Lost: Error {
    let path: [Int]
  }

  private let top = Element(tag: "<body>")

  init(_ html: String) {
    top.content = Self.read(html)
  }

  func apply(_ patches: [HTMLPatch]) throws {
    for patch in patches { try apply(patch) }
  }

  private func apply(_ patch: HTMLPatch) throws {
    switch patch {
    case .replace([], let html): top.content = Self.read(html)
    case .replace(let path, let html):
      let (parent, place) = try find(path)
      parent.content.replaceSubrange(place...place, with: Self.read(html))
    case .insert(let html, let path):
      let parent = try element(at: path.dropLast())
      let index = path[path.count - 1]
      let place = index < parent.elements.count ? try find(path).place : try end(of: parent, index, path)
      parent.content.insert(contentsOf: Self.read(html), at: place)
    case .remove(let path):
      let (parent, place) = try find(path)
      parent.content.remove(at: place)
    case .move(let path, let index):
      let (parent, place) = try find(path)
      let moved = parent.content.remove(at: place)
      let target = path.dropLast() + [index]
      let new =
        index < parent.elements.count ? try find(Array(target)).place : try end(of: parent, index, Array(target))
      parent.content.insert(moved, at: new)
    case .setAttributes(let path, let tag):
      let element = try element(at: path[...])
      guard element.name == Element(tag: tag).name else { throw Lost(path: path) }
      element.tag = tag
    }
  }

  private func end(of parent: Element, _ index: Int, _ path: [Int]) throws -> Int {
    guard index == parent.elements.count else { throw Lost(path: path) }
    return parent.content.count
  }

  private func element(at path: ArraySlice<Int>) throws -> Element {
    var element = top.elements[0]
    for index in path {
      guard element.elements.indices.contains(index) else { throw Lost(path: Array(path)) }
      element = element.elements[index]
    }
    return element
  }

  private func find(_ path: [Int]) throws -> (parent: Element, place: Int) {
    let (parent, element) = (try element(at: path.dropLast()), try element(at: path[...]))
    guard
      let place = parent.content.firstIndex(where: {
        if case .element(let other) = $0 { other === element } else { false }
      })
    else { throw Lost(path: path) }
    return (parent, place)
  }

  private static func read(_ html: String) -> [Content] {
    let root = Element(tag: "")
    var open = [root]
    var rest = html[...]
    while let first = rest.first {
      guard first == "<", let end = rest.firstIndex(of: ">") else {
        let text = rest.prefix { $0 != "<" }
        open[open.count - 1].content.append(.text(String(text)))
        rest = rest[text.endIndex...]
        continue
      }
      let tag = String(rest[...end])
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("</") {
        open.removeLast()
        continue
      }
      let element = Element(tag: tag)
      open[open.count - 1].content.append(.element(element))
      if !["input", "hr", "br"].contains(element.name) { open.append(element) }
    }
    return root.content
  }
}

extension Browser {
  /// What one sees: the elements below the style sheet, each with what its style says in place of the style's number, and
  /// groups by their order.
  var look: String {
    guard let sheet = top.elements.first?.elements.first, case .text(let css)? = sheet.content.first else { return "" }
    var rules: [Substring: Substring] = [:]
    for line in css.split(separator: "\n") where line.hasPrefix(".s") {
      guard let brace = line.firstIndex(of: "{") else { continue }
      rules[line.dropFirst()[..<brace]] = line[brace...]
    }
    var groups: [Substring: Int] = [:]
    func look(of content: Content) -> String {
      switch content {
      case .text(let text): return text
      case .element(let element):
        var tag = ""
        for word in element.tag.split(separator: " ", omittingEmptySubsequences: false) {
          let bare = word.prefix { $0 != "\"" && $0 != ">" }
          if let rule = rules[bare] {
            tag += " \(rule)" + word[bare.endIndex...]
          } else if word.hasPrefix("name=\"g") {
            groups[word] = groups[word] ?? groups.count
            tag += " name=\(groups[word] ?? 0)"
          } else {
            tag += " \(word)"
          }
        }
        return tag + element.content.map(look).joined() + "</\(element.name)>"
      }
    }
    return top.elements[0].content.dropFirst().map(look).joined()
  }
}
