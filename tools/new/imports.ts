// Imports of a source file as text. Their order is left to biome, which sorts them afterwards.

const statements = /^import (type )?(?:(\* as \w+)|\{([^}]*)\}) from '([^']+)'$/gm

interface Import {
  /** As it stands in the source. */
  text: string
  path: string
  /** `operation`, `book as operation`, `type Tx`, `* as z`. */
  names: string[]
}

const importsIn = (source: string): Import[] =>
  [...source.matchAll(statements)].map(([text, type = '', all, names = '', path = '']) => ({
    text,
    path,
    names: all ? [all] : names.split(',').flatMap((name) => (name.trim() ? type + name.trim() : [])),
  }))

const localOf = (name: string) => name.replace(/^type /, '').replace(/^.* as /, '')

/** Names that a file declares at its top, also by taking a value apart. */
const declaredIn = (source: string): string[] => [
  ...[...source.matchAll(/^(?:export )?(?:const|let|class|interface|type|(?:async )?function) (\w+)/gm)].map(
    ([, name = '']) => name,
  ),
  ...[...source.matchAll(/^(?:export )?const \{([^}]*)\} =/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/^.*[:.]/, '').trim()),
  ),
]

/** The source with these names imported too. Throws where it means something else by one of them. */
const withImport = (source: string, { path, names }: Import, file: string): string => {
  const there = importsIn(source)
  const same = there.find((one) => one.path === path && !one.names[0]?.startsWith('*'))
  const missing = names.filter((name) => {
    const values = same?.names.map((one) => one.replace(/^type /, '')) ?? []
    return !same?.names.includes(name) && !(name.startsWith('type ') && values.includes(name.slice(5)))
  })
  const known = there.some((one) => one.path === path && names.every((name) => one.names.includes(name)))
  if (known || missing.length === 0) return source
  const others = there.flatMap((one) => one.names.map(localOf))
  const clash = missing.map(localOf).find((name) => [...others, ...declaredIn(source)].includes(name))
  if (clash) throw new Error(`${file} has another ${clash} already: choose another name.`)
  if (!same || names[0]?.startsWith('*')) return `import ${inBraces(names)} from '${path}'\n${source}`
  return source.replace(same.text, `import ${inBraces([...same.names, ...missing])} from '${path}'`)
}

const inBraces = (names: readonly string[]): string => {
  if (names[0]?.startsWith('*')) return names[0]
  if (names.every((name) => name.startsWith('type ')))
    return `type { ${names.map((name) => name.slice(5)).join(', ')} }`
  return `{ ${names.join(', ')} }`
}

/** The source with all imports of `added` merged into its own. */
export const withImports = (source: string, added: string, file: string): string =>
  importsIn(added).reduce((text, one) => withImport(text, one, file), source)

/** The source with a whole other one added: its imports merged, the rest at the end. */
export const joined = (source: string, added: string, file: string): string => {
  const rest = added.replace(statements, '').trim()
  const clash = declaredIn(rest).find((name) => declaredIn(source).includes(name))
  if (clash) throw new Error(`${file} has another ${clash} already: choose another name.`)
  return `${withImports(source, added, file).trimEnd()}\n\n${rest}\n`
}
