import Foundation
import Mod

extension JSONEncoder: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "outputFormatting": outputFormatting,
      "keyEncodingStrategy": keyEncodingStrategy,
      "dateEncodingStrategy": dateEncodingStrategy,
      "dataEncodingStrategy": dataEncodingStrategy,
      "nonConformingFloatEncodingStrategy": nonConformingFloatEncodingStrategy,
    ]
  }
}

extension JSONDecoder: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "keyDecodingStrategy": keyDecodingStrategy,
      "dateDecodingStrategy": dateDecodingStrategy,
      "dataDecodingStrategy": dataDecodingStrategy,
      "nonConformingFloatDecodingStrategy": nonConformingFloatDecodingStrategy,
      "allowsJSON5": allowsJSON5,
    ]
  }
}

extension PropertyListEncoder: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "outputFormat": outputFormat
    ]
  }
}
