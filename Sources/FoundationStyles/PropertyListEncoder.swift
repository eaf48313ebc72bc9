import Foundation
import Mod

extension PropertyNames where Root == PropertyListEncoder {
  /// Names `PropertyListEncoder.outputFormat`: the format of property lists. `.binary` by default.
  @inlinable public static var outputFormat: Property<Root, PropertyListSerialization.PropertyListFormat> {
    Property { $1(&$0.outputFormat) }
  }
}

extension StyleNames where Root == PropertyListEncoder {
  /// Sets `outputFormat` to `.xml`, which is readable.
  @inlinable public static var xml: Mod<Root> { .outputFormat(.xml) }

  /// Sets `outputFormat` to `.binary`, which is compact.
  @inlinable public static var binary: Mod<Root> { .outputFormat(.binary) }
}

extension PropertyListEncoder: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "outputFormat": outputFormat
    ]
  }
}
