import Testing

@testable import LiveServer

struct LatencyCountsTests {
  @Test("Latencies are counted in the first bucket that contains them, and cumulated for Prometheus")
  func counts() {
    var counts = LatencyCounts()
    for milliseconds in [0, 1, 2, 3, 1_000, 1_001, 60_000] { counts.add(.milliseconds(milliseconds)) }
    #expect(counts.counts == [2, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2])
    #expect(counts.count == 7 && counts.sum == .milliseconds(62_007))
    let lines = counts.lines(named: "a").split(separator: "\n")
    #expect(lines[1...3] == [#"a_bucket{le="0.001"} 2"#, #"a_bucket{le="0.002"} 3"#, #"a_bucket{le="0.005"} 4"#])
    #expect(lines.suffix(4) == [#"a_bucket{le="1.0"} 5"#, #"a_bucket{le="+Inf"} 7"#, "a_sum 62.007", "a_count 7"])
  }
}
