import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that somebody searches for who knows the field and not this project. */
const terms = [
  'graceful shutdown',
  'csrf',
  'circuit breaker',
  'rate limit',
  'content negotiation',
  'idempotency',
  'optimistic',
  'debounce',
  'error mapping',
  'prefill',
  'retention',
  'mandate',
  'load shedding',
  'prepared statement',
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|suite)\./.test(file) && existsSync(file))
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Where a term is a file's name, an export, or how the comment of the thing itself begins. */
const placesOf = (term: string): string[] => {
  const words = term.split(' ').join('[ -]?')
  const name = new RegExp(`/${words}s?(-[a-z-]+)?\\.tsx?$`, 'i')
  const exported = new RegExp(`^export (async )?(const|function|type|interface|class) \\w*${words}`, 'im')
  const comment = new RegExp(`^\\s*(/\\*\\*\\s+(\\* )?|// )(An? |The )?${words}`, 'im')
  return sources
    .filter(({ file, text }) => name.test(file) || exported.test(text) || comment.test(text))
    .map(({ file }) => file)
}

test.each(terms)('"%s" is the name of a file or an export, or begins the comment of the thing', (term) => {
  expect(placesOf(term)).not.toEqual([])
})

test('a word that nobody uses is not found', () => {
  expect(placesOf('flux capacitor')).toEqual([])
})
