import Foundation
import Pages
import Testing

@Suite struct CommandTests {
  @Test("Without a name, the pages are listed and the episode screen runs") func noName() async throws {
    let result = try await Playgrounds.run()
    #expect(result.status == 0)
    #expect(result.output.contains(Page.list))
    #expect(result.output.contains("BUILDING") == false)
    #expect(result.output.contains(#"Label(text: "Building a Layout Library""#))
  }

  @Test("An unknown name lists the pages and fails") func unknownName() async throws {
    let result = try await Playgrounds.run("episodes")
    #expect(result.status == 64)
    #expect(result.errors.contains("There is no page named \"episodes\"."))
    #expect(result.errors.contains(Page.list))
    #expect(result.output.isEmpty)
  }

  @Test("A page's screen is printed in words and in cells", arguments: ["--text", "--terminal"])
  func printed(option: String) async throws {
    let result = try await Playgrounds.run("form", option)
    #expect(result.status == 0)
    #expect(result.output.contains("Send me news"))
    #expect(result.errors.isEmpty)
  }

  @Test("A page's screen is written into a file", arguments: [("--html", "<!DOCTYPE html>"), ("--svg", "<svg ")])
  func written(option: String, start: String) async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "form")
      let result = try await Playgrounds.run("form", option, file.path)
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written.hasPrefix(start))
      #expect(written.contains("Send me news"))
    }
  }

  @Test("The gallery is written into a folder, whose files are named")
  func gallery() async throws {
    try await inFolder { folder in
      let gallery = folder.appending(path: "gallery")
      let result = try await Playgrounds.run("--gallery", gallery.path)
      #expect(result.status == 0)
      let names = ["widgets.html", "styles.html", "screens.html", "gallery.svg"]
      #expect(result.output.split(separator: "\n").map { URL(filePath: String($0)).lastPathComponent } == names)
      #expect(try FileManager.default.contentsOfDirectory(atPath: gallery.path).sorted() == names.sorted())
    }
  }

  @Test(
    "Wrong arguments are refused, with how to write them",
    arguments: [
      (["form", "--pdf"], "There is no option --pdf."),
      (["form", "--html"], "Write a page's name, --html and a file."),
      (["--svg", "form", "form.svg"], "Write a page's name, --svg and a file."),
      (["form", "--text", "form.txt"], "Write a page's name, --text."),
      (["forms", "--text"], "There is no page named \"forms\"."),
      (["mods", "--text"], "The page mods shows no screen."),
      (["--gallery"], "Write --gallery and a folder."),
      (["form", "--gallery"], "Write --gallery and a folder."),
      (["form", "--html", "/no/such/folder/form.html"], "Nothing can be written to /no/such/folder/form.html:"),
      (["--gallery", "/dev/null/gallery"], "Nothing can be written to /dev/null/gallery:"),
    ])
  func refused(arguments: [String], problem: String) async throws {
    let result = try await Playgrounds.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix(problem))
    #expect(result.errors.contains("swift run Playgrounds NAME --html|--svg FILE"))
  }

  /// Runs a test with a folder of its own.
  private func inFolder(_ test: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Playgrounds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(folder)
  }
}
