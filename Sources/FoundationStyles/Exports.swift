// `import FoundationStyles` also imports the modules that its declarations use.
@_exported import Foundation
@_exported import Mod

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
