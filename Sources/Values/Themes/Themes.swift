/// The themes of the surroundings, by their types.
package struct Themes: Sendable {
  private var values: [ObjectIdentifier: any Theme] = [:]

  package init() {}

  /// A Boolean value that indicates whether all themes are the standard ones.
  package var isEmpty: Bool { values.isEmpty }

  /// The types whose themes are not the standard ones, in the order of their names.
  package var types: [any Theme.Type] {
    values.values.map { type(of: $0) }.sorted { "\($0)" < "\($1)" }
  }

  /// The theme of a type, or `nil` for the standard one.
  package subscript<Brand: Theme>(type: Brand.Type) -> Brand? {
    get { values[ObjectIdentifier(type)] as? Brand }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Returns the theme of a type, which is the standard one if there is no other.
  package func theme(of type: any Theme.Type) -> any Theme { theme(ofType: type) }

  private func theme<Brand: Theme>(ofType type: Brand.Type) -> any Theme { self[type] ?? Brand.standard }
}

extension Themes: Equatable {
  /// Returns whether both have equal themes of the same types.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  package static func == (first: Themes, second: Themes) -> Bool {
    first.values.count == second.values.count
      && first.values.allSatisfy { type, theme in
        second.values[type].map { AnyHashable(theme) == AnyHashable($0) } ?? false
      }
  }
}
