import Styles

extension Mod where Root: TextDisplaying {
  fileprivate static func caption(_ text: String) -> Mod { .text(text.uppercased()) }
}

private let label = Label() |> .caption(5) + .numberOfLines(2)
//                                      ^ error: cannot convert value of type 'Int'
