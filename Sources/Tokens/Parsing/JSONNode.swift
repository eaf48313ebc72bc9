/// A value of a JSON document, with its place in the text.
///
/// The nodes of a document are in one array, in the order of the text: a container is followed by what it contains.
/// Nothing nests, so a document of any depth is read, walked and released without recursion.
internal struct JSONNode {
  enum Kind: UInt8 { case object, array, string, number, `true`, `false`, null }

  var kind: Kind
  /// Whether the text of the string contains escapes.
  var isEscaped = false
  /// Whether the text of the key contains escapes.
  var isKeyEscaped = false
  /// The container, or -1 for the root.
  var parent: Int32
  /// The index after the last node inside.
  var next: Int32
  /// The text of the key, between its quotes.
  var keyStart: Int32 = 0
  var keyEnd: Int32 = 0
  /// The text of the value, with its quotes or brackets.
  var start: Int32
  var end: Int32
}

extension JSONNode {
  var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
  var range: Range<Int> { Int(start)..<Int(end) }
}
