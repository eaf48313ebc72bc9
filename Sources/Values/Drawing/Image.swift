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

  // Views have many images, of which few are set. One reference makes the others cheap to copy.
  private var properties: Boxed<Properties>

  private struct Properties: Hashable, Sendable {
    let source: Source
    var renderingMode = RenderingMode.automatic
    var tintColor: Color?
  }

  /// The source of the image, with its name.
  public var source: Source { properties.value.source }

  /// The rendering mode. `automatic` by default.
  public var renderingMode: RenderingMode { properties.value.renderingMode }

  /// The color of the image, or `nil` for that of the view. `nil` by default.
  public var tintColor: Color? { properties.value.tintColor }

  /// Creates an image of the app by its name.
  public init(named name: String) { self.init(.named(name)) }

  /// Creates a system symbol by its name.
  public init(systemName name: String) { self.init(.system(name)) }

  /// Creates an image by its address.
  ///
  /// HTML previews show it if `EnvironmentValues.allowedImageOrigins` contains its origin.
  public init(url: URL) { self.init(.url(url)) }

  private init(_ source: Source) { properties = Boxed(Properties(source: source)) }

  @available(*, unavailable, message: "write 'Image(named: \"star\")' or 'Image(systemName: \"star\")'")
  public init(_ name: String) { self.init(.named(name)) }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.properties.value.renderingMode = mode
    return image
  }

  /// Returns the image with a color of its own.
  public func withTintColor(_ color: Color) -> Image {
    var image = self
    image.properties.value.tintColor = color
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
