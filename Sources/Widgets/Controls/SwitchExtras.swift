import Foundation
import Mod

/// The attributes that few values of the type ``Switch`` set.
internal struct SwitchExtras: Equatable, Sendable, InspectableByParts {
  internal static let fresh = Boxed(SwitchExtras())

  internal var onTintColor: Color?
  internal var thumbTintColor: Color?
  internal var onImage: Image?
  internal var offImage: Image?
  internal var title: String?
  internal var preferredStyle = Switch.Style.automatic
}

extension Switch {
  /// The color of the switch while it is on, or `nil` for the system's green. `nil` by default.
  public var onTintColor: Color? {
    get { extras.value.onTintColor }
    _modify { yield &extras.value.onTintColor }
  }

  /// The color of the thumb, or `nil` for that of the system. `nil` by default.
  public var thumbTintColor: Color? {
    get { extras.value.thumbTintColor }
    _modify { yield &extras.value.thumbTintColor }
  }

  /// The image while the switch is on, on systems that support it. `nil` by default.
  ///
  /// It is shown on the thumb.
  public var onImage: Image? {
    get { extras.value.onImage }
    _modify { yield &extras.value.onImage }
  }

  /// The image while the switch is off, on systems that support it. `nil` by default.
  ///
  /// It is shown on the thumb.
  public var offImage: Image? {
    get { extras.value.offImage }
    _modify { yield &extras.value.offImage }
  }

  /// The title beside the switch if it is a checkbox. `nil` by default.
  public var title: String? {
    get { extras.value.title }
    _modify { yield &extras.value.title }
  }

  /// The preferred appearance. `.automatic` by default.
  public var preferredStyle: Style {
    get { extras.value.preferredStyle }
    _modify { yield &extras.value.preferredStyle }
  }
}
