import Foundation

/// Recursion that may be deeper than the stack of a thread allows, such as over nested widgets.
///
/// Each level passes through ``step(_:)``. A deep recursion continues on another thread, for which the current one
/// waits.
internal enum Recursion {
  /// Calls `body` one level deeper, on a stack with enough space, and returns its result.
  internal static func step<Result>(_ body: () -> Result) -> Result {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      let level = Int(bitPattern: pthread_getspecific(level))
      if level >= firstLevels, (level - firstLevels).isMultiple(of: laterLevels) { return hop(from: level, body) }
      return run(at: level + 1, body)
    #else
      return body()
    #endif
  }

  /// The number of levels that fit the smallest stack of a thread, half a megabyte, with a margin.
  private static let firstLevels = 64

  /// The number of levels that fit the stack of a thread created for the recursion.
  private static let laterLevels = 2_000
  private static let stackSize = 64 << 20

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    /// The key of each thread's current level.
    private static let level: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    private static func run<Result>(at level: Int, _ body: () -> Result) -> Result {
      set(level)
      defer { set(level - 1) }
      return body()
    }

    /// Stores the level as the pointer that the current thread has for the key.
    private static func set(_ level: Int) {
      pthread_setspecific(self.level, UnsafeMutableRawPointer(bitPattern: level))
    }

    private static func hop<Result>(from level: Int, _ body: () -> Result) -> Result {
      withoutActuallyEscaping(body) { body in
        var result: Result?
        let work = Work { result = run(at: level + 1, body) }
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
          work.perform()
          end.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        end.wait()
        guard let result else { preconditionFailure("The thread has signalled that it has a result.") }
        return result
      }
    }

    /// The work of a thread for another one, which waits for it.
    ///
    /// Sharing it between the two is safe, because only one of them runs at a time.
    private final class Work: @unchecked Sendable {
      private var body: (() -> Void)?

      init(_ body: @escaping () -> Void) { self.body = body }

      func perform() {
        body?()
        body = nil
      }
    }
  #endif
}
