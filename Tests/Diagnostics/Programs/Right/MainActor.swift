import Styles

@MainActor private final class Screen { var title = "" }

extension Mod<Screen> {
  fileprivate static let titled = Mod(main: { $0.title = "Views" })
}

@MainActor private func show() -> Screen {
  Screen() |> .titled
}
