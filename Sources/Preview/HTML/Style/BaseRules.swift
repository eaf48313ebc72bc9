/// The rules for all elements, regardless of the kinds of widgets.
internal enum BaseRules {
  internal static let colors: Set<String> = ["label", "systemBackground", "tint"]

  /// The custom properties to which the rules refer.
  internal static let names = colors.union(["system", "edge"])

  /// The inherited style of the outermost element.
  internal static let root: StaticString = """
    --system:-apple-system,system-ui,"Helvetica Neue",Roboto,sans-serif;color:var(--label);\
    font:17px/1.2 var(--system);-webkit-text-size-adjust:none;text-size-adjust:none
    """

  /// The rules that reset the default styles of browsers.
  internal static let rules: StaticString = """
    *,::before,::after{box-sizing:border-box;min-width:0;min-height:0;margin:0;padding:0;border:0 solid;\
    line-height:round(up,1.2em,.5px)}
    button,input,select,textarea,h1,h2,h3,h4,h5,h6{font:inherit;color:inherit;letter-spacing:inherit;\
    line-height:round(up,1.2em,.5px)}
    button,input,select,textarea{appearance:none;background:none;border-radius:0;text-align:inherit}
    :focus-visible{outline:2px solid var(--tint);outline-offset:2px}
    [hidden]{display:none!important}
    @media(forced-colors:active){*{--edge:0px;outline:var(--edge) solid;outline-offset:calc(-1*var(--edge))}\
    [aria-selected=true],[aria-pressed=true]{outline:2px solid Highlight!important;\
    outline-offset:-2px}}
    """

  /// The movement of a shimmer, and the rule for readers who have reduced motion.
  internal static let motion: StaticString = """
    @keyframes shimmer{from{mask-position:100% 0}to{mask-position:0 0}}
    @media (prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important}}
    """

  /// Two properties for colors with high contrast. One is empty, and the other has no value.
  internal static let contrast: StaticString = "--usual: ;--more:initial;"

  /// The same with a high contrast.
  internal static let highContrast: StaticString = "--usual:initial;--more: "

  /// The rules for the page around the tree.
  internal static let page: StaticString = """
    html{color-scheme:light dark;background:var(--systemBackground)}
    main{display:flex;flex-direction:column;max-width:430px;min-height:100vh;margin:0 auto;position:relative}
    main>.StackView,main>.View,main>.ScrollView{flex:1 0 auto}
    """

  internal static let fragment: StaticString = """
    :scope{color-scheme:light dark;display:flex;flex-direction:column;position:relative}
    """
}
