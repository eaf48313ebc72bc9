import Foundation
import Mod

extension PropertyNames where Root == PropertyListEncoder {
  /// Names `PropertyListEncoder.outputFormat`: how property lists are written. `.binary` by default.
  @inlinable public static var outputFormat: Property<Root, PropertyListSerialization.PropertyListFormat> {
    Property { $1(&$0.outputFormat) }
  }
}

extension StyleNames where Root == PropertyListEncoder {
  /// Sets `outputFormat` to `.xml`, which people can read.
  @inlinable public static var xml: Mod<Root> { .outputFormat(.xml) }

  /// Sets `outputFormat` to `.binary`, which is small.
  @inlinable public static var binary: Mod<Root> { .outputFormat(.binary) }
}
