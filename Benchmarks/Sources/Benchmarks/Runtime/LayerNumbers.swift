import Mod
import Styles
import Widgets

/// Stored styles, which set a number of a layer.
private enum NumberStyles {
  static let plain: Mod<View> = .layer.zPosition(6)
  static let constant: Mod<View> = .layer.cornerRadius(6)
  static let token: Mod<View> = .layer.cornerRadius(.token(\Kit.radius))
}

extension Group {
  /// A constant that is assigned to a number of a layer that can be a token, compared to one that cannot.
  static var layerNumbers: [Group] {
    [
      Group(
        "numbers of a layer", goal: 1.05, known: ["a constant", "a token"],
        [
          set("one that is never a token", NumberStyles.plain) { $0.layer.zPosition },
          set("a constant", NumberStyles.constant) { $0.layer.cornerRadius },
          Case("a constant in place", meant: { "\($0 * 6)" }) { count in
            var (view, sum) = (View(.layer.zPosition(1)), 0.0)
            for _ in 0..<count {
              view.layer.cornerRadius = 6
              sum += view.layer.cornerRadius
            }
            return Effect { "\(Int(sum))" }
          },
          set("a token", NumberStyles.token) { _ in 6 },
        ])
    ]
  }

  private static func set(_ name: String, _ style: Mod<View>, _ number: @escaping (View) -> Double) -> Case {
    Case(name, meant: { "\($0 * 6)" }) { count in
      var (view, sum) = (View(.layer.zPosition(1)), 0.0)
      for _ in 0..<count {
        style(&view)
        sum += number(view)
      }
      return Effect { "\(Int(sum))" }
    }
  }
}
