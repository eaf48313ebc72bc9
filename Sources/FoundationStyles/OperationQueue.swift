import Dispatch
import Foundation
import Mod

extension PropertyNames where Root == OperationQueue {
  /// Names `OperationQueue.name`, for debuggers.
  @inlinable public static var name: Property<Root, String?> { Property { $1(&$0.name) } }
  /// Names `OperationQueue.maxConcurrentOperationCount`: the largest number of concurrent operations.
  ///
  /// By default, the system determines it.
  @inlinable public static var maxConcurrentOperationCount: Property<Root, Int> {
    Property { $1(&$0.maxConcurrentOperationCount) }
  }
  /// Names `OperationQueue.qualityOfService`: the priority of the operations. `.default` by default.
  @inlinable public static var qualityOfService: Property<Root, QualityOfService> {
    Property { $1(&$0.qualityOfService) }
  }
  /// Names `OperationQueue.isSuspended`: whether no operations are started. `false` by default.
  @inlinable public static var isSuspended: Property<Root, Bool> { Property { $1(&$0.isSuspended) } }
  /// Names `OperationQueue.underlyingQueue`: the dispatch queue that runs the operations. `nil` by default.
  @inlinable public static var underlyingQueue: Property<Root, DispatchQueue?> { Property { $1(&$0.underlyingQueue) } }
}

extension StyleNames where Root == OperationQueue {
  /// Sets `maxConcurrentOperationCount` to 1, to run one operation after another.
  @inlinable public static var serial: Mod<Root> { .concurrent(1) }

  /// Sets `maxConcurrentOperationCount` to `count`.
  @inlinable public static func concurrent(_ count: Int) -> Mod<Root> { .maxConcurrentOperationCount(count) }

  /// Sets `isSuspended` to `true`, so that no operations are started.
  @inlinable public static var suspended: Mod<Root> { .isSuspended(true) }

  /// Sets `qualityOfService` to `.userInitiated`, for results that users wait for.
  @inlinable public static var userInitiated: Mod<Root> { .qualityOfService(.userInitiated) }

  /// Sets `qualityOfService` to `.utility`, for work whose progress users may watch.
  @inlinable public static var utility: Mod<Root> { .qualityOfService(.utility) }

  /// Sets `qualityOfService` to `.background`, for work that users are not aware of.
  @inlinable public static var background: Mod<Root> { .qualityOfService(.background) }
}

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
