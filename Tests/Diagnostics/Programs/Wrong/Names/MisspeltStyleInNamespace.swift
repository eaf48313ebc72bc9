import Styles

extension Style where Root: TextDisplaying {
  fileprivate static var shy: Mod<Root> { .alpha(0.5) }
}

private let label = Label("Views") |> Style.shi
//                                          ^ error: member 'shi'

// Missed. The namespace's root is inferred from its member, so it fails with it. `Style<Label>.shi` is reported where it stands.
