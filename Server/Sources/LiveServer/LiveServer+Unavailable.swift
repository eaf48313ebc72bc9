import LivePreview
import Signals

extension LiveServer {
  /// Names the closure that returns the state of each session.
  @available(*, unavailable, message: "each session has a state of its own: 'state: { MyState() }' or 'MyState.init'")
  public static func run<State: CodableContainer>(
    host: String = "127.0.0.1", port: Int = 8080, options: ServerOptions = ServerOptions(), state: State,
    @WidgetBuilder content: @escaping @MainActor (State) throws -> Children
  ) async throws {}

  /// Names the function that serves a block.
  @available(*, unavailable, message: "write 'try await LiveServer.run(port: 8080) { … }'")
  public static func serve(
    host: String = "127.0.0.1", port: Int = 8080, options: ServerOptions = ServerOptions(),
    @WidgetBuilder content: @escaping @MainActor () throws -> Children
  ) async throws {}
}
