import Foundation
import Styles
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import Styles

@Suite("A loader of images that downloads them")
struct URLSessionImageLoaderTests {
  private let url = URL(filePath: "/ada.png")

  private func image(_ data: Data, status: Int = 200) throws -> Image {
    let response = try #require(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil))
    return try URLSessionImageLoader.image(at: url, in: data, response)
  }

  @Test(
    "Data that starts like an image is accepted",
    arguments: [
      [0x89, 0x50, 0x4E, 0x47, 0x0D], [0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8), Array("RIFF0000WEBP".utf8),
      Array("RIFF".utf8) + [0xCC, 0x81, 0, 0] + Array("WEBP".utf8),
      Array("0000ftypavif".utf8), Array("<?xml version=\"1.0\"?><svg></svg>".utf8),
    ] as [[UInt8]])
  func images(bytes: [UInt8]) throws {
    #expect(try image(Data(bytes)) == Image(url: url))
  }

  @Test("Other data and unsuccessful responses are errors")
  func errors() {
    #expect(throws: ImageLoadingError.notAnImage) { try image(Data("<html>".utf8)) }
    #expect(throws: ImageLoadingError.notAnImage) { try image(Data()) }
    #expect(throws: ImageLoadingError.status(404)) { try image(Data([0xFF, 0xD8, 0xFF]), status: 404) }
  }

  @Test("An image is loaded by a session, with a request that Mods have changed")
  func sessions() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answer.self]
    let session = URLSession(configuration: configuration)
    let address = try #require(URL(string: "https://example.org/ada.gif"))
    let loader = URLSessionImageLoader(.timeoutInterval(10), session: session)
    #expect(try await loader.image(at: address) == Image(url: address))
    await #expect(throws: ImageLoadingError.status(500)) {
      try await URLSessionImageLoader(session: session).image(at: address)
    }
    #expect(await CachingImageLoader.session.limit == 200)
  }
}

/// An answer with an image to requests that may take ten seconds, and with an error to others.
private final class Answer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let status = request.timeoutInterval == 10 ? 200 : 500
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("GIF89a".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
