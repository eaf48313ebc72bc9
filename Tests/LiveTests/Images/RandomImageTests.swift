import Foundation
import LiveTesting
import TestSupport
import Testing

/// A loader whose requests are answered by the test, late and in any order. It takes no notice of cancellation.
@MainActor
private final class LateLoader: ImageLoader {
  struct Request {
    let url: URL
    let answer: CheckedContinuation<Image, any Error>
  }

  var requests: [Request] = []
  /// How many requests there have been.
  var counts: [URL: Int] = [:]
  var cached: [URL: Image] = [:]

  nonisolated init() {}

  func cachedImage(at url: URL) -> Image? { cached[url] }

  func image(at url: URL) async throws -> Image {
    counts[url, default: 0] += 1
    return try await withCheckedThrowingContinuation { requests.append(Request(url: url, answer: $0)) }
  }
}

/// What an image view of a column shows.
private struct Photo {
  /// The address, which no other load has.
  var url: URL?
  var answer: Image?
  var isShown = true
  /// How many loads of the address have begun.
  var loads = 0

  @MainActor static func random(_ number: Int, _ loader: LateLoader, using generator: inout SeededGenerator) -> Photo {
    let url = URL(filePath: "/\(number).png")
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return Photo()
    case 1:
      loader.cached[url] = Image(named: "cached \(number)")
      return Photo(url: url, answer: loader.cached[url])
    default: return Photo(url: url, loads: 1)
    }
  }
}

/// How many loads have failed, and for how many of them there was an event.
@MainActor private final class Failures {
  var expected = 0
  var reported = 0
}

@Suite("Images by random addresses")
@MainActor
struct RandomImageTests {
  @Test(
    "Each widget shows the image of its last address, after late, failing and missing answers",
    arguments: LongForm.batches(20, ofSteps: 100))
  func random(seeds: Range<Int>) async throws {
    var taken = 0
    for seed in seeds { taken += try await show(seed: seed) }
    #expect(LongForm.hasTaken(taken, of: seeds, ofSteps: 100))
  }

  /// Changes addresses and answers requests, and returns the number of changes and answers.
  private func show(seed: Int) async throws -> Int {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (loader, waiting, missing) = (LateLoader(), Image(systemName: "clock"), Image(systemName: "xmark"))
    var places = (0..<4).map { Photo.random($0, loader, using: &generator) }
    let failures = Failures()

    @MainActor func view() -> StackView {
      VStack(.environment(\.imageLoader, loader)) {
        for (index, place) in places.enumerated() where place.isShown {
          ImageView(
            .image(from: place.url, placeholder: waiting, failure: missing), .identifier("\(index)"),
            .key(index), .imageDidFail --> { _ in failures.reported += 1 }
          )
        }
      }
    }
    let tree = LiveTree(view())
    @MainActor func shown(at index: Int) -> Image? {
      try? tree.find(ImageView.self, .identifier("\(index)")).one.image
    }
    /// Waits until all requests have been made and all answers have arrived, and then for what should not arrive.
    @MainActor func settle() async {
      for _ in 0..<1_000 {
        let isSettled = places.enumerated().allSatisfy { index, place in
          (!place.isShown || shown(at: index) == place.answer ?? waiting)
            && place.url.map { loader.counts[$0] ?? 0 == place.loads } ?? true
        }
        if isSettled, failures.reported == failures.expected { break }
        await Task.yield()
      }
      for _ in 0..<4 { await Task.yield() }
    }

    await settle()
    var taken = 0
    for step in 0..<100 {
      let index = Int.random(in: 0..<4, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: places[index] = .random(4 + step, loader, using: &generator)
      // What disappears and comes back is loaded again.
      case 1:
        places[index].isShown.toggle()
        guard let url = places[index].url, loader.cached[url] == nil else { break }
        places[index].answer = nil
        places[index].loads += places[index].isShown ? 1 : 0
      case 2: break
      default:
        guard let number = loader.requests.indices.randomElement(using: &generator) else { break }
        let request = loader.requests.remove(at: number)
        let isAwaited = !loader.requests[number...].contains { $0.url == request.url }
        let place = places.firstIndex { $0.isShown && $0.url == request.url && $0.answer == nil && isAwaited }
        if Bool.random(using: &generator) {
          let image = Image(named: "\(step)")
          place.map { places[$0].answer = image }
          request.answer.resume(returning: image)
        } else {
          if let place {
            places[place].answer = missing
            failures.expected += 1
          }
          request.answer.resume(throwing: ImageLoadingError.notAnImage)
        }
        await settle()
      }
      try tree.update(to: view())
      await settle()
      for (index, place) in places.enumerated() where place.isShown {
        #expect(shown(at: index) == place.answer ?? waiting, "seed \(seed), step \(step), place \(index)")
      }
      #expect(failures.reported == failures.expected, "seed \(seed), step \(step)")
      taken += 1
    }
    tree.unmount()
    for request in loader.requests { request.answer.resume(throwing: CancellationError()) }
    await settle()
    #expect(failures.reported == failures.expected, "seed \(seed)")
    return taken
  }
}
