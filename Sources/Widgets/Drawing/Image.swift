import Mod

/// A picture, by name: an image of the app's own or one of the system's symbols.
///
/// ```swift
/// ImageView(.image -- Image(systemName: "star").withTintColor(.systemYellow))
/// ```
///
/// Nothing is loaded; whatever shows the image looks its name up.
public struct Image: Hashable, Sendable {
  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// The app's own image of this name.
    case named(String)
    /// The system's symbol of this name.
    case system(String)
  }

  /// Whether an image keeps its colors or lends its shape to the tint color.
  public enum RenderingMode: Hashable, Sendable, CaseIterable {
    /// As what shows the image prefers.
    case automatic
    /// In the image's own colors.
    case alwaysOriginal
    /// As a stencil, filled with the tint color.
    case alwaysTemplate
  }

  /// Where the image comes from, and its name there.
  public let source: Source

  /// Whether it keeps its colors. `automatic` by default.
  public private(set) var renderingMode = RenderingMode.automatic

  /// The color to draw it in, or `nil`, the default, for that of the view.
  public private(set) var tintColor: Color?

  /// Refers to the app's own image of this name.
  public init(named name: String) {
    source = .named(name)
  }

  /// Refers to the system's symbol of this name.
  public init(systemName name: String) {
    source = .system(name)
  }

  /// The image in another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// The image in a color of its own.
  public func withTintColor(_ color: Color) -> Image {
    var image = self
    image.tintColor = color
    return image
  }
}

extension Image: CustomStringConvertible {
  /// How one would write it: `Image(systemName: "star").withTintColor(.systemYellow)`.
  public var description: String {
    var description =
      switch source {
      case .named(let name): "Image(named: \(name.quoted))"
      case .system(let name): "Image(systemName: \(name.quoted))"
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
