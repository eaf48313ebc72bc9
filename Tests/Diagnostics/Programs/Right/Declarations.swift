import Styles

private struct Gauge: Widget {
  var level = 0.0
  var attributes = ViewAttributes.fresh
}

extension PropertyNames where Root == Gauge {
  fileprivate static var level: Property<Root, Double> { Property { $1(&$0.level) } }
}

extension Mod<Gauge> {
  fileprivate static let half: Mod = .level(0.5)
}

extension Mod where Root: TextDisplaying {
  fileprivate static func caption(_ text: String) -> Mod { .text(text.uppercased()) + .alpha(0.5) }
}

private let gauge = Gauge(.half, .isHidden -- true, .layer.cornerRadius(4))
private let caption = Label() |> .caption("Views") + .numberOfLines(2)
