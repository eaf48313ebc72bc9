#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// The widgets of a list with many levels below them, which are released in a loop.
///
/// Releasing a widget releases its children first, one stack frame deeper. A tree that a loop has nested overflows the
/// stack so. A list of children therefore counts the levels below it, and every eight levels there is an object of this
/// class, whose release waits for that of another one.
///
/// Sharing it between threads is safe, because the widgets are changed only by `deinit`.
@usableFromInline internal final class DeepChildren: @unchecked Sendable {
  @usableFromInline internal private(set) var widgets: [any Widget]

  internal init(_ widgets: [any Widget]) { self.widgets = widgets }

  deinit {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      let key = Orphans.key
      if let orphans = pthread_getspecific(key) {
        Unmanaged<Orphans>.fromOpaque(orphans).takeUnretainedValue().lists.append(widgets)
        widgets = []
        return
      }
      let orphans = Orphans()
      pthread_setspecific(key, Unmanaged.passUnretained(orphans).toOpaque())
      widgets = []
      // Each turn releases a list, which appends the lists at the next limit below it.
      while orphans.lists.popLast() != nil {}
      pthread_setspecific(key, nil)
    #endif
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    /// The lists that a thread has yet to release.
    private final class Orphans {
      var lists: [[any Widget]] = []

      /// The key of the orphans of each thread that is releasing a list.
      static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
      }()
    }
  #endif
}
