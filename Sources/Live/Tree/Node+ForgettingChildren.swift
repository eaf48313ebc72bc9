extension Node {
  /// Releases what the descriptions of the children refer to, so that the node retains only what can still be read.
  internal func forgetChildren() {
    if sleeping?.isArranged == true { wake() }
    guard let sleeping else { return describedChildren = [] }
    if mountedChildren.isEmpty, !sleeping.haveBehaviors { return }
    var children = describedChildren
    for (index, numbers) in sleeping.numbers.enumerated() {
      if numbers.isEmpty {
        children[index] = View()
      } else if sleeping.haveBehaviors {
        children[index] = quieted(children[index])
      }
    }
    describedChildren = children
  }
}
