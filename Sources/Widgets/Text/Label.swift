import Mod

/// Text that cannot be edited: a model of `UILabel`.
public struct Label: TextDisplaying {
  /// The text, or `nil` for none, which is the default.
  public var text: String?

  /// How many lines the text may take; 0 for as many as it needs. 1 by default.
  public var numberOfLines = 1

  /// What every view has.
  public var attributes = ViewAttributes.fresh

  /// Makes a label with UIKit's defaults.
  public init() {}

  /// Makes a label that shows a text, and applies the Mods to it.
  @inlinable
  @inline(__always)
  public init(_ text: String?, _ mods: Mod<Self>...) {
    self.init()
    self.text = text
    Mod(list: mods)(&self)
  }
}

extension PropertyNames where Root == Label {
  /// Names ``Label/numberOfLines``.
  @inlinable public static var numberOfLines: Property<Root, Int> { Property { $1(&$0.numberOfLines) } }
}
