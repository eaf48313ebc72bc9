import Mod
import Foundation
import Widgets

@testable import Layout
@testable import Preview

/// A tree that is laid out by a browser and by the layout, in a room of a width.
struct Specimen {
  let name: String
  let tree: any Widget
  let width: Double

  /// The height of the screen that the tree fills, or `nil` if it is as high as it needs.
  let height: Double?

  init(name: String, tree: any Widget, width: Double = 375, height: Double? = nil) {
    (self.name, self.tree, self.width, self.height) = (name, tree, width, height)
  }

  /// A widget in a column, for an outermost widget fills its room, whatever it wishes for.
  init(name: String, widget: any Widget) {
    self.init(name: name, tree: StackView(.axis(.vertical), .arrangedSubviews([widget])))
  }

  /// The boxes of all widgets as the layout has them, by the ways that lead to them.
  @MainActor
  var boxes: [String: CGRect] {
    let node = LayoutNode(tree.shown, ruler: PointRuler(), isRightToLeft: false, fillsScreen: height != nil)
    let placed = node.placed(in: CGRect(x: 0, y: 0, width: width, height: height ?? node.size(width: width).height))
    var boxes: [String: CGRect] = [:]
    Self.collect(placed, of: node, path: "0", at: .zero, into: &boxes)
    return boxes
  }

  private static func collect(
    _ placed: Placed, of node: LayoutNode, path: String, at origin: CGPoint, into boxes: inout [String: CGRect]
  ) {
    let frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
    boxes[path] = frame
    for (child, placed) in zip(node.children, placed.children) {
      collect(placed, of: child.node, path: "\(path).\(child.index)", at: frame.origin, into: &boxes)
    }
  }

  /// The widgets by the ways that lead to them.
  @MainActor
  var kinds: [String: String] {
    var kinds: [String: String] = [:]
    func collect(_ node: LayoutNode, _ path: String) {
      kinds[path] = node.widget.kindName
      for child in node.children { collect(child.node, "\(path).\(child.index)") }
    }
    collect(LayoutNode(tree.shown, ruler: PointRuler(), isRightToLeft: false), "0")
    return kinds
  }
}
