extension Node {
  /// Makes the nodes of the parts those of the parts that the value has now.
  ///
  /// A part that comes or goes shows as a change of the property that it is in.
  internal func updateParts() {
    defer { reportUntoldUpdate() }
    reportRefusedParts()
    let parts = mountableParts
    guard !hasParts(parts) else { return }
    let old = partNodes
    let wanted = parts.map(NodeIdentity.init(part:))
    let correspondence = Correspondence(old.map(\.identity), wanted)
    for (node, stays) in zip(old, correspondence.stays) where !stays { node.unmount() }
    partNodes = correspondence.sources.enumerated().map { index, source in
      guard source >= 0 else { return tree.mounting { Node(parts[index], wanted[index], in: self, of: tree) } }
      old[source].update(toPart: parts[index])
      return old[source]
    }
  }

  /// Whether the nodes of the parts are made of just these.
  internal func hasParts(_ parts: [any Bindable]) -> Bool {
    parts.count == partNodes.count && zip(partNodes, parts).allSatisfy { $0.described.isSame(as: $1) }
  }
}
