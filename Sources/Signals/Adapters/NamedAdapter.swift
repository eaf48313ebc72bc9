/// An adapter with a type alias, such as ``TempVar``.
package protocol NamedAdapter {
  /// The name of the alias.
  static var adapterName: String { get }
}

extension Adapter: NamedAdapter {
  nonisolated package static var adapterName: String { State.adapterName }
}
