#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

/// Writes a line to the standard error, as far as the platform has one.
///
/// - Complexity: O(*n*) for *n* bytes.
internal func writeToStandardError(_ line: String) {
  var text = line + "\n"
  text.withUTF8 { bytes in
    #if canImport(ucrt)
      _ = write(2, bytes.baseAddress, UInt32(bytes.count))
    #elseif !canImport(WASILibc)
      _ = write(2, bytes.baseAddress, bytes.count)
    #endif
  }
}
