import Dispatch
import Foundation
import Mod

extension PropertyNames where Root == OperationQueue {
  /// Names `OperationQueue.name`, which debuggers show.
  @inlinable public static var name: Property<Root, String?> { Property { $1(&$0.name) } }
  /// Names `OperationQueue.maxConcurrentOperationCount`: how many operations run at once. As many as the system sees fit
  /// by default.
  @inlinable public static var maxConcurrentOperationCount: Property<Root, Int> {
    Property { $1(&$0.maxConcurrentOperationCount) }
  }
  /// Names `OperationQueue.qualityOfService`: how urgent the operations are. `.default` by default.
  @inlinable public static var qualityOfService: Property<Root, QualityOfService> {
    Property { $1(&$0.qualityOfService) }
  }
  /// Names `OperationQueue.isSuspended`: whether operations wait to be started. `false` by default.
  @inlinable public static var isSuspended: Property<Root, Bool> { Property { $1(&$0.isSuspended) } }
  /// Names `OperationQueue.underlyingQueue`: the dispatch queue that runs the operations. `nil` by default.
  @inlinable public static var underlyingQueue: Property<Root, DispatchQueue?> { Property { $1(&$0.underlyingQueue) } }
}

extension StyleNames where Root == OperationQueue {
  /// Sets `maxConcurrentOperationCount` to 1: one operation after another.
  @inlinable public static var serial: Mod<Root> { .concurrent(1) }

  /// Sets `maxConcurrentOperationCount`: so many operations at once.
  @inlinable public static func concurrent(_ count: Int) -> Mod<Root> { .maxConcurrentOperationCount(count) }

  /// Sets `isSuspended` to `true`: operations wait until it is `false` again.
  @inlinable public static var suspended: Mod<Root> { .isSuspended(true) }

  /// Sets `qualityOfService` to `.userInitiated`: somebody waits for the result.
  @inlinable public static var userInitiated: Mod<Root> { .qualityOfService(.userInitiated) }

  /// Sets `qualityOfService` to `.utility`: somebody may look at the progress.
  @inlinable public static var utility: Mod<Root> { .qualityOfService(.utility) }

  /// Sets `qualityOfService` to `.background`: nobody waits.
  @inlinable public static var background: Mod<Root> { .qualityOfService(.background) }
}
