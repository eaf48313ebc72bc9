import CarbonGuide
import Foundation
import StyleGuide
import Terminal

do {
  try await Terminal.run(Workbench(carbonGuide))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
