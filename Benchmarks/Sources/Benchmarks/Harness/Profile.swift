import Foundation

/// The output of valgrind for a case.
struct Profile {
  private(set) var instructions = 0.0

  /// The number of allocations.
  private(set) var allocations = 0.0

  init(contentsOf file: URL) throws {
    var (object, callee): (Substring, Substring) = ("", "")
    var hasTotal = false
    for line in try String(contentsOf: file, encoding: .utf8).utf8.split(separator: UInt8(ascii: "\n")) {
      guard let (key, value) = Self.entry(Substring(line)) else { continue }
      switch key {
      case "ob": object = value
      case "cfn": callee = value
      // The allocation functions of the C library call each other.
      case "calls" where Self.allocators.contains(callee) && !object.contains("/libc."):
        allocations += value.split(separator: " ").first.flatMap { Double($0) } ?? 0
      case "totals", "summary":
        instructions = value.split(separator: " ").last.flatMap { Double($0) } ?? 0
        hasTotal = true
      default: break
      }
    }
    if !hasTotal { throw Failure("No total in \(file.lastPathComponent)") }
  }

  private static let allocators: Set<Substring> = [
    "malloc", "calloc", "realloc", "memalign", "aligned_alloc", "posix_memalign",
  ]

  /// Returns the two sides of `key=value` and `key: value`.
  private static func entry(_ line: Substring) -> (key: Substring, value: Substring)? {
    guard let mark = line.firstIndex(where: { $0 == "=" || $0 == ":" }) else { return nil }
    return (line[..<mark], line[line.index(after: mark)...])
  }
}
