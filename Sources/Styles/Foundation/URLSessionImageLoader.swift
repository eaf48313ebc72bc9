import Foundation
import Mod
import Widgets

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An image loader that downloads images.
///
/// ```swift
/// let loader = CachingImageLoader(URLSessionImageLoader(.timeoutInterval(10)))
/// ```
///
/// It checks the status of the answer, and whether the data begins like a PNG, JPEG, GIF, WebP, AVIF or SVG image.
public struct URLSessionImageLoader: ImageLoader {
  private let session: URLSession
  private let request: Mod<URLRequest>

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - request: The Mods of each request. None by default.
  ///   - session: The session that downloads. The shared one by default.
  public init(_ request: Mod<URLRequest>..., session: URLSession = .shared) {
    self.session = session
    self.request = Mod(list: request)
  }

  /// Downloads the image at an address.
  ///
  /// - Throws: `ImageLoadingError` if the server answers with another status than success, or with something else than
  ///   an image, and the errors of the session.
  public func image(at url: URL) async throws -> Image {
    var request = URLRequest(url: url)
    self.request(&request)
    let (data, response) = try await session.data(for: request)
    return try Self.image(at: url, in: data, response)
  }

  /// Returns the image that an answer contains.
  internal static func image(at url: URL, in data: Data, _ response: URLResponse) throws(ImageLoadingError) -> Image {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw .status(status)
    }
    guard data.beginsAsImage else { throw .notAnImage }
    return Image(url: url)
  }
}

extension CachingImageLoader {
  /// The loader that downloads images by the shared session, and keeps 200 of them.
  public static let session = CachingImageLoader(URLSessionImageLoader())
}

extension Data {
  /// Whether the data begins like an image in one of the formats of the web.
  fileprivate var beginsAsImage: Bool {
    let signatures: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)]
    if signatures.contains(where: { starts(with: $0) }) { return true }
    // The bytes of the length between both words are no text.
    if starts(with: "RIFF".utf8), dropFirst(8).starts(with: "WEBP".utf8) { return true }
    let start = String(decoding: prefix(256), as: UTF8.self)
    return start.contains("ftypavif") || start.contains("<svg")
  }
}
