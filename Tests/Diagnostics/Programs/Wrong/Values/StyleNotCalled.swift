import Styles

extension Mod where Root: TextDisplaying {
  fileprivate static func caption(_ text: String) -> Mod { .text(text.uppercased()) }
}

private let label = Label(
  .alpha(0.5),
  .caption
// ^ error: member 'caption' expects argument of type 'String'
)
