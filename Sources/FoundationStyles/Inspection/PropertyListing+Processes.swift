import Foundation
import Mod

extension OperationQueue: PropertyListing {
  /// The properties that have names as styles.
  public var listedProperties: KeyValuePairs<String, Any?> {
    [
      "name": name,
      "maxConcurrentOperationCount": maxConcurrentOperationCount,
      "qualityOfService": qualityOfService,
      "isSuspended": isSuspended,
      "underlyingQueue": underlyingQueue,
    ]
  }
}

#if os(macOS) || os(Linux) || os(Windows)
  extension Process: PropertyListing {
    /// The properties that have names as styles.
    public var listedProperties: KeyValuePairs<String, Any?> {
      [
        "executableURL": executableURL,
        "arguments": arguments,
        "environment": environment,
        "currentDirectoryURL": currentDirectoryURL,
        "qualityOfService": qualityOfService,
        "standardInput": standardInput,
        "standardOutput": standardOutput,
        "standardError": standardError,
      ]
    }
  }
#endif
