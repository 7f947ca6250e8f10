import { describe, expect, it } from 'vitest'
import { passwordWithRepeat } from '../../groups/password-with-repeat.ts'
import { firstError, firstErrors } from '../brick/first-error.ts'
import { containsEmail, newPassword } from './new-password.ts'
import { password } from './password.ts'

describe('passwords', () => {
  it.each([
    ['', 'Vul een wachtwoord in.'],
    ['a'.repeat(65), 'Wachtwoord is te lang.'],
    ['kort', undefined],
    [' met spaties ', undefined],
  ])('to log in with: of %j it says %s', (typed, sentence) => {
    expect(firstError(password, typed)).toBe(sentence)
  })

  it.each([
    ['', 'Vul een wachtwoord in.'],
    ['a'.repeat(9), 'Wachtwoord is te kort (minimaal 10 tekens).'],
    ['a'.repeat(65), 'Wachtwoord is te lang.'],
    ['a'.repeat(64), undefined],
  ])('of one’s choice: of %j it says %s', (typed, sentence) => {
    expect(firstError(newPassword, typed)).toBe(sentence)
  })

  it('stay as they are typed, but composed', () => {
    expect(newPassword.schema.parse('  Cafe\u0301 \u202aop\u200b de\u00a0hoek ')).toBe(
      '  Café \u202aop\u200b de\u00a0hoek ',
    )
  })

  it('must be strong and equal to their repeat', () => {
    const asked = passwordWithRepeat((typed) => (typed.startsWith('zwak') ? 2 : 3))
    const typed = (one: string, two: string) => firstErrors(asked, { password: one, passwordRepeat: two })
    expect(typed('sterk-genoeg', 'sterk-genoeg')).toEqual({})
    expect(typed('zwak-zwak-zwak', 'zwak-zwak-zwak')).toEqual({ password: 'Wachtwoord is te zwak.' })
    expect(typed('sterk-genoeg', 'sterk-genoeG')).toEqual({
      passwordRepeat: 'De wachtwoorden zijn niet gelijk.',
    })
  })

  it('do not hold the e-mail address', () => {
    expect(containsEmail('xLID@voorbeeld.nl1', ' lid@Voorbeeld.nl ')).toBe(true)
    expect(containsEmail('iets heel anders', 'lid@voorbeeld.nl')).toBe(false)
    expect(containsEmail('iets heel anders', '')).toBe(false)
  })

  it('are kept nowhere', () => {
    expect([password, newPassword].map(({ facts }) => facts.keeps)).toEqual(['never', 'never'])
  })
})
