import Foundation
import StyleGuide
import TestSupport
import Testing

@MainActor @Suite("Script of a style guide") struct GuideScriptTests {
  @Test("The policy of the page allows its script by its hash, and no other")
  func hash() throws {
    let page = try GuideMarkup(showroom())
    let policy = try #require(
      page.elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }?.attributes["content"])
    let hash = Data(SHA256.hash(Array(page.script.utf8))).base64EncodedString()
    #expect(policy.contains("default-src 'none'; "))
    #expect(policy.contains("script-src 'sha256-\(hash)';"))
    #expect(!page.script.contains("innerHTML"))
  }

  @Test("SHA-256 of a known text is correct")
  func known() {
    #expect(
      Data(SHA256.hash(Array("abc".utf8))).base64EncodedString() == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }

  @Test(
    "Everything that scrolls in a page can be focused, also cards that have not been visible yet",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func scrolling() async throws {
    let long = StyleGuide("Long") {
      Examples("Labels") {
        return (1...40).map { number in
          Example("Label \(number)", code: String(repeating: "long ", count: 80)) { Label("\(number)") }
        }
      }
    }
    let reports = try await GuideScriptRun.reports(
      of: long,
      """
      for (let n = 0; n < 10; n++) await wait()
      const scrolling = [...document.querySelectorAll(".stage,.code code")].filter(e => e.scrollWidth > e.clientWidth)
      report(scrolling.length)
      report(scrolling.filter(e => e.tabIndex < 0).length)
      """)
    #expect(reports == ["40", "0"])
  }
}

/// The hash function of content security policies (FIPS 180-4).
private enum SHA256 {
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = primes(8).map { fraction(Double($0).squareRoot()) }
    let rounds = primes(64).map { fraction(cbrt(Double($0))) }
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (message.count * 8) >> ($0 * 8)) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      var words = (0..<16).map { word in
        padded[(start + word * 4)..<(start + word * 4 + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<64 {
        let (a, b) = (words[index - 15], words[index - 2])
        let first = turned(a, 7) ^ turned(a, 18) ^ a >> 3
        let second = turned(b, 17) ^ turned(b, 19) ^ b >> 10
        words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
      }
      var s = state
      for index in 0..<64 {
        let first = turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let one = s[7] &+ first &+ choice &+ rounds[index] &+ words[index]
        let second = turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)
        let two = second &+ (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2])
        s = [one &+ two, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static func fraction(_ number: Double) -> UInt32 { UInt32((number - number.rounded(.down)) * 4_294_967_296) }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var next = 2
    while primes.count < count {
      if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
      next += 1
    }
    return primes
  }
}
