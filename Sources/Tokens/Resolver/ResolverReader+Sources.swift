extension ResolverReader {
  /// A source that is still to be read, or the end of a set or reference after its sources.
  private enum Item {
    case source(Int32)
    case end(Int32)
  }

  /// The number of sources that references to sets may produce.
  internal static let limit = 100_000

  /// Returns the layers of an array of sources. A reference to a set has the layers of the set.
  mutating func layers(of sources: Int32, in definition: Int32, _ load: Loader) -> [Resolution.Layer] {
    guard document.kind(of: sources) == .array else {
      report(.invalidResolver, sources, "an array of sources")
      return []
    }
    var layers: [Resolution.Layer] = []
    var active: Set<Int32> = [definition]
    var rest = document.children(of: sources).reversed().map(Item.source)
    while let item = rest.popLast(), layers.count + rest.count < Self.limit {
      switch item {
      case .end(let node): active.remove(node)
      case .source(let node):
        guard let reference = document.child("$ref", of: node) else {
          layers.append(Resolution.Layer(file: 0, root: node))
          continue
        }
        let text = document.string(reference) ?? ""
        if !text.hasPrefix("#") {
          layers += self.layers(ofFile: text, node, reference, load)
        } else if let target = target(of: reference, from: node) {
          if active.insert(target).inserted {
            rest.append(.end(target))
            rest += inner(target, override: node).reversed()
          } else {
            report(.cycle, reference, "a source that does not contain this one")
          }
        }
      }
    }
    if layers.count + rest.count >= Self.limit { report(.tooManyTokens, sources, "at most \(Self.limit) sources") }
    return layers
  }

  /// The sources that a reference within the document stands for.
  private mutating func inner(_ target: Int32, override: Int32) -> [Item] {
    let map = document[target].parent
    guard map >= 0, document[map].parent == 0, document.hasKey("sets", map) else { return [.source(target)] }
    let sources = document.child("sources", of: override) ?? fieldsOfSet(target)
    return sources.map { document.children(of: $0).map(Item.source) } ?? []
  }

  /// Returns the node that a pointer within the document leads to.
  private mutating func target(of reference: Int32, from node: Int32) -> Int32? {
    let forbidden = "a reference to a set, a file, or tokens in this document"
    guard let parts = document.stringBytes(reference).flatMap(ReferenceSyntax.parts(ofPointer:)),
      let first = parts.first
    else {
      report(.invalidReference, reference, forbidden)
      return nil
    }
    if first.elementsEqual("resolutionOrder".utf8) || first.elementsEqual("modifiers".utf8) {
      report(.invalidReference, reference, forbidden)
      return nil
    }
    guard let target = document.node(at: parts) else {
      report(.unresolvedReference, reference, "a reference to a place of this document")
      return nil
    }
    if target <= node, document[target].next > node {
      report(.cycle, reference, "a reference to a place that does not contain it")
      return nil
    }
    return target
  }

  /// Returns the layers of a file or of a part of it, and of the keys beside the reference, which override its own.
  private mutating func layers(
    ofFile text: String, _ node: Int32, _ reference: Int32, _ load: Loader
  ) -> [Resolution.Layer] {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard !text.isEmpty, let file = file(String(parts[0]), reference, load) else {
      if text.isEmpty { report(.invalidReference, reference, "a path, or #/sets/…") }
      return []
    }
    var root: Int32 = 0
    if parts.count > 1 {
      let pointer = ReferenceSyntax.parts(ofPointer: Array("#\(parts[1])".utf8)[...])
      guard let found = pointer.flatMap(resolution.documents[Int(file)].node) else {
        report(.unresolvedReference, reference, "a reference to a place of \(parts[0])")
        return []
      }
      root = found
    }
    let overriding = document.children(of: node).filter { $0 != reference }
    let layer = Resolution.Layer(file: file, root: root, overridden: Set(overriding.map(document.key)))
    return overriding.isEmpty ? [layer] : [layer, Resolution.Layer(file: 0, root: node)]
  }

  private mutating func file(_ path: String, _ reference: Int32, _ load: Loader) -> Int32? {
    if let known = files[path] { return known }
    var file: Int32?
    do {
      let name = path.hasPrefix("/") || folder.isEmpty ? path : folder + path.trimmingPrefix("./")
      let read = try JSONDocument(try load(path), name: name, allowing: resolution.leniencies)
      file = Int32(resolution.documents.count)
      resolution.documents.append(read)
    } catch let error as TokenError where error.problems.first?.kind == .syntax {
      // No problem quotes the file, because it may be any readable file, such as one with passwords.
      fileProblems += error.problems.map { $0.withoutFound }
    } catch let error as FileOutside {
      report(.unreadableFile, reference, "a file below \(error.folder)")
    } catch {
      report(.unreadableFile, reference, "a file that can be read")
    }
    files[path] = .some(file)
    return file
  }
}
