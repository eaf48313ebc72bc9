import Mod

extension Kit {
  /// The choices of ``Mod/badge``.
  public struct BadgeLook: DefaultVariants, Sized, Toned {
    /// The tone. `.neutral` by default.
    public var tone = Tone.neutral

    /// The size. `.small` by default.
    public var size = Size.small

    /// Creates the choices of a small badge without a special meaning.
    public init() {}
  }
}
