// `import FoundationStyles` also imports the modules that its declarations use.
@_exported import Mod
#if canImport(FoundationNetworking)
  public import FoundationNetworking

  /// The request of Foundation, which is in a module of its own on Linux.
  public typealias URLRequest = FoundationNetworking.URLRequest
#endif
