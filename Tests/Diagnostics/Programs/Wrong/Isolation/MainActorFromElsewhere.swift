import Styles

@MainActor private final class Screen { var title = "" }

private let style = Mod<Screen> { $0.title = "Views" }
//                                   ^ error: main actor-isolated property 'title'
