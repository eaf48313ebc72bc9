// Pipes carry Mods and share their `<>`, which may be declared only once, so `import Pipe` brings Mod along.
@_exported import Mod
