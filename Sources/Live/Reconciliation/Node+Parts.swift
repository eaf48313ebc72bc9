extension Node {
  /// Updates the nodes of the parts to the current parts of the value.
  ///
  /// An inserted or removed part is reported as a change of the property that contains it.
  internal func updateParts() {
    defer { reportPendingUpdate() }
    reportRefusedParts()
    let parts = mountableParts
    guard !hasParts(parts) else { return }
    let old = partNodes
    let wanted = parts.map(NodeIdentity.init(part:))
    let correspondence = Correspondence(old.map(\.identity), wanted)
    for (node, stays) in zip(old, correspondence.stays) where !stays { node.unmount() }
    partNodes = correspondence.sources.enumerated().map { index, source in
      guard source >= 0 else { return tree.mounting { Node(.part(parts[index]), wanted[index], in: self, of: tree) } }
      old[source].update(toPart: parts[index])
      return old[source]
    }
  }

  internal func hasParts(_ parts: [any Bindable]) -> Bool {
    if parts.isEmpty { return partNodes.isEmpty }
    return parts.count == partNodes.count && zip(partNodes, parts).allSatisfy { $0.described.isSame(asPart: $1) }
  }
}
