import { containsEmail } from '../../core/fields/account/new-password.ts'
import { firstGuesses, leastStrength, passwordLength } from '../../core/fields/account/password-strength.ts'

type Score = typeof import('./strength-judge.ts').score

/** The site's own words, as every page carries them; none on a server. */
const pageWords = (): string[] =>
  typeof document === 'undefined' ? [] : (document.body.dataset.words ?? '').split(' ')

const guesses = (email: string) => firstGuesses(email, pageWords())

let loading: Promise<Score> | undefined
let loaded: Score | undefined

/** Loads the word lists (some 470 KB), once; after a failure the next call tries again. */
export const loadStrength = (): Promise<Score> => {
  loading ??= import('./strength-judge.ts').then(
    ({ score }) => {
      loaded = score
      return score
    },
    (cause: unknown) => {
      loading = undefined
      throw cause
    },
  )
  return loading
}

/**
 * Strength of a password from 0 to 4, as `passwordWithRepeat` takes it. Until the word lists are loaded every password is strong
 * enough: the server judges it anyway (D4).
 */
export const strengthOf = (password: string, email = ''): number =>
  loaded ? loaded(password, guesses(email)) : leastStrength

/** The state of a password that is being typed; `level` is the number of filled parts of the bar, out of four. */
export interface Verdict {
  level: 0 | 1 | 2 | 3 | 4
  text: string
  enough: boolean
}

const words: readonly [string, string, string, string, string] = [
  'Heel zwak. Dit wordt meteen geraden.',
  'Zwak. Maak je wachtwoord langer.',
  'Bijna sterk genoeg. Voeg een woord toe.',
  'Sterk.',
  'Heel sterk.',
]

const characters = (count: number) => `${count} ${count === 1 ? 'teken' : 'tekens'}`

/** What the meter shows; `score` is undefined while the word lists are loading. */
export const verdictOf = (password: string, email: string, score: Score | undefined): Verdict => {
  if (password === '')
    return { level: 0, text: 'Minimaal 10 tekens, liefst een paar woorden.', enough: false }
  // the field's own error says what is wrong; the meter says what to do about it
  const short = passwordLength.least - password.length
  if (short > 0) return { level: 1, text: `Nog ${characters(short)} erbij.`, enough: false }
  const over = password.length - passwordLength.most
  if (over > 0) return { level: 1, text: `Haal er ${characters(over)} af.`, enough: false }
  if (containsEmail(password, email))
    return { level: 1, text: 'Kies iets anders dan je e-mailadres.', enough: false }
  if (!score) return { level: 0, text: 'We bekijken hoe sterk je wachtwoord is.', enough: false }
  const level = score(password, guesses(email)) as Verdict['level']
  return {
    level: level === 0 ? 1 : level,
    text: words[level],
    enough: level >= leastStrength,
  }
}
