import Foundation
import Testing
import Widgets

@Suite("A loader that keeps images")
@MainActor
struct CachingImageLoaderTests {
  private let gate = Gate()
  private let ada = URL(filePath: "/ada.png")

  /// A loader whose images are delivered by the test.
  @MainActor private final class Gate: ImageLoader {
    private(set) var asked: [URL] = []
    private(set) var cancelled: [URL] = []
    private var waiting: [URL: CheckedContinuation<Image, any Error>] = [:]

    nonisolated init() {}

    func image(at url: URL) async throws -> Image {
      asked.append(url)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting[url] = $0 }
      } onCancel: {
        Task { @MainActor in
          cancelled.append(url)
          waiting.removeValue(forKey: url)?.resume(throwing: CancellationError())
        }
      }
    }

    func deliver(_ result: Result<Image, any Error>, at url: URL) async {
      while waiting[url] == nil { await Task.yield() }
      waiting.removeValue(forKey: url)?.resume(with: result)
    }
  }

  @Test("An image is loaded once for all that wait for it, and then returned at once")
  func loadsOnce() async throws {
    let loader = CachingImageLoader(gate)
    #expect(loader.cachedImage(at: ada) == nil)
    let (first, second) = (Task { try await loader.image(at: ada) }, Task { try await loader.image(at: ada) })
    await gate.deliver(.success(Image(named: "Ada")), at: ada)
    #expect(try await first.value == Image(named: "Ada"))
    #expect(try await second.value == Image(named: "Ada"))
    #expect(gate.asked == [ada])
    #expect(loader.cachedImage(at: ada) == Image(named: "Ada"))
    #expect(try await loader.image(at: ada) == Image(named: "Ada"))
    loader.removeAll()
    #expect(loader.cachedImage(at: ada) == nil)
  }

  @Test("A load is cancelled when the last task that waits for it is cancelled")
  func cancels() async throws {
    let loader = CachingImageLoader(gate)
    let (first, second) = (Task { try await loader.image(at: ada) }, Task { try await loader.image(at: ada) })
    while gate.asked.isEmpty { await Task.yield() }
    first.cancel()
    for _ in 0..<20 { await Task.yield() }
    #expect(gate.cancelled.isEmpty)
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(gate.cancelled == [ada])
  }

  @Test("A cancelled task gets no image, even if it arrives for others")
  func leaves() async throws {
    let loader = CachingImageLoader(gate)
    let (first, second) = (Task { try await loader.image(at: ada) }, Task { try await loader.image(at: ada) })
    while gate.asked.isEmpty { await Task.yield() }
    first.cancel()
    await gate.deliver(.success(Image(named: "Ada")), at: ada)
    #expect(try await second.value == Image(named: "Ada"))
    await #expect(throws: CancellationError.self) { try await first.value }
  }

  @Test("A failure is not kept, so that the next attempt loads again")
  func failures() async throws {
    let loader = CachingImageLoader(gate)
    let failing = Task { try await loader.image(at: ada) }
    await gate.deliver(.failure(ImageLoadingError.notAnImage), at: ada)
    await #expect(throws: ImageLoadingError.notAnImage) { try await failing.value }
    let loading = Task { try await loader.image(at: ada) }
    await gate.deliver(.success(Image(named: "Ada")), at: ada)
    #expect(try await loading.value == Image(named: "Ada"))
  }

  @Test("The least recently used images are removed to make space")
  func limits() async throws {
    struct Names: ImageLoader {
      func image(at url: URL) async throws -> Image { Image(named: url.lastPathComponent) }
    }
    let loader = CachingImageLoader(Names(), limit: 2)
    let urls = ["a", "b", "c"].map { URL(filePath: "/\($0)") }
    _ = try await loader.image(at: urls[0])
    _ = try await loader.image(at: urls[1])
    _ = loader.cachedImage(at: urls[0])
    _ = try await loader.image(at: urls[2])
    #expect(urls.map { loader.cachedImage(at: $0) != nil } == [true, false, true])
  }

  @Test("An environment without a loader throws an error that says how to set one")
  func noLoader() async {
    let loader = EnvironmentValues().imageLoader
    #expect(loader.cachedImage(at: ada) == nil)
    await #expect(throws: ImageLoadingError.noLoader) { try await loader.image(at: ada) }
    #expect("\(ImageLoadingError.noLoader)".contains(#".environment(\.imageLoader, …)"#))
    #expect("\(ImageLoadingError.status(404))".contains("404"))
    #expect("\(ImageLoadingError.notAnImage)".contains("not that of an image"))
  }
}
