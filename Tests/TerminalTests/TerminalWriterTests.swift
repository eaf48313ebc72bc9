import Foundation
import Synchronization
import Testing

@testable import Terminal

@Suite("The thread that writes frames")
struct TerminalWriterTests {
  @Test("Frames that wait for the thread are all written, in their order")
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
}
