import Foundation
import Mod

/// The error of an address that leads nowhere, or of a path that no address leads to.
public enum RouteError: Error, Hashable, Sendable {
  /// The address does not begin with the base of the links.
  case foreign(URL, base: URL)
  /// No route has the components of the address from this one on.
  case unknown([String], at: Int)
  /// A component of the address is not percent-encoded correctly.
  case malformed(String)
  /// The address with these components leads to other routes.
  case ambiguous([String])
}

extension RouteError: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .foreign(let url, let base): "\(url.absoluteString) does not begin with \(base.absoluteString)"
    case .unknown(let components, let index):
      "there is no route for \(components.dropFirst(index).joined(separator: "/").quoted) in "
        + "\(components.joined(separator: "/").quoted)"
    case .malformed(let component): "\(component.quoted) is not percent-encoded correctly"
    case .ambiguous(let components): "\(components.joined(separator: "/").quoted) leads to other routes"
    }
  }
}
