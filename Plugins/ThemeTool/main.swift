import Foundation

exit(ThemeCommand(Array(CommandLine.arguments.dropFirst())).run())
