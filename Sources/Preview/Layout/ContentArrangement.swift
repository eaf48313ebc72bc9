import Foundation
import Widgets

/// The inside of a widget that holds no others: what it shows itself.
internal struct ContentArrangement: Arranging {
  let node: Node

  func size(width: Double?) -> CGSize { node.ruler.need(of: node.widget, width: width).size }

  func frames(in content: CGRect) -> [CGRect] { [] }

  func hugging(along axis: Axis) -> Double { priority(along: axis, else: .defaultLow) }

  func resistance(along axis: Axis) -> Double { priority(along: axis, else: .defaultHigh) }

  private func priority(along axis: Axis, else own: LayoutPriority) -> Double {
    switch node.ruler.need(of: node.widget, width: nil)[axis] {
    case .rigid: LayoutPriority.required.rawValue
    case .asPrioritised: own.rawValue
    case .open: 0
    }
  }
}
