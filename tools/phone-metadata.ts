/**
 * Makes `src/core/fields/person/phone-metadata.json`: `node tools/phone-metadata.ts`, then `npx biome format --write` on it. Run
 * it by hand when libphonenumber-js is updated (a test says so), and commit the result. The library has the numbering plans of
 * the whole world (34 KB compressed), while a form for Dutch homes needs those of the Netherlands and its neighbours; of other
 * countries it asks for a plus and 8 to 15 digits.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'

const kept = ['NL', 'BE', 'DE', 'FR', 'LU', 'GB', 'GG', 'IM', 'JE']

interface Metadata {
  version: number
  country_calling_codes: Record<string, string[]>
  countries: Record<string, unknown>
  nonGeographic: Record<string, unknown>
}

const source = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.max.json')
const whole = JSON.parse(readFileSync(source, 'utf8')) as Metadata

const codes = Object.entries(whole.country_calling_codes)
  .map(([code, countries]) => [code, countries.filter((country) => kept.includes(country))] as const)
  .filter(([, countries]) => countries.length > 0)

const pruned: Metadata = {
  version: whole.version,
  country_calling_codes: Object.fromEntries(codes),
  countries: Object.fromEntries(kept.map((country) => [country, whole.countries[country]])),
  nonGeographic: {},
}

const text = `${JSON.stringify(pruned)}\n`
writeFileSync(new URL('../src/core/fields/person/phone-metadata.json', import.meta.url), text)
console.log(`${kept.join(' ')}: ${text.length} bytes, ${brotliCompressSync(text).length} compressed`)
