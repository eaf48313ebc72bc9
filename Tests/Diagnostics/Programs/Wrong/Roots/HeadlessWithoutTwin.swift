import Styles

@MainActor private class Dial {}

extension Dial: MainActorRoot {}

extension Mod where Root: Dial {
  fileprivate static var faded: Mod { .headless(.alpha(0.5)) }
//                                     ^ error: 'headless' is unavailable: labels, buttons, text fields and stacks of UIKit have a headless twin; write 'Mod { $0.alpha = 0.5 }'
}
