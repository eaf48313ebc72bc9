/// A screen made of other screens, of which not all need to show: their ``Container/children``.
public protocol ContainerScreen: Screen {
  /// Where those of the children are that show. They are within the indices of the children.
  var shownIndices: Range<Int> { get }
}

extension ContainerScreen {
  /// The children that show, in order.
  public var shownViewControllers: Children { Children(children[shownIndices]) }
}
