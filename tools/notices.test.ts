import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { notices, readShipped } from './notices.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the notices name every package that is shipped (npm run notices)', () => {
  const written = readFileSync(`${root}/THIRD-PARTY-NOTICES.md`, 'utf8')
  const unnamed = readShipped().filter((one) => !written.includes(`- ${one.name} ${one.version} (`))
  expect(unnamed.map(({ name, version }) => `${name} ${version}`)).toEqual([])
})

test('the notices name the list that the filter of leaked passwords is made from, and its licence', () => {
  const { source } = JSON.parse(
    readFileSync(`${root}/src/core/fields/account/breached-passwords.json`, 'utf8'),
  )
  const written = readFileSync(`${root}/THIRD-PARTY-NOTICES.md`, 'utf8')
  const made = notices([])
  for (const text of [written, made]) {
    expect(text).toContain(`\`${source.replace('@', '` ')} of Mozilla`)
    expect(text).toContain('https://creativecommons.org/licenses/by-sa/3.0/')
  }
  expect(written.slice(-500)).toBe(made.slice(-500))
})

test('nothing is shipped under a licence that we did not agree to', () => {
  const agreed =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|CC0-1\.0|CC-BY-[34]\.0|OFL-1\.1|MPL-2\.0|Unlicense|PostgreSQL|PSF-2\.0)$/
  const isAgreed = (expression: string) =>
    expression
      .replace(/[()]/g, '')
      .split(/ AND /i)
      .every((term) => term.split(/ OR /i).some((license) => agreed.test(license)))
  // a separate, unchanged file that visitors fetch: anybody can replace it, as its licence demands
  const replaceable = ['libheif-js']
  const strange = readShipped().filter(
    ({ name, license }) => !isAgreed(license) && !(replaceable.includes(name) && license === 'LGPL-3.0'),
  )
  expect(strange.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})
