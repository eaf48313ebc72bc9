import Audit
import Foundation
import Mod
import OwnControls
import Testing
import Widgets

@testable import Preview
@testable import Terminal

@Suite("Hostile numbers")
struct HostileNumberTests {
  static let doubles: [Double] = [.nan, .infinity, -1e300, 1e18, -1]
  static let integers: [Int] = [.max, .min, -1]

  /// What stands in place of numbers; nothing in place of what holds numbers that nobody can set.
  static func replacements(_ type: Any.Type) -> [Any]? {
    switch type {
    case is Double.Type: doubles
    case is CGFloat.Type: doubles.map { CGFloat($0) }
    case is Float.Type: doubles.map { Float($0) }
    case is Int.Type: integers
    case is Date.Type: doubles.map(Date.init(timeIntervalSinceReferenceDate:))
    case is LayoutLength.Type: doubles.map { LayoutLength($0) }
    case is String.Type, is Color.Type, is WidgetKey.Type, is Behaviors.Type, is AttributedString.Type,
      is Calendar.Type, is Locale.Type, is TimeZone.Type, is URL.Type, is RowList.Type:
      []
    default: nil
    }
  }

  /// Shows a widget in all previews: as it is, in a row that is short of room, and beneath another.
  static func show(_ widget: any Widget) -> Int {
    let tree = VStack {
      HStack(.width(100), .alignment(.firstBaseline)) {
        widget
        Label("beside", .width(min: 80))
      }
      ZStack {
        Label("below")
        widget
      }
    }
    return Preview.text(tree).utf8.count + Preview.html(tree).utf8.count + Preview.svg(tree).utf8.count
      + Preview.terminal(tree, color: true).utf8.count + Preview.audit(tree).count
  }

  @Test("No number in any property of any widget stops a preview", arguments: Hostile(text: "text").everything.indices)
  func kinds(_ index: Int) {
    let variants = Variants(replacements: Self.replacements, skipped: ["attributes"])
    for widget in [Hostile(text: "text").everything[index]] {
      for variant in variants.of(widget) { #expect(Self.show(variant.widget) > 0, "\(variant.path)") }
    }
  }

  @Test(
    "No number in properties that all widgets share stops a preview",
    arguments: [
      View(.subviews([Label("inside")])), HStack { Label("inside") }, Label("text"),
    ] as [any Widget])
  func attributes(_ widget: any Widget) {
    var widget = widget
    widget.layer.shadowOpacity = 1
    for variant in Variants(replacements: Self.replacements).of(widget) where variant.path.contains(".attributes") {
      #expect(Self.show(variant.widget) > 0, "\(variant.path)")
    }
  }

  @Test("The tests find properties by reflection, also shared ones")
  func found() {
    let paths = Variants(replacements: Self.replacements).of(View()).map(\.path)
    for path in [
      "alpha", "bounds.size.width", "layer.outlineAttributes.cornerRadius", "layout.padding.top", "layout.width",
    ] {
      #expect(paths.contains { $0.hasSuffix(path) }, "\(path)")
    }
    #expect(Variants(replacements: Self.replacements).of(PageControl()).contains { $0.path.hasSuffix("numberOfPages") })
  }

  @Test("No page size stops a preview", arguments: doubles + [0, 1e6])
  func pages(_ number: Double) {
    let tree = VStack { Label("text", .numberOfLines(0)) }
    #expect(Preview.svg(tree, width: number, height: number).hasPrefix("<svg"))
    #expect(Preview.svg(tree, width: number).hasPrefix("<svg"))
    #expect(
      Preview.terminal(tree, width: number == number.rounded() && abs(number) < 1e18 ? Int(number) : .max).count >= 0)
    #expect(Preview.audit(tree, minimumContrast: number).count >= 0)
  }

  @Test("A terminal preview of enormous height is truncated")
  func memory() {
    let tree = VStack { for _ in 0..<3 { View(.height(1e18), .backgroundColor(.systemRed)) } }
    #expect(Preview.terminal(tree, width: 2, color: false).utf8.count < 1_000_000)
    let grid = Grid(width: .max, height: .max)
    #expect(grid.width * grid.height <= 10_000_000_000)
    #expect(grid.text(inColor: true).utf8.count < 1_000_000)
  }
}
