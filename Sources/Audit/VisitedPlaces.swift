import Widgets

/// The widgets that a traversal of a tree has visited, each with its place in its parent.
package struct VisitedPlaces {
  private var places: [(widget: any Widget, parent: Int?, index: Int)] = []

  package init() {}

  /// The number of widgets.
  package var count: Int { places.count }

  /// Adds a widget.
  ///
  /// - Parameters:
  ///   - parent: The number of the parent, or `nil` for the root.
  ///   - index: The index in the parent.
  package mutating func append(_ widget: any Widget, in parent: Int?, at index: Int) {
    places.append((widget, parent, index))
  }

  /// Returns the path of a widget from the root, as findings have it: `StackView/2.Button`.
  ///
  /// - Complexity: O(*n*) for *n* ancestors.
  package func path(to place: Int) -> String {
    var (path, next) = ([String](), Int?.some(place))
    while let index = next {
      let place = places[index]
      path.append(place.parent == nil ? place.widget.kindName : "\(place.index).\(place.widget.kindName)")
      next = place.parent
    }
    return path.reversed().joined(separator: "/")
  }
}
