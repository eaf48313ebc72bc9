import Foundation
import Synchronization

/// The loops of a block or of a component's body, with their elements and widgets, for the next run.
///
/// A loop takes over the widget of an element with the same bytes, if calling its closure again could not give another:
/// the closure captures nothing, the element refers to no object, and the last call has neither read any state nor made
/// bindings or components that refer to objects.
@usableFromInline package final class KeptLoops {
  /// The loops in the order of the last run.
  private var loops: [AnyKeptLoop] = []

  /// The index of the loop that is expected next.
  private var next = 0

  /// The block that is running, or none.
  package struct Run {
    fileprivate var loops: KeptLoops?
    fileprivate var isOpen = false
  }

  /// Calls a closure, and returns whether it has read any state that may change.
  package typealias Reads = (_ body: () -> Void) -> Bool

  // A block runs on the main actor, and what it lists may also be listed on other threads at the same time. So only the
  // thread with the number in `thread` uses the other variables, which no other thread sets meanwhile.
  private static let thread = Atomic<UInt>(0)
  nonisolated(unsafe) private static var current = Run()
  nonisolated(unsafe) private static var reads: Reads = { _ in true }
  nonisolated(unsafe) private static var isWatching = false

  /// The number of things that have been made and that another call would make anew.
  nonisolated(unsafe) private static var singularCount = 0

  /// Begins the run of a block with the loops of its last run, if it has been run.
  ///
  /// - Returns: The run around it, for ``end(_:)``.
  @MainActor package static func begin(_ loops: KeptLoops?, _ reads: @escaping Reads) -> Run {
    let outer = current
    current = Run(loops: loops, isOpen: true)
    self.reads = reads
    thread.store(threadNumber, ordering: .relaxed)
    return outer
  }

  /// Ends the run of a block, and returns its loops, or `nil` if there are none.
  @MainActor package static func end(_ outer: Run) -> KeptLoops? {
    let loops = current.loops
    current = outer
    if !outer.isOpen, !isWatching { thread.store(0, ordering: .relaxed) }
    guard let loops else { return nil }
    loops.loops.removeSubrange(loops.next...)
    loops.next = 0
    return loops.loops.isEmpty ? nil : loops
  }

  /// The number of the current thread, or 0 where threads have none, and loops keep nothing.
  private static var threadNumber: UInt {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Bionic)
      // It is a number or an address, depending on the platform.
      withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
    #else
      0
    #endif
  }

  /// A Boolean value that indicates whether the current thread runs a block.
  private static var isRunning: Bool {
    let thread = thread.load(ordering: .relaxed)
    return thread != 0 && thread == threadNumber
  }

  /// Notes that a call makes something that refers to an object, so that another call makes another one.
  package static func noteSingular() {
    if isRunning { singularCount += 1 }
  }

  /// Notes that a call makes a component, which may refer to objects.
  @usableFromInline internal static func note(_ component: any Component.Type) {
    if isRunning, isWatching, !PlainBytes.isAll(of: component) { singularCount += 1 }
  }

  /// Calls a closure, and returns whether another call could only give the same.
  @usableFromInline internal static func isRepeatable(_ list: () -> Void) -> Bool {
    let (outer, count) = ((current, isWatching), singularCount)
    current = Run()
    isWatching = true
    defer { (current, isWatching) = outer }
    return !reads(list) && singularCount == count
  }

  /// Returns the loop with a closure in the block that is running; `nil` if its widgets must not be kept.
  @inlinable internal static func loop<Element>(_ content: @escaping (Element) -> Children) -> KeptLoop<Element>? {
    loop(LoopClosure(call: content).code, 0)
  }

  /// Returns the loop with two closures in the block that is running; `nil` if its widgets must not be kept.
  @inlinable internal static func loop<Element, ID>(
    _ content: @escaping (Element) -> Children, _ id: @escaping (Element) -> ID
  ) -> KeptLoop<Element>? {
    loop(LoopClosure(call: content).code, LoopClosure(call: id).code)
  }

  @usableFromInline internal static func loop<Element>(_ content: UInt?, _ id: UInt?) -> KeptLoop<Element>? {
    guard let content, let id, isRunning, current.isOpen else { return nil }
    let loops = current.loops ?? KeptLoops()
    current.loops = loops
    let loop: KeptLoop<Element> = loops.follow(content, id)
    return loop.isKept ? loop : nil
  }

  private func follow<Element>(_ content: UInt, _ id: UInt) -> KeptLoop<Element> {
    defer { next += 1 }
    let code = (content, id, ObjectIdentifier(Element.self))
    if let index = loops[next...].firstIndex(where: { $0.code == code }) {
      loops.removeSubrange(next..<index)
      // The type of the elements is part of the code.
      return unsafeDowncast(loops[next], to: KeptLoop<Element>.self)
    }
    let loop = KeptLoop<Element>(code)
    loops.insert(loop, at: next)
    return loop
  }
}

/// A closure in the memory of a value, where it is as its maker made it.
@usableFromInline internal struct LoopClosure<Element, Result> {
  @usableFromInline internal let call: (Element) -> Result

  @inlinable internal init(call: @escaping (Element) -> Result) { self.call = call }

  /// The address of the closure's code, or `nil` if it captures something.
  @inlinable internal var code: UInt? {
    withUnsafeBytes(of: self) { bytes in
      let word = MemoryLayout<UInt>.size
      return bytes.load(fromByteOffset: word, as: UInt.self) == 0 ? bytes.load(as: UInt.self) : nil
    }
  }
}
