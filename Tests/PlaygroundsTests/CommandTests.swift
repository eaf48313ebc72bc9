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

  @Test("An unknown name fails, with a short usage before the problem") func unknownName() async throws {
    let result = try await Playgrounds.run("episodes")
    #expect(result.status == 64)
    #expect(result.errors.split(separator: "\n").last?.hasPrefix("There is no page named \"episodes\".") == true)
    #expect(result.errors.contains("--help") && result.errors.split(separator: "\n").count < 6)
    #expect(result.output.isEmpty)
  }

  @Test("A misspelled name of a page is answered with the similar name") func nearestName() async throws {
    #expect(try await Playgrounds.run("episodes").errors.contains("Did you mean \"episode\"?"))
    #expect(try await Playgrounds.run("Menu").errors.contains("Did you mean \"menu\"?"))
    #expect(try await !Playgrounds.run("xylophone-concerto").errors.contains("Did you mean"))
  }

  @Test("The help option lists the pages and the options, and exits with success", arguments: ["--help", "-h"])
  func help(option: String) async throws {
    let result = try await Playgrounds.run(option)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains(Page.list) && result.output.contains("--width N"))
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 }, "No terminal breaks a word.")
  }

  @Test("A preview is as wide as the argument says")
  func width() async throws {
    try await inFolder { folder in
      let file = folder.appending(path: "form")
      #expect(try await Playgrounds.run("form", "--svg", file.path, "--width", "500").status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("width=\"500\""))
      #expect(try await Playgrounds.run("form", "--width", "500", "--html", file.path).status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("width:500px"))
      let lines = try await Playgrounds.run("form", "--terminal", "--width", "30").output.split(separator: "\n")
      #expect(lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "").count }.allSatisfy { $0 <= 30 })
    }
  }

  @Test("A page's screen is printed as text and as cells", arguments: ["--text", "--terminal"])
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

  @Test("The gallery is written into a folder, its files are printed, and it looks the same in light and in dark")
  func gallery() async throws {
    try await inFolder { folder in
      let gallery = folder.appending(path: "gallery")
      let result = try await Playgrounds.run("--gallery", gallery.path)
      #expect(result.status == 0)
      let names = ["widgets.html", "styles.html", "screens.html", "kit.html", "gallery.svg"]
      #expect(result.output.split(separator: "\n").map { URL(filePath: String($0)).lastPathComponent } == names)
      #expect(try FileManager.default.contentsOfDirectory(atPath: gallery.path).sorted() == names.sorted())
      for name in names.prefix(3) {
        let page = try String(contentsOf: gallery.appending(path: name), encoding: .utf8)
        #expect(page.contains("color-scheme:light;") && page.contains("color-scheme:dark;"))
        let index = page.matches(of: /<a href="#([^"]+)">/).map { String($0.1) }
        #expect(index.count > 5)
        #expect(Set(index).subtracting(page.matches(of: /<section id="([^"]+)">/).map { String($0.1) }) == [])
      }
    }
  }

  @Test(
    "Wrong arguments are refused with the usage",
    arguments: [
      (["form", "--pdf"], "There is no option --pdf."),
      (["form", "--html"], "Write a page's name, --html and a file."),
      (["--svg", "form", "form.svg"], "Write a page's name, --svg and a file."),
      (["form", "--text", "form.txt"], "Write a page's name, --text."),
      (["form", "--svg", "form.svg", "--html", "form.html"], "Write --svg and --html one at a time."),
      (["form", "--svg", "form.svg", "--interactive"], "Write --svg and --interactive one at a time."),
      (["form", "--interactive", "--text"], "Write --interactive and --text one at a time."),
      (["--gallery", "gallery", "--html", "form.html"], "Write --gallery and --html one at a time."),
      (["form", "--svg", "a.svg", "--svg", "b.svg"], "Write --svg once."),
      (["form", "--text", "--width", "30", "--width", "40"], "Write --width once."),
      (["form", "--svg", "form.svg", "--pdf"], "There is no option --pdf."),
      (["form", "-x"], "There is no option -x."),
      (["form", "menu", "--text"], "Write one page's name, --text."),
      (["form", "menu", "--interactive"], "Write a page's name and --interactive."),
      (["forms", "--text"], "There is no page named \"forms\"."),
      (["mods", "--text"], "The page mods shows no screen."),
      (["--gallery"], "Write --gallery and a folder."),
      (["form", "--svg", "form.svg", "--width"], "Write --width and a number from 1 to 10000."),
      (["form", "--svg", "form.svg", "--width", "wide"], "Write --width and a number from 1 to 10000."),
      (["form", "--text", "--width", "30"], "Write --width with --html, --svg or --terminal."),
      (["form", "--width", "30"], "Write --width with --html, --svg or --terminal."),
      (["form", "--gallery"], "Write --gallery and a folder."),
      (["form", "--html", "/no/such/folder/form.html"], "Nothing can be written to /no/such/folder/form.html:"),
      (["--gallery", "/dev/null/gallery"], "Nothing can be written to /dev/null/gallery:"),
    ])
  func refused(arguments: [String], problem: String) async throws {
    let result = try await Playgrounds.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").last?.hasPrefix(problem) == true)
    #expect(result.errors.contains("swift run Playgrounds --help"))
  }

  /// Runs a test with a folder of its own.
  private func inFolder(_ test: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Playgrounds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(folder)
  }
}
