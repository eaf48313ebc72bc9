extension Change {
  /// Returns the value inside `root` that has the changed property, and the name of the property in it: for
  /// `layer.cornerRadius`, the layer and `cornerRadius`. It is `nil` if `root` has no property at the path.
  ///
  /// - Complexity: O(*n*) for *n* stored properties of the values along the path, by reflection.
  package func holder(in root: Any) -> (value: Any, property: String)? {
    var (holder, rest) = (root, path[...])
    while true {
      while let box = holder as? any InspectedAsValue { holder = box.inspected }
      // One name can be the beginning of another one.
      let part = Part.listed(of: holder).filter { rest.isPath(from: $0.name) }.max { $0.name.count < $1.name.count }
      guard let part else { return nil }
      rest = rest.dropFirst(part.name.count)
      if rest.isEmpty { return (holder, part.name) }
      guard let value = unwrapped(part.value) else { return nil }
      holder = value
      if rest.first == "." { rest = rest.dropFirst() }
    }
  }
}

extension Part {
  /// Returns the elements of an array, or the stored properties of another value.
  fileprivate static func listed(of value: Any) -> [Part] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection else { return stored(of: value) }
    return mirror.children.enumerated().map { Part(name: "[\($0)]", value: $1.value) }
  }
}

extension Substring {
  /// Returns whether a path is that of a property, or leads into it.
  fileprivate func isPath(from name: String) -> Bool {
    guard !name.isEmpty, hasPrefix(name) else { return false }
    return dropFirst(name.count).first.map { ".[(".contains($0) } ?? true
  }
}
