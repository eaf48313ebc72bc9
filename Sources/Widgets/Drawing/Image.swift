import Foundation
import Mod

/// An image of the app or a symbol of the system by its name, or an image by its address.
///
/// ```swift
/// ImageView(.image -- Image(systemName: "star").withTintColor(.systemYellow))
/// ```
///
/// Nothing is loaded; a renderer looks up the name. A live tree loads images by `.image(from:)`.
public struct Image: Hashable, Sendable {
  /// The source of an image.
  public enum Source: Hashable, Sendable {
    /// The image of the app with this name.
    case named(String)
    /// The system symbol with this name.
    case system(String)
    /// The image at this address.
    case url(URL)
  }

  /// The rendering of an image: in its own colors, or as a template in the tint color.
  public enum RenderingMode: Hashable, Sendable, CaseIterable {
    /// The mode that the view prefers.
    case automatic
    /// The image's own colors.
    case alwaysOriginal
    /// A template, filled with the tint color.
    case alwaysTemplate
  }

  /// The source of the image, with its name.
  public let source: Source

  /// The rendering mode. `automatic` by default.
  public private(set) var renderingMode = RenderingMode.automatic

  /// The color of the image, or `nil` for that of the view. `nil` by default.
  public private(set) var tintColor: Color?

  /// Creates an image of the app by its name.
  public init(named name: String) { source = .named(name) }

  /// Creates a system symbol by its name.
  public init(systemName name: String) { source = .system(name) }

  /// Creates an image by its address.
  ///
  /// HTML previews show it if ``EnvironmentValues/allowedImageOrigins`` contains its origin.
  public init(url: URL) { source = .url(url) }

  /// Reports a name that may be that of an image or of a symbol.
  @available(*, unavailable, message: "write 'Image(named: \"star\")' or 'Image(systemName: \"star\")'")
  public init(_ name: String) { source = .named(name) }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// Returns the image with a color of its own.
  public func withTintColor(_ color: Color) -> Image {
    var image = self
    image.tintColor = color
    return image
  }
}

extension Image: CustomStringConvertible {
  /// The image as source code: `Image(systemName: "star").withTintColor(.systemYellow)`.
  public var description: String {
    var description =
      switch source {
      case .named(let name): "Image(named: \(name.quoted))"
      case .system(let name): "Image(systemName: \(name.quoted))"
      case .url(let url): "Image(url: \(url.absoluteString.quoted))"
      }
    if renderingMode != .automatic {
      description += ".withRenderingMode(.\(renderingMode))"
    }
    if let tintColor {
      description += ".withTintColor(\(tintColor))"
    }
    return description
  }
}
