import Foundation

/// An image loader that caches the images of another loader, and loads each image once at a time.
///
/// A load is cancelled when all callers have been cancelled. Errors are not cached.
@MainActor public final class CachingImageLoader: ImageLoader {
  /// The maximum number of images that are kept. The least recently used ones are dropped.
  public nonisolated let limit: Int

  private let base: any ImageLoader
  private var images: [URL: (image: Image, lastUse: Int)] = [:]
  private var loads: [URL: Load] = [:]
  private var uses = 0

  /// A load that several widgets may wait for.
  @MainActor private final class Load {
    let task: Task<Image, any Error>
    var waiting = 0

    init(_ task: Task<Image, any Error>) { self.task = task }
  }

  /// Creates a loader without images.
  ///
  /// - Parameters:
  ///   - base: The loader of images that are not kept.
  ///   - limit: The maximum number of images. 200 by default; a number below 0 counts as 0.
  public nonisolated init(_ base: any ImageLoader, limit: Int = 200) {
    self.base = base
    self.limit = max(limit, 0)
  }

  /// Returns the image if it is kept.
  public func cachedImage(at url: URL) -> Image? {
    guard let image = images[url]?.image else { return nil }
    keep(image, at: url)
    return image
  }

  /// Loads the image, unless it is cached or being loaded already.
  ///
  /// - Throws: The error of the other loader.
  /// - Complexity: O(*n*) for *n* cached images, if one has to be removed.
  public func image(at url: URL) async throws -> Image {
    if let image = cachedImage(at: url) { return image }
    let load = loads[url] ?? begin(url)
    load.waiting += 1
    return try await withTaskCancellationHandler {
      let result = await load.task.result
      if loads[url] === load { loads[url] = nil }
      try Task.checkCancellation()
      return try result.get()
    } onCancel: {
      Task { @MainActor in self.leave(load, of: url) }
    }
  }

  /// Removes all images.
  public func removeAll() { images = [:] }

  private func begin(_ url: URL) -> Load {
    let load = Load(
      Task { [base] in
        let image = try await base.image(at: url)
        keep(image, at: url)
        return image
      })
    loads[url] = load
    return load
  }

  private func leave(_ load: Load, of url: URL) {
    load.waiting -= 1
    guard load.waiting == 0 else { return }
    load.task.cancel()
    if loads[url] === load { loads[url] = nil }
  }

  private func keep(_ image: Image, at url: URL) {
    uses += 1
    images[url] = (image, uses)
    guard images.count > limit, let oldest = images.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    images[oldest.key] = nil
  }
}
