import NIOCore

/// The reason why a server does not start, or has not ended well.
public enum ServerError: Error, Equatable, Sendable {
  /// The number is not that of a port, which is between 0 and 65,535.
  case noPort(Int)
  /// Another program listens to the port.
  case portTaken(Int)
  /// The process may not listen to the port.
  case portForbidden(Int)
  /// The host is not an address of this machine.
  case unknownHost(String)
  /// The store cannot be read or written, or its shared data do not fit; the text says why. It stays as it is.
  case unreadable(String)
  /// The states could not be saved when the server ended; the text says why.
  case unsaved(String)
  /// The text is not the name of a server. See ``ServerOptions/hosts``.
  case noHost(String)
}

extension ServerError: CustomStringConvertible {
  /// The reason in a sentence, and what helps.
  public var description: String {
    switch self {
    case .noPort(let port): "\(port) is no port: choose one between 1 and 65535, such as 8080."
    case .portTaken(let port): "Port \(port) is taken: end the program that listens to it, or choose another port."
    case .portForbidden(let port): "Port \(port) is not allowed for this user: choose one above 1023, such as 8080."
    case .unknownHost(let host): "“\(host)” is no address of this machine: bind to 127.0.0.1, or to 0.0.0.0 for all."
    case .unreadable(let reason): "The store cannot be used: \(reason)"
    case .unsaved(let reason): "Saving has failed: \(reason)"
    case .noHost(let name):
      "“\(name)” is no name of a server: write app.example, app.example:8443 or https://app.example, without a path."
    }
  }
}

extension ServerError {
  /// Returns the reason why a socket cannot be bound, in words of the user if it is a frequent one.
  internal static func binding(_ error: any Error, host: String, port: Int) -> any Error {
    if error is SocketAddressError || error is SocketAddressError.UnknownHost { return ServerError.unknownHost(host) }
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: return ServerError.portTaken(port)
    case EACCES, EPERM: return ServerError.portForbidden(port)
    case EADDRNOTAVAIL: return ServerError.unknownHost(host)
    default: return error
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
