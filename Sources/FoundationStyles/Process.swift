#if os(macOS) || os(Linux) || os(Windows)
  import Foundation
  import Mod

  extension PropertyNames where Root == Process {
    /// Names `Process.executableURL`: the program to run.
    @inlinable public static var executableURL: Property<Root, URL?> { Property { $1(&$0.executableURL) } }
    /// Names `Process.arguments`: the arguments without the name of the program.
    @inlinable public static var arguments: Property<Root, [String]?> { Property { $1(&$0.arguments) } }
    /// Names `Process.environment`: all environment variables. `nil` by default, for those of this process.
    @inlinable public static var environment: Property<Root, [String: String]?> { Property { $1(&$0.environment) } }
    /// Names `Process.currentDirectoryURL`: the working directory. By default, that of this process.
    @inlinable public static var currentDirectoryURL: Property<Root, URL?> { Property { $1(&$0.currentDirectoryURL) } }
    /// Names `Process.qualityOfService`: the priority of the process. `.default` by default.
    @inlinable public static var qualityOfService: Property<Root, QualityOfService> {
      Property { $1(&$0.qualityOfService) }
    }
  }

  extension StyleNames where Root == Process {
    /// Sets `executableURL` to the file at a path, and `arguments`.
    @inlinable public static func executable(_ path: String, _ arguments: String...) -> Mod<Root> {
      .executableURL(URL(fileURLWithPath: path)) + .arguments(arguments)
    }

    /// Sets `executableURL` to `/bin/sh`, and `arguments` to `-c` and a script.
    ///
    /// - Parameter script: The shell code. Nothing in it is quoted: pass untrusted text as ``variable(_:_:)``.
    @inlinable public static func shell(_ script: String) -> Mod<Root> { .executable("/bin/sh", "-c", script) }

    /// Sets one variable of `environment` and keeps the others. `nil` removes the variable.
    ///
    /// If there is no environment yet, it starts with that of this process.
    @inlinable public static func variable(_ name: String, _ value: String?) -> Mod<Root> {
      .environment.update { environment in
        environment = environment ?? ProcessInfo.processInfo.environment
        environment?[name] = value
      }
    }

    /// Sets `currentDirectoryURL` to the directory at a path.
    @inlinable public static func directory(_ path: String) -> Mod<Root> {
      .currentDirectoryURL(URL(fileURLWithPath: path, isDirectory: true))
    }

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

  extension Process: PropertyListing {
    /// The properties that have names as styles.
    public var listedProperties: KeyValuePairs<String, Any?> {
      [
        "executableURL": executableURL,
        "arguments": arguments,
        "environment": environment,
        "currentDirectoryURL": currentDirectoryURL,
        "qualityOfService": qualityOfService,
        "standardInput": standardInput,
        "standardOutput": standardOutput,
        "standardError": standardError,
      ]
    }
  }
#endif
