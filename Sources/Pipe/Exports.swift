// Functions share the operators of Mods, which may be declared only once, so that `import Pipe` also imports Mod.
@_exported import Mod
