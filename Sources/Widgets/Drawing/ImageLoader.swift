import Foundation

/// A service that loads images by their addresses, for `.image(from:)`.
///
/// ```swift
/// struct Avatars: ImageLoader {
///   func image(at url: URL) async throws -> Image { Image(named: url.lastPathComponent) }
/// }
///
/// let users = VStack(.environment(\.imageLoader, CachingImageLoader(Avatars()))) { Label("Ada") }
/// ```
///
/// `CachingImageLoader.session`, in the module `Styles`, downloads images. Without a loader in the environment, nothing
/// is loaded, so that no test needs a network by accident.
public protocol ImageLoader: Sendable {
  /// Loads the image at an address.
  ///
  /// The task is cancelled when the widget that shows the image disappears.
  ///
  /// - Throws: The reason why there is no image.
  func image(at url: URL) async throws -> Image

  /// Returns an image that needs no loading, or `nil`. `nil` by default.
  @MainActor func cachedImage(at url: URL) -> Image?
}

extension ImageLoader {
  /// `nil`, because nothing is cached.
  @MainActor public func cachedImage(at url: URL) -> Image? { nil }
}

extension EnvironmentValues {
  /// The loader of the images that widgets show by their addresses. By default, it loads none.
  public var imageLoader: any ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }

  /// The origins of the images that HTML previews refer to, such as `https://images.example.org`. None by default.
  ///
  /// An image from elsewhere is shown as a frame, so that opening a preview contacts no other server.
  public var allowedImageOrigins: Set<String> {
    get { self[AllowedImageOriginsKey.self] }
    set { self[AllowedImageOriginsKey.self] = newValue }
  }
}

/// The error of an image that cannot be loaded.
public enum ImageLoadingError: Error, Hashable, Sendable {
  /// The environment has no loader.
  case noLoader
  /// The server has answered with this status.
  case status(Int)
  /// The data is not that of an image.
  case notAnImage
}

extension ImageLoadingError: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .noLoader: "the environment has no image loader: pass one by '.environment(\\.imageLoader, …)'"
    case .status(let status): "the server has answered with status \(status)"
    case .notAnImage: "the data is not that of an image"
    }
  }
}

private struct NoImageLoader: ImageLoader {
  func image(at url: URL) async throws -> Image { throw ImageLoadingError.noLoader }
}

private enum ImageLoaderKey: EnvironmentKey {
  static let defaultValue: any ImageLoader = NoImageLoader()
}

private enum AllowedImageOriginsKey: EnvironmentKey {
  static let defaultValue: Set<String> = []
}
