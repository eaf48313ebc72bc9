#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import Mod

  extension PropertyNames where Root == Process {
    /// Names `Process.executableURL`: the program to run.
    @inlinable public static var executableURL: Property<Root, URL?> { Property { $1(&$0.executableURL) } }
    /// Names `Process.arguments`: what the program is called with, without its own name.
    @inlinable public static var arguments: Property<Root, [String]?> { Property { $1(&$0.arguments) } }
    /// Names `Process.environment`: all of its variables. `nil`, those of this program, by default.
    @inlinable public static var environment: Property<Root, [String: String]?> { Property { $1(&$0.environment) } }
    /// Names `Process.currentDirectoryURL`: where the program runs. Where this one does by default.
    @inlinable public static var currentDirectoryURL: Property<Root, URL?> { Property { $1(&$0.currentDirectoryURL) } }
    /// Names `Process.qualityOfService`: how urgent it is. `.default` by default.
    @inlinable public static var qualityOfService: Property<Root, QualityOfService> {
      Property { $1(&$0.qualityOfService) }
    }
  }

  extension StyleNames where Root == Process {
    /// Sets `executableURL` to the file at a path, and `arguments`.
    @inlinable
    public static func executable(_ path: String, _ arguments: String...) -> Mod<Root> {
      .executableURL(URL(fileURLWithPath: path)) + .arguments(arguments)
    }

    /// Sets `executableURL` to `/bin/sh` and `arguments` to `-c` and a script.
    ///
    /// - Parameter script: Shell code. Nothing in it is quoted for you: pass what others wrote as ``variable(_:_:)``.
    @inlinable public static func shell(_ script: String) -> Mod<Root> { .executable("/bin/sh", "-c", script) }

    /// Sets one variable of `environment`; the others stay, those of this program if there were none. `nil` removes it.
    @inlinable
    public static func variable(_ name: String, _ value: String?) -> Mod<Root> {
      .environment.update { environment in
        environment = environment ?? ProcessInfo.processInfo.environment
        environment?[name] = value
      }
    }

    /// Sets `currentDirectoryURL` to the directory at a path.
    @inlinable
    public static func directory(_ path: String) -> Mod<Root> {
      .currentDirectoryURL(URL(fileURLWithPath: path, isDirectory: true))
    }
  }
#endif
