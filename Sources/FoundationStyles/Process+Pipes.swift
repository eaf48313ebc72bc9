#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import Mod

  extension StyleNames where Root == Process {
    /// Sets `standardInput` to a pipe.
    @inlinable public static func input(_ pipe: Pipe) -> Mod<Root> { Mod { $0.standardInput = pipe } }
    /// Sets `standardInput` to an open file.
    @inlinable public static func input(_ file: FileHandle) -> Mod<Root> { Mod { $0.standardInput = file } }

    /// Sets `standardOutput` to a pipe.
    @inlinable public static func output(_ pipe: Pipe) -> Mod<Root> { Mod { $0.standardOutput = pipe } }
    /// Sets `standardOutput` to an open file.
    @inlinable public static func output(_ file: FileHandle) -> Mod<Root> { Mod { $0.standardOutput = file } }

    /// Sets `standardError` to a pipe.
    @inlinable public static func error(_ pipe: Pipe) -> Mod<Root> { Mod { $0.standardError = pipe } }
    /// Sets `standardError` to an open file.
    @inlinable public static func error(_ file: FileHandle) -> Mod<Root> { Mod { $0.standardError = file } }

    /// Sets `standardOutput` and `standardError` to the null device, to drop what the program prints.
    @inlinable public static var silent: Mod<Root> { .output(.nullDevice) + .error(.nullDevice) }
  }
#endif
