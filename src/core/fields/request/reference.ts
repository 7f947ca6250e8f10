import { inCapitals } from '../../rules/clean-code.ts'
import { wire } from '../brick/brick.ts'
import { line, stripHyphens } from '../brick/text.ts'

/**
 * Characters of a reference. No vowels, so that no words come about; no 0, O, 1, I, L, 5, S, Z, N, U, which are mistaken for one
 * another.
 */
const signs = '2346789BCDFGHJKMPQRTVWXY'
const size = signs.length

/** The check character by Luhn modulo 24: it detects every wrong character and nearly every swap of neighbours. */
const checkSign = (body: string): string => {
  const sum = [...body].reverse().reduce((total, sign, place) => {
    const weighted = signs.indexOf(sign) * (place % 2 === 0 ? 2 : 1)
    return total + Math.floor(weighted / size) + (weighted % size)
  }, 0)
  return signs.charAt((size - (sum % size)) % size)
}

const withCheck = (body: string): string => {
  const all = body + checkSign(body)
  return `${all.slice(0, 4)}-${all.slice(4)}`
}

/**
 * Makes a new reference such as `7KQM-X4TF` from random bytes (D9). Four and a half billion are possible; the database still
 * refuses a second use of one. `random` gives the asked number of bytes.
 */
export const newReference = (random: (length: number) => Uint8Array): string => {
  let body = ''
  // bytes above the last whole multiple are dropped, so that every character is as likely
  while (body.length < 7)
    for (const byte of random(16))
      if (byte < Math.floor(256 / size) * size && body.length < 7) body += signs.charAt(byte % size)
  return withCheck(body)
}

/** A reference as it is looked up when somebody reads it out or types it: in capitals, with its hyphen. */
export const tidyReference = (typed: string): string => {
  const bare = inCapitals(stripHyphens(typed))
  return bare.length === 8 ? `${bare.slice(0, 4)}-${bare.slice(4)}` : bare
}

export const isReference = (text: string): boolean => {
  const bare = text.replace('-', '')
  return (
    /^[2346789BCDFGHJKMPQRTVWXY]{4}-[2346789BCDFGHJKMPQRTVWXY]{4}$/.test(text) &&
    withCheck(bare.slice(0, 7)) === text
  )
}

/** The short code that every submission is known by (D9). */
export const reference = wire(
  line({ invalid: 'Deze referentie is niet geldig.', max: 9, tidy: tidyReference, ok: isReference }),
  withCheck('7KQMX4T'),
  'Referentie',
)
