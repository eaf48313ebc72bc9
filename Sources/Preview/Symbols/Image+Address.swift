import Foundation
import Layout
import Widgets

extension Image {
  /// Whether a browser loads the image where its origin is allowed.
  internal var mayBeLoaded: Bool {
    guard case .url(let url) = source else { return false }
    return url.origin != nil
  }

  /// Returns the address of the image, if its origin is among `origins`.
  internal func address(in origins: Set<String>) -> URL? {
    guard !origins.isEmpty, case .url(let url) = source, let origin = url.origin, origins.contains(origin) else {
      return nil
    }
    return url
  }
}

extension Preview {
  /// Returns whether a text is the origin of an address on the web.
  package static func isImageOrigin(_ text: String) -> Bool { URL(string: text)?.origin == text }
}

extension URL {
  /// The scheme, host and port of an address on the web: `https://example.org`.
  internal var origin: String? {
    guard let scheme = scheme?.lowercased(), scheme == "https" || scheme == "http", let host = host()?.lowercased()
    else { return nil }
    return "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")"
  }
}
