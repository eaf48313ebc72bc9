import Mod

/// The attributes of a view that few views set.
@usableFromInline internal struct ViewExtras: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal static let fresh = Boxed(ViewExtras())

  @usableFromInline internal var tintAdjustmentMode = TintAdjustmentMode.automatic
  @usableFromInline internal var clearsContextBeforeDrawing = true

  @usableFromInline internal var isMultipleTouchEnabled = false
  @usableFromInline internal var isExclusiveTouch = false

  @usableFromInline internal var animation: Animation?
  internal var navigationTitle: String?
  internal var operation: ControlOperation?
  @Slot internal var mask: (any Widget)?
}
