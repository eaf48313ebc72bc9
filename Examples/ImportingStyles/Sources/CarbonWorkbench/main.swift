import CarbonGuide
import StyleGuide
import Terminal

try await Terminal.run(Workbench(carbonGuide))
