import Foundation
import Styles

extension StyleFamily {
  /// The styles of queues and processes.
  static var work: [StyleFamily] {
    [
      StyleFamily(
        "OperationQueue", { OperationQueue() },
        styles: [
          ".serial": .serial,
          ".concurrent(4)": .concurrent(4),
          ".suspended": .suspended,
          ".userInitiated": .userInitiated,
          ".utility": .utility,
          ".background": .background,
        ]),
      StyleFamily(
        "Process", { Process() |> .environment([:]) },
        styles: [
          ".executable(\"/bin/echo\", \"Hello\")": .executable("/bin/echo", "Hello"),
          ".shell(\"echo Hello\")": .shell("echo Hello"),
          ".variable(\"LANG\", \"C\")": .variable("LANG", "C"),
          ".directory(\"/tmp\")": .directory("/tmp"),
          ".input(pipe)": .input(Pipe()),
          ".output(pipe)": .output(Pipe()),
          ".error(pipe)": .error(Pipe()),
          ".silent": .silent,
        ]),
    ]
  }
}
