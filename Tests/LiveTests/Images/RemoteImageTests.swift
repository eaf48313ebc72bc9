import Foundation
import LiveTesting
import Testing

@Suite("An image by its address")
@MainActor
struct RemoteImageTests {
  private let loader = Loader()
  private let ada = URL(filePath: "/ada.png")
  private let grace = URL(filePath: "/grace.png")
  private let person = Image(systemName: "person")

  /// A loader whose images are delivered by the test.
  @MainActor private final class Loader: ImageLoader {
    private(set) var cancelled: [URL] = []
    private var waiting: [URL: CheckedContinuation<Image, any Error>] = [:]
    var cached: [URL: Image] = [:]

    nonisolated init() {}

    func cachedImage(at url: URL) -> Image? { cached[url] }

    func image(at url: URL) async throws -> Image {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting[url] = $0 }
      } onCancel: {
        Task { @MainActor in
          cancelled.append(url)
          waiting.removeValue(forKey: url)?.resume(throwing: CancellationError())
        }
      }
    }

    func isWaiting(for url: URL) -> Bool { waiting[url] != nil }

    func isAsked(for url: URL) async {
      while waiting[url] == nil { await Task.yield() }
    }

    func deliver(_ result: Result<Image, any Error>, at url: URL) async {
      await isAsked(for: url)
      waiting.removeValue(forKey: url)?.resume(with: result)
    }
  }

  private func view(_ url: URL?, _ mods: Mod<ImageView>...) -> StackView {
    VStack(.environment(\.imageLoader, loader)) {
      ImageView(
        .image(from: url, placeholder: person, failure: Image(systemName: "xmark")), .identifier("photo")
      ).with(Mod(list: mods))
    }
  }

  private func image(in tree: LiveTree<Void>) throws -> Image? {
    try tree.find(ImageView.self, .identifier("photo")).one.image
  }

  @Test("A placeholder is shown until the image arrives, which is reported to renderers")
  func arrives() async throws {
    let tree = LiveTree(view(ada))
    let log = RenderLog()
    let rendering = tree.render(with: log)
    defer { rendering.cancel() }
    #expect(try image(in: tree) == person)
    await loader.deliver(.success(Image(url: ada)), at: ada)
    while try image(in: tree) == person { await Task.yield() }
    #expect(try image(in: tree) == Image(url: ada))
    #expect(log.lines.filter { $0.hasPrefix("update") && $0.hasSuffix("photo") }.count == 1)
  }

  @Test("A failed load shows the failure image, and sends an event")
  func fails() async throws {
    var errors: [any Error] = []
    let tree = LiveTree(view(ada, .imageDidFail --> { errors.append($0) }))
    await loader.deliver(.failure(ImageLoadingError.status(404)), at: ada)
    while errors.isEmpty { await Task.yield() }
    #expect(errors.map { $0 as? ImageLoadingError } == [.status(404)])
    #expect(try image(in: tree) == Image(systemName: "xmark"))
  }

  @Test("A failed load without a failure image shows the placeholder")
  func failsWithoutImage() async throws {
    var errors: [any Error] = []
    let tree = LiveTree(
      VStack(.environment(\.imageLoader, loader)) {
        ImageView(
          .image(from: ada, placeholder: person), .identifier("photo"), .imageDidFail --> { errors.append($0) })
      })
    await loader.deliver(.failure(ImageLoadingError.status(404)), at: ada)
    while errors.isEmpty { await Task.yield() }
    #expect(try image(in: tree) == person)
  }

  @Test("A new description with the same address and another placeholder shows that placeholder")
  func changesPlaceholder() async throws {
    func view(_ placeholder: Image) -> StackView {
      VStack(.environment(\.imageLoader, loader)) {
        ImageView(.image(from: ada, placeholder: placeholder), .identifier("photo"))
      }
    }
    let tree = LiveTree(view(person))
    await loader.isAsked(for: ada)
    let clock = Image(systemName: "clock")
    try tree.update(to: view(clock))
    #expect(try image(in: tree) == clock)
  }

  @Test("A cached image is shown from the beginning")
  func isCached() throws {
    loader.cached[ada] = Image(named: "Ada")
    #expect(try image(in: LiveTree(view(ada))) == Image(named: "Ada"))
  }

  @Test("A new description with the same address keeps the image, and another address is loaded")
  func isDescribedAgain() async throws {
    let tree = LiveTree(view(ada))
    await loader.deliver(.success(Image(named: "Ada")), at: ada)
    while try image(in: tree) == person { await Task.yield() }
    try tree.update(to: view(ada, .alpha(0.5)))
    #expect(try image(in: tree) == Image(named: "Ada"))
    try tree.update(to: view(grace))
    #expect(try image(in: tree) == person)
    await loader.deliver(.success(Image(named: "Grace")), at: grace)
    while try image(in: tree) == person { await Task.yield() }
    #expect(try image(in: tree) == Image(named: "Grace"))
    try tree.update(to: view(nil))
    #expect(try image(in: tree) == person)
  }

  @Test("A load is cancelled when its widget is removed")
  func isCancelled() async throws {
    let tree = LiveTree(view(ada))
    await loader.isAsked(for: ada)
    try tree.update(to: VStack {})
    while loader.cancelled.isEmpty { await Task.yield() }
    #expect(loader.cancelled == [ada])
  }

  @Test("A load that is replaced by another one is cancelled without a failure")
  func isReplaced() async throws {
    var errors: [any Error] = []
    let mod: Mod<ImageView> = .imageDidFail --> { errors.append($0) }
    let tree = LiveTree(view(ada, mod))
    await loader.isAsked(for: ada)
    try tree.update(to: view(grace, mod))
    while loader.cancelled.isEmpty { await Task.yield() }
    await loader.deliver(.success(Image(named: "Grace")), at: grace)
    while try image(in: tree) == person { await Task.yield() }
    #expect(loader.cancelled == [ada] && errors.isEmpty)
  }

  @Test("Only the image of the last of two addresses is loaded")
  func isOverridden() async throws {
    let tree = LiveTree(view(ada, .image(from: grace)))
    await loader.deliver(.success(Image(named: "Grace")), at: grace)
    while try image(in: tree) != Image(named: "Grace") { await Task.yield() }
    #expect(!loader.isWaiting(for: ada))
  }

  @Test("Everything with an image takes one by its address, and the last address wins")
  func others() async throws {
    loader.cached = [ada: Image(named: "Ada"), grace: Image(named: "Grace")]
    let tree = LiveTree(
      VStack(.environment(\.imageLoader, loader)) {
        Button(.image(from: grace), .image(from: ada))
        Toolbar(.items([BarButtonItem(.image(from: grace))]))
      })
    #expect(try tree.find(Button.self).one.image == Image(named: "Ada"))
    #expect(tree.find(BarButtonItem.self).all.map(\.image) == [Image(named: "Grace")])
  }

  @Test("A preview without a live tree shows the placeholder")
  func previews() {
    #expect(ImageView(.image(from: ada, placeholder: person)).image == person)
    #expect(ImageView(.image(from: ada, placeholder: person)).resolved().image == person)
  }
}
