import Styles

extension Mod where Root: TextDisplaying {
  fileprivate static var shouting: Mod { .alpha(0.5) }
}

private let label = Label("Views") |> .shoutng
//                                     ^ error: member 'shoutng'
