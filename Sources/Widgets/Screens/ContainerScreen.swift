/// A screen that contains other screens as its ``Container/children``, of which some are visible.
public protocol ContainerScreen: Screen {
  /// The indices of the visible children.
  var shownIndices: Range<Int> { get }
}

extension ContainerScreen {
  /// The visible children, in order.
  public var shownViewControllers: Children { Children(children[shownIndices]) }
}
