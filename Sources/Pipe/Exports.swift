// Pipes use Mods and share the operator `<>`, which may be declared only once, so that `import Pipe` also imports Mod.
@_exported import Mod
