import Foundation
import Preview
import Widgets

@MainActor
extension Group {
  /// The costs of controls in HTML, in instructions for each.
  static func renderedControls(_ count: Int) -> Group {
    Group(
      "HTML of controls, each of \(count)", count: count,
      limits: ["a slider": Limit(5_000, held: 6_500), "a date picker": Limit(95_000)],
      [
        control("a slider", of: count, writing: "type=\"range\"") { Slider(.value(0.5)) },
        control("a date picker", of: count, writing: "type=\"datetime-local\"") {
          DatePicker(.date(Date(timeIntervalSince1970: 1_700_000_000)))
        },
      ])
  }

  private static func control<Value: Widget>(
    _ name: String, of count: Int, writing mark: String, _ make: @escaping @MainActor () -> Value
  ) -> Case {
    Case(
      name, of: count, meant: "\(count) controls",
      { count in VStack { for _ in 0..<count { make() } } },
      { tree in
        let text = Preview.html(tree)
        return Effect { "\(occurrences(of: mark, in: text)) controls" }
      })
  }
}
