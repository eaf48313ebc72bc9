/// Encodes values as ``StoredNode`` trees.
internal struct StoredNodeEncoder: Encoder {
  internal let node: StoredNode
  internal var codingPath: [any CodingKey] { [] }
  internal var userInfo: [CodingUserInfoKey: Any] { [:] }

  internal func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .keyed = node.content {} else { node.content = .keyed([]) }
    return KeyedEncodingContainer(KeyedNodes(node: node))
  }

  internal func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .list = node.content {} else { node.content = .list([]) }
    return ListedNodes(node: node)
  }

  internal func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension StoredNodeEncoder: SingleValueEncodingContainer {
  internal func encodeNil() { node.content = .nothing }

  internal func encode(_ value: some Encodable) throws { try node.put(value) }
}

private struct KeyedNodes<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: StoredNode
  var codingPath: [any CodingKey] { [] }

  private func encoder(for name: String) -> StoredNodeEncoder { StoredNodeEncoder(node: node.add(name)) }

  func encodeNil(forKey key: Key) { encoder(for: key.stringValue).encodeNil() }

  func encode(_ value: some Encodable, forKey key: Key) throws { try encoder(for: key.stringValue).encode(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(for: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(for: "super") }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key.stringValue) }
}

private struct ListedNodes: UnkeyedEncodingContainer {
  let node: StoredNode
  var codingPath: [any CodingKey] { [] }

  var count: Int {
    if case .list(let nodes) = node.content { nodes.count } else { 0 }
  }

  private func encoder() -> StoredNodeEncoder { StoredNodeEncoder(node: node.add()) }

  func encodeNil() { encoder().encodeNil() }

  func encode(_ value: some Encodable) throws { try encoder().encode(value) }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder() }
}
