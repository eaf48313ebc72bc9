/// An adapter that is known by an alias, such as ``Var``.
package protocol NamedAdapter {
  /// The name that the adapter is declared by.
  static var adapterName: String { get }
}

extension Adapter: NamedAdapter {
  nonisolated package static var adapterName: String { State.adapterName }
}
