import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { firstError } from '../brick/first-error.ts'
import { initials, tidyInitials } from './initials.ts'

describe('initials', () => {
  it('makes initials of what is typed', async () => {
    expect(
      await failures(
        [
          ['jp', 'J.P.'],
          ['J. P', 'J.P.'],
          [' j.p. ', 'J.P.'],
          ['J.......P', 'J.P.'],
          ['é', 'É.'],
          ['e\u0301', 'É.'],
          ['żł', 'Ż.Ł.'],
          ['ßa', 'ß.A.'],
          ['дж', 'Д.Ж.'],
          ['محمد', 'م.ح.م.د.'],
          ['IJ', 'I.J.'],
          ['abcdefghijklmnopqrst', 'A.B.C.D.E.F.G.H.I.J.K.L.M.N.O.P.Q.R.S.T.'],
        ],
        ([typed, kept]) => {
          expect(initials.schema.parse(typed)).toBe(kept)
          expect(tidyInitials(typed)).toBe(kept)
        },
      ),
    ).toEqual([])
  })

  it.each(['', ' ', '\t'])('asks for them when there is %j', (typed) => {
    expect(firstError(initials, typed)).toBe('Voer uw initialen in.')
  })

  it('refuses what holds none', async () => {
    expect(
      await failures(
        ['j2', '2', 'J-P', 'J/P', 'J&P', '.', '. .', 'abcdefghijklmnopqrstu', 'J.\ud800P.', '👩', 7],
        (typed) => {
          expect(firstError(initials, typed)).toBe('Voorletters is ongeldig.')
        },
      ),
    ).toEqual([])
  })

  it('leaves a mistake as it was typed, so that it can be seen', () => {
    expect(tidyInitials(' j2 p ')).toBe('j2 p')
  })

  it('counts letters, not the signs around them', () => {
    expect(firstError(initials, 'a. '.repeat(20))).toBeUndefined()
    expect(firstError(initials, 'a. '.repeat(21))).toBe('Voorletters is ongeldig.')
  })

  it('changes no letter but its case, and takes what it made', () => {
    const letters = fc.array(fc.constantFrom(...'abzéüñøłžдяωßéIJ'), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(letters, fc.constantFrom('', ' ', '.', '. '), (chosen, between) => {
        const kept = tidyInitials(chosen.join(between))
        expect(kept.replaceAll('.', '').toLowerCase()).toBe(chosen.join('').toLowerCase())
        expect(initials.schema.parse(kept)).toBe(kept)
      }),
    )
  })
})
