import Foundation
import LiveTesting
import Widgets

/// Values that the rows of the matrix share.
enum Sample {
  static let star = Image(systemName: "star")
  static let heart = Image(systemName: "heart")
  static let text = "A long text that is cut"
  static let kerned = attributed { $0[AttributeScopes.WidgetAttributes.KernAttribute.self] = 3 }
  static let raised = attributed { $0[AttributeScopes.WidgetAttributes.BaselineOffsetAttribute.self] = 3 }

  private static func attributed(_ change: (inout AttributedString) -> Void) -> AttributedString {
    var text = AttributedString("A")
    change(&text)
    return text
  }

  static let link = URL(filePath: "/link")
}

extension Date {
  static let epoch = Date(timeIntervalSince1970: 0)
}

extension MatrixTable {
  /// Returns a view with a layer.
  static func ownLayer(_ layer: Layer) -> any Widget {
    View(.frame(CGRect(x: 10, y: 10, width: 100, height: 40)), .layer(layer), .subviews([Label(Sample.text)]))
  }

  /// Returns what a live tree shows of a list: the rows of its model.
  static func mounted(_ list: some ListView) -> any Widget { LiveTree(list).widget }

  /// Returns a view with a layer in it.
  static func layered(_ layer: some LayerModel) -> any Widget {
    var layer = layer
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    return View(.frame(CGRect(x: 0, y: 0, width: 200, height: 100)), .layer.sublayers([layer]))
  }
}
