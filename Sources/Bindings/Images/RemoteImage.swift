import Foundation

/// The image at an address over time: a placeholder, then the image or an image for a failure.
internal struct RemoteImage: SignalConvertible {
  private let url: URL?
  private let placeholder: Image?
  private let failure: Image?
  private let shown: Var<Image?>

  @MainActor internal init(_ url: URL?, placeholder: Image?, failure: Image?) {
    (self.url, self.placeholder, self.failure) = (url, placeholder, failure)
    shown = Var(placeholder)
  }

  internal var signal: Signal<Image?> { shown.signal }

  internal func isSame(as other: RemoteImage) -> Bool {
    url == other.url && placeholder == other.placeholder && failure == other.failure
  }

  /// Begins to load the image, or shows it if it is cached.
  ///
  /// - Returns: The lifetime of the load, if there is one.
  @MainActor internal func load(
    by loader: any ImageLoader, onFailure: @escaping @MainActor (any Error) -> Void
  ) -> Lifetime? {
    guard let url else { return nil }
    if let image = loader.cachedImage(at: url) {
      shown.set(image)
      return nil
    }
    let task = Task {
      do {
        let image = try await loader.image(at: url)
        if !Task.isCancelled { shown.set(image) }
      } catch {
        if Task.isCancelled { return }
        shown.set(failure)
        onFailure(error)
      }
    }
    return Lifetime { task.cancel() }
  }
}

extension Mod where Root: Bindable & Pictured {
  /// Shows the image at an address, which the loader in the environment loads while the root is mounted.
  ///
  /// ```swift
  /// let ada = URL(string: "https://example.org/ada.png")
  /// let photo = ImageView(.image(from: ada, placeholder: Image(systemName: "person")))
  /// ```
  ///
  /// An image that the loader has cached is there from the beginning. Another description with the same address
  /// continues to load, or keeps the image. Unmounting the root cancels the load. A failure is reported by
  /// `imageDidFail`.
  ///
  /// - Parameters:
  ///   - url: The address, or `nil` for none.
  ///   - placeholder: The image until then. None by default.
  ///   - failure: The image if there is none at the address. The placeholder by default.
  @MainActor public static func image(from url: URL?, placeholder: Image? = nil, failure: Image? = nil) -> Mod {
    let image = RemoteImage(url, placeholder: placeholder, failure: failure ?? placeholder)
    let binding: Mod = .image <-- image
    return Mod { root in
      root.image = placeholder
      binding(&root)
      root.behaviors.lists.finalizations.removeAll { $0 is ImageLoading<Root> }
      root.behaviors.lists.finalizations.append(ImageLoading<Root>(image))
    }
  }
}

extension EventNames where Root: Bindable & Pictured {
  /// Sent with the error when the image of `.image(from:)` cannot be loaded.
  public static var imageDidFail: Event<Root, any Error> { Event<Root, any Error>() }
}

/// The behavior that `.image(from:)` adds beside a binding: the load, which lasts as long as the root is mounted.
internal final class ImageLoading<Root: Bindable & Pictured>: Connectable {
  private let image: RemoteImage

  internal init(_ image: RemoteImage) {
    self.image = image
  }

  internal var name: String { "image(from:)" }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? ImageLoading else { return false }
    return image.isSame(as: other.image)
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    let loader = (mounted.observer?.environmentInside ?? EnvironmentValues()).imageLoader
    return image.load(by: loader) { [weak mounted] error in
      mounted?.view(as: Root.self)?.send(.imageDidFail, error)
    }
  }
}
