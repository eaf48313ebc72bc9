import Foundation
import Synchronization
import Testing

@testable import Terminal

@Suite("The thread that writes frames")
struct TerminalWriterTests {
  @Test("Frames that wait for the writing thread are all written, in order")
  func waiting() throws {
    let (writer, pipe) = (TerminalWriter(), Pipe())
    for frame in ["first ", "second ", "third"] { writer.write(Array(frame.utf8)) }
    writer.stop()
    let reports = Mutex<[Bool]>([])
    writer.run(to: pipe.fileHandleForWriting.fileDescriptor) { isWritten in reports.withLock { $0.append(isWritten) } }
    try pipe.fileHandleForWriting.close()
    let written = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: written, as: UTF8.self) == "first second third")
    #expect(reports.withLock { $0 } == [true])
  }

  @Test("Waiting for the end of a frame ends as soon as it is written")
  func finishing() throws {
    let times = (0..<3).map { _ in
      let (writer, pipe) = (TerminalWriter(), Pipe())
      let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
      let thread = Thread { writer.run(to: writing.fileDescriptor) { _ in } }
      thread.start()
      // More than the system keeps, so that the thread waits for the reader.
      writer.write([UInt8](repeating: 0, count: 1_000_000))
      let reader = Thread {
        var count = 0
        while count < 1_000_000 { count += reading.availableData.count }
      }
      let start = ContinuousClock.now
      reader.start()
      writer.finish()
      writer.stop()
      return ContinuousClock.now - start
    }
    #expect(try #require(times.min()) < .milliseconds(900))
  }
}
