#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Dispatch
  import Glibc
  import Synchronization
#endif

extension MainActor {
  /// Returns whether the properties of a root belong to the main actor.
  ///
  /// The optimizer knows `_canBeClass`, so that nothing is left of the question for structs and enums.
  @inlinable internal static func isolates<Root>(_ root: Root.Type) -> Bool {
    _canBeClass(Root.self) != 0 && Root.self is any MainActorRoot.Type
  }

  /// Stops the program off the main actor, with a message that names the root.
  ///
  /// `MainActor.assumeIsolated` takes a thousand instructions, and stops without a message on Linux.
  @inlinable internal static func check<Root: ~Copyable>(_ root: Root.Type) {
    if !isCurrent { fail("\(Root.self)") }
  }

  @usableFromInline internal static func fail(_ root: String) -> Never {
    fatalError("A Mod of \(root) is applied off the main actor. Await the main actor, or apply it there.")
  }

  #if canImport(Darwin)
    @inlinable internal static var isCurrent: Bool { pthread_main_np() != 0 }
  #elseif canImport(Glibc)
    @inlinable internal static var isCurrent: Bool {
      pthread_self() == firstThread.load(ordering: .relaxed) || isMainQueue
    }

    /// The first thread of the process, if it was the first to read this property.
    ///
    /// A program that awaits in `main` ends this thread, and others take its queue over.
    @usableFromInline internal static let firstThread = Atomic<UInt>(0)

    @usableFromInline internal static var isMainQueue: Bool {
      if gettid() == getpid() { firstThread.store(pthread_self(), ordering: .relaxed) }
      return DispatchQueue.getSpecific(key: mainQueue) != nil
    }

    private static let mainQueue = {
      let key = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: key, value: ())
      return key
    }()
  #else
    @inlinable internal static var isCurrent: Bool {
      preconditionIsolated()
      return true
    }
  #endif
}

#if canImport(Glibc)
  // Glibc's headers declare it for GNU sources only.
  @_silgen_name("gettid") private func gettid() -> pid_t
#endif
