import Mod

extension Kit {
  /// The size of a control or of a part.
  public enum Size: Hashable, Sendable, CaseIterable {
    /// Smaller than usual, for dense screens.
    case small
    /// The usual size, at which targets are 44 points high.
    case medium
    /// Larger than usual, for the most important part of a screen.
    case large
  }

  /// Choices with a size, which is chosen by `.small`, `.medium`, `.large` or `.size(…)`.
  public protocol Sized: Variants {
    /// The size.
    var size: Size { get set }
  }
}

extension PropertyNames where Root: Kit.Sized {
  @inlinable public static var size: Property<Root, Kit.Size> { Property { $1(&$0.size) } }
}

extension Mod where Root: Kit.Sized {
  /// Chooses the small size.
  @inlinable public static var small: Mod { .size(.small) }

  /// Chooses the usual size.
  @inlinable public static var medium: Mod { .size(.medium) }

  /// Chooses the large size.
  @inlinable public static var large: Mod { .size(.large) }
}
