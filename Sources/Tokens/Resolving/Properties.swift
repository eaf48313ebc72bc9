/// The keys of an object that begin with `$`, and the first of those that do not.
internal struct Properties {
  var value: Int32?
  var reference: Int32?
  var type: Int32?
  var description: Int32?
  var extensions: Int32?
  var deprecated: Int32?
  var extends: Int32?
  var schema: Int32?
  var unknown: [Int32] = []
  var firstChild: Int32?

  var isToken: Bool { value != nil || reference != nil }

  /// Finds the properties of an object.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  init(of node: Int32, in document: JSONDocument) {
    for child in document.children(of: node) {
      guard document.keyBytes(of: child).first == UInt8(ascii: "$") else {
        if firstChild == nil { firstChild = child }
        continue
      }
      switch document.key(of: child) {
      case "$value": value = child
      case "$type": type = child
      case "$ref": reference = child
      case "$description": description = child
      case "$extensions": extensions = child
      case "$deprecated": deprecated = child
      case "$extends": extends = child
      case "$schema": schema = child
      case "$root": if firstChild == nil { firstChild = child }
      default: unknown.append(child)
      }
    }
  }
}
