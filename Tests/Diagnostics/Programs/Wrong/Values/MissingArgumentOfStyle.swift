import Styles

extension Mod where Root: TextDisplaying {
  fileprivate static func caption(_ text: String) -> Mod { .text(text.uppercased()) }
}

private let label = Label() |> .caption()
//                                      ^ error: missing argument for parameter #1 in call
