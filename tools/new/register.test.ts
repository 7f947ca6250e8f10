import { describe, expect, it, test } from 'vitest'
import { joined } from './imports.ts'
import { withLine } from './register.ts'

describe('a registration', () => {
  const line = { file: 'list.ts', entry: 'new: 1,', into: 'const list' }

  it('stands at the end of its list', () => {
    expect(withLine('const list = {\n  old: 1,\n}\n', line)).toBe('const list = {\n  old: 1,\n  new: 1,\n}\n')
  })

  it('stands before the line that is named', () => {
    const source = 'const list = [\n  old,\n  // more\n  last,\n]\n'
    expect(withLine(source, { ...line, entry: 'new,', before: '// more' })).toBe(
      'const list = [\n  old,\n  new,\n  // more\n  last,\n]\n',
    )
  })

  it('stands within a list of a value, on one line or several', () => {
    const into = '  verbs: {'
    const entry = 'new: { may: anyone },'
    expect(withLine('  verbs: { old: { may: anyone } },\n', { ...line, entry, into })).toBe(
      '  verbs: { old: { may: anyone }, new: { may: anyone } },\n',
    )
    const several = '  verbs: {\n    old: {\n      may: anyone,\n    },\n  },\n  jobs: {\n  },\n'
    expect(withLine(several, { ...line, entry, into })).toBe(
      several.replace('\n  },\n  jobs', '\n    new: { may: anyone },\n  },\n  jobs'),
    )
  })

  it('is refused where there is no list, or where it stands already', () => {
    expect(() => withLine('const other = {\n}\n', line)).toThrow('list.ts holds no list')
    for (const source of ['const list = {\n  new: 2,\n}\n', 'const list = { old: 1, new: 2 }\n'])
      expect(() => withLine(source, line)).toThrow('list.ts knows new already')
  })
})

const source = `import { a } from './a.ts'
import type { B } from './b.ts'

export const old = a
`

describe('what is added to a file', () => {
  it('brings its imports along, of a file that is known too', () => {
    const added =
      "import { a, c } from './a.ts'\nimport { D } from './b.ts'\nimport * as e from './e.ts'\n\nexport const fresh = 1\n"
    expect(joined(source, added, 'x.ts')).toBe(
      [
        "import * as e from './e.ts'",
        "import { a, c } from './a.ts'",
        "import { type B, D } from './b.ts'",
        '',
        'export const old = a',
        '',
        'export const fresh = 1',
        '',
      ].join('\n'),
    )
  })

  test.each([
    ['export const old = 2\n', 'old'],
    ["import { a } from './other.ts'\n\nexport const fresh = a\n", 'a'],
    ["import { old } from './other.ts'\n\nexport const fresh = old\n", 'old'],
  ])('is refused where it means something else by a name: %j', (added, name) => {
    expect(() => joined(source, added, 'x.ts')).toThrow(`x.ts has another ${name} already`)
  })

  it('knows names that are taken out of a value', () => {
    const apart = 'const { inserts, lastName: last, ...rest } = parts\n'
    for (const name of ['inserts', 'last', 'rest'])
      expect(() => joined(apart, `export const ${name} = 1\n`, 'x.ts')).toThrow(`another ${name}`)
  })
})
