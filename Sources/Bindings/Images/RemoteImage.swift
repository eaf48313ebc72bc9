import Foundation

/// The image at an address over time: a placeholder, then the image or one that stands for a failure.
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
