import Foundation
import Tokens

/// The processor time to compile a generated theme, in debug and release, by the number of its tokens.
enum GeneratedThemes {
  /// Measures themes of 500, 1,000 and 2,000 colors in groups of 20, half of which are aliases, and in one group.
  @MainActor
  static func measure(into table: inout Table) throws {
    for (isFlat, shape) in [(false, "groups of 20"), (true, "one group")] {
      for count in [500, 1_000, 2_000] {
        let tokens = try TokenFile(text(count, isFlat: isFlat)).resolved()
        let source = try ThemeSource(tokens, name: "Brand").text()
        for (option, name) in [("-Onone", "debug"), ("-O", "release")] {
          let seconds = try compile(source, option)
          table.add(
            "compiling a generated theme", "\(count) colors in \(shape), \(name)", seconds, in: "seconds", goal: 5,
            isKnown: true)
        }
      }
    }
  }

  private static func text(_ count: Int, isFlat: Bool) -> String {
    let members = (0..<count).map { number -> (group: Int, text: String) in
      let (group, index) = (number / 20, number % 20)
      let components = [16, 8, 0].map { "\(Double(number >> $0 & 0xFF) / 255)" }.joined(separator: ", ")
      let isAlias = !isFlat && number >= count / 2
      let base = number - count / 2
      let value =
        isAlias
        ? "\"{g\(base / 20).c\(base % 20)}\"" : "{ \"colorSpace\": \"srgb\", \"components\": [\(components)] }"
      return (group, "\"c\(isFlat ? number : index)\": { \"$value\": \(value) }")
    }
    let groups = Dictionary(grouping: members, by: \.group).sorted { $0.key < $1.key }.map { key, members in
      let text = members.map(\.text).joined(separator: ", ")
      return isFlat ? text : "\"g\(key)\": { \(text) }"
    }
    return "{ \"$type\": \"color\", \(groups.joined(separator: ", ")) }"
  }

  private static func compile(_ source: String, _ option: String) throws -> Double {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "Brand.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try Shell.run([
        "swiftc", option, "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", "Generated",
        "-I", Products.modules, "-emit-module", "-emit-module-path",
        folder.appending(path: "Generated.swiftmodule").path, "-c", "-o", folder.appending(path: "Brand.o").path,
        file.path,
      ])
      guard outcome.status == 0 else { throw Failure(outcome.output) }
      return outcome.time
    }
  }
}
