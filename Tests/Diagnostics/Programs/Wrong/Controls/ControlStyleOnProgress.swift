import Styles

extension Mod where Root: Control {
  fileprivate static var off: Mod { .isEnabled(false) }
}

private let progress = ProgressView(.alpha(0.5), .off)
//                                                ^ error: static property 'off'
