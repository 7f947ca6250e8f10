import { describe, expect, it } from 'vitest'
import { everyQuestion } from '../../../test/kit/forms.ts'
import { exampleOf, group } from '../fields/brick/group.ts'
import { type Form, partsOf, rowsOf, versionOf } from './form.ts'
import { brickOfQuestion, profileWordOf } from './question-kinds.ts'

const { questions } = everyQuestion

describe('the questions of a form', () => {
  it('are bricks whose own examples are right', () => {
    const parts = partsOf(questions)
    const asked = group(parts)
    expect(asked.schema.safeParse(exampleOf(asked)).error).toBeUndefined()
    // no answer that a reload would empty, or that a mail could not repeat to its sender
    expect(new Set(Object.values(parts).map(({ facts }) => facts.keeps))).toEqual(new Set(['plain']))
  })

  it('must be answered unless editors say otherwise, but for an addition', () => {
    const isOptional = (required?: boolean) =>
      questions.filter((one) => brickOfQuestion({ ...one, required }).optional).map(({ ask }) => ask)
    expect(isOptional()).toEqual(['addition'])
    expect(isOptional(false)).toEqual(questions.map(({ ask }) => ask))
  })

  it('have the words of their bricks, or those that editors gave', () => {
    const { facts } = brickOfQuestion({ key: 'email', ask: 'email' })
    expect([facts.label, facts.hint]).toEqual(['E-mailadres', undefined])
    const own = brickOfQuestion({ key: 'email', ask: 'email', label: 'Waar?', hint: 'Voor antwoord.' })
    expect([own.facts.label, own.facts.hint]).toEqual(['Waar?', 'Voor antwoord.'])
  })

  it.each([
    [{ ask: 'text', max: 5 }, 'abcdef', 'Vul maximaal 5 tekens in.'],
    [{ ask: 'line' }, 'x'.repeat(101), 'Vul maximaal 100 tekens in.'],
    [{ ask: 'number', max: 3 }, 4, 'Vul hoogstens 3 in.'],
    [{ ask: 'number' }, -1, 'Vul een heel getal in, zonder punt of komma.'],
    [{ ask: 'date' }, '2026-02-30', 'Datum is niet geldig.'],
    [{ ask: 'line' }, 'a\r\nBcc: b@c.nl', 'Deze tekst bevat tekens die we niet kunnen lezen.'],
  ] as const)('of %o refuse %j', (question, answer, sentence) => {
    const { schema } = brickOfQuestion({ key: 'vraag', label: 'Vraag', ...question })
    expect(schema.safeParse(answer).error?.issues[0]?.message).toBe(sentence)
  })

  it('ask by these for a word of the profile of who fills it in', () => {
    const words = questions.flatMap((one) => {
      const word = profileWordOf(one)
      return word === undefined ? [] : [[one.ask, word]]
    })
    expect(Object.fromEntries(words)).toEqual({
      name: 'name',
      email: 'emailAddress',
      mobile: 'phoneNumberMobile',
      landline: 'phoneNumberLandline',
      postcode: 'postcode',
      'house-number': 'houseNumber',
      addition: 'addition',
      'relation-id': 'relationId',
    })
  })
})

describe('what is stored of a form', () => {
  it('are the words of its questions and choices', () => {
    const told = rowsOf(questions, { choices: ['dak', 'vloer'], yes_no: 'no', date: '2026-12-01' })
    expect(told[0]?.rows.map(({ label, value }) => [label, value])).toEqual([
      ['Wat is je choices?', 'Het dak, De vloer'],
      ['Wat is je yes-no?', 'Nee'],
      ['Wat is je date?', '1 december 2026'],
    ])
  })
})

describe('the version of a form', () => {
  const changed = (over: Partial<Form>) => versionOf({ ...everyQuestion, ...over })
  const [first, ...rest] = questions

  it('is another once anything is that a visitor reads before sending', () => {
    const versions = [
      versionOf(everyQuestion),
      changed({ title: 'Anders' }),
      changed({ intro: undefined }),
      changed({ button: 'Stuur maar' }),
      changed({ questions: rest }),
      changed({ questions: first ? [...rest, first] : rest }),
      changed({ questions: first ? [{ ...first, label: 'Anders' }, ...rest] : rest }),
    ]
    for (const version of versions) expect(version).toMatch(/^[0-9a-f]{16}$/)
    expect(new Set(versions).size).toBe(versions.length)
  })

  it('stays with what follows on sending', () => {
    expect(changed({ thanks: 'Dank.', desk: 'klantenservice', anchor: 'hier' })).toBe(
      versionOf(everyQuestion),
    )
  })
})
