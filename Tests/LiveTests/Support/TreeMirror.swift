@testable import Live
import LiveTesting

/// A copy of a tree that is kept up to date by nothing but what a renderer is told.
@MainActor
final class TreeMirror: Renderer {
  @MainActor
  private final class Place {
    var value: any Bindable
    var children: [Place] = []
    var parts: [(node: Node, place: Place)] = []

    init(_ value: any Bindable) {
      self.value = value
    }

    /// The value with its parts as they are known, and without children.
    var own: any Bindable {
      var value = value.bare
      var next = parts.makeIterator()
      if value.parts.count == parts.count {
        value.visitParts(PartVisitor { part in part = next.next()?.place.whole ?? part })
      }
      return value
    }

    var whole: any Bindable {
      var value = own
      if value.widgetsInside != nil { value.widgetsInside = Children(children.compactMap { $0.whole as? any Widget }) }
      return value
    }
  }

  private var root: Place?
  private var places: [ObjectIdentifier: Place] = [:]

  /// What does not fit what has been told before.
  private(set) var complaints: [String] = []

  /// The tree as it is known.
  var whole: (any Bindable)? { root?.whole }

  func insert(_ node: Node, at index: Int) {
    let place = makePlace(of: node)
    guard let parent = node.parent else { return root = place }
    if let outer = places[ObjectIdentifier(parent)] {
      outer.children.insert(place, at: index)
    } else {
      complaints.append("\(node) comes into an unknown \(parent)")
    }
  }

  func move(_ node: Node, from old: Int, to new: Int) {
    guard let outer = node.parent.flatMap({ places[ObjectIdentifier($0)] }) else { return complain(node) }
    outer.children.insert(outer.children.remove(at: old), at: new)
  }

  func remove(_ node: Node, at index: Int) {
    guard let parent = node.parent else { return root = nil }
    places[ObjectIdentifier(parent)]?.children.remove(at: index)
  }

  func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    guard let place = places[ObjectIdentifier(node)] else { return complain(node) }
    if !old.isSame(as: place.own) { complaints.append("\(old) was known as \(place.own)") }
    place.value = new
    place.parts = node.partNodes.map { part in
      (part, place.parts.first { $0.node === part }?.place ?? makePlace(of: part))
    }
    if !new.isSame(as: place.own) { complaints.append("\(new) would have to be \(place.own)") }
  }

  private func complain(_ node: Node) { complaints.append("\(node) is unknown") }

  private func makePlace(of node: Node) -> Place {
    let place = Place(node.bareSnapshot)
    place.children = node.childNodes.map(makePlace)
    place.parts = node.partNodes.map { ($0, makePlace(of: $0)) }
    places[ObjectIdentifier(node)] = place
    return place
  }
}
