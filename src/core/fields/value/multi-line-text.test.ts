import { describe, expect, it } from 'vitest'
import type { AnyBrick } from '../brick/brick.ts'
import { firstError } from '../brick/first-error.ts'
import { totalApartments } from '../home/apartments.ts'
import { livingAreaSize, surface } from '../home/surface.ts'
import { description } from '../request/description.ts'
import { desiredSolution } from '../request/desired-solution.ts'
import { explanation } from '../request/explanation.ts'
import { jobDescription } from '../request/job-description.ts'
import { adviceQuestion, question } from '../request/question.ts'
import { remark } from '../request/remark.ts'
import { taskTitle } from '../request/task-title.ts'
import { title } from '../request/title.ts'

describe('some sentences', () => {
  it.each<[AnyBrick, string, string]>([
    [description, 'Vul alstublieft een bericht in.', 'De omschrijving mag maximaal 1.000 tekens bevatten.'],
    [question, 'Vul alstublieft een bericht in.', 'Het bericht mag maximaal 1.000 tekens bevatten.'],
    [adviceQuestion, 'Voer een vraag in.', 'Het bericht mag maximaal 1.000 tekens bevatten.'],
    [jobDescription, 'Dit is een verplicht veld.', 'De omschrijving mag maximaal 1.000 tekens bevatten.'],
    [remark, 'Dit is een verplicht veld.', 'De opmerking mag maximaal 1000 karakters bevatten'],
    [explanation, 'Dit is een verplicht veld.', 'De toelichting mag maximaal 1.000 tekens bevatten.'],
    [
      desiredSolution,
      'Dit is een verplicht veld.',
      'De gewenste oplossing mag maximaal 1.000 tekens bevatten.',
    ],
  ])('%# asks and has room for 1000', (brick, missing, tooLong) => {
    expect(firstError(brick, ' \n ')).toBe(missing)
    expect(firstError(brick, 'a'.repeat(1000))).toBeUndefined()
    expect(firstError(brick, 'a'.repeat(1001))).toBe(tooLong)
  })

  it('count a line break once and keep it', () => {
    expect(description.schema.parse(`  ${'a\r\n'.repeat(499)}bb `)).toBe(`${'a\n'.repeat(499)}bb`)
    expect(firstError(description, 'een\ud800twee')).toBe('Deze tekst bevat tekens die we niet kunnen lezen.')
    expect(firstError(description, 'smile 👩‍👩‍👧 \t ok')).toBeUndefined()
  })
})

describe('a few words', () => {
  it('fit on one line of 64, a task of 100', () => {
    expect(firstError(title, 'a'.repeat(64))).toBeUndefined()
    expect(firstError(title, 'a'.repeat(65))).toBe('Vul maximaal 64 tekens in.')
    expect(firstError(taskTitle, 'a'.repeat(100))).toBeUndefined()
    expect(firstError(taskTitle, 'a'.repeat(101))).toBe('Selecteer één van de beschikbare klussen')
    expect(firstError(taskTitle, '')).toBe('Dit is een verplicht veld.')
    expect(firstError(title, 'twee\nregels')).toBe('Deze tekst bevat tekens die we niet kunnen lezen.')
  })
})

describe('counts', () => {
  it.each([
    ['1', undefined],
    [999, undefined],
    ['0', 'Het minimale aantal vierkante meters is 1.'],
    ['1000', 'Het maximale aantal vierkante meters is 999.'],
    ['12,5', 'Vul het aantal vierkante meters in zonder decimalen.'],
    [12.5, 'Vul het aantal vierkante meters in zonder decimalen.'],
    ['', 'Dit is een verplicht veld.'],
  ])('of a surface of %j it says %s', (typed, sentence) => {
    expect(firstError(surface('Oppervlakte'), typed)).toBe(sentence)
  })

  it('name their bounds in Dutch notation', () => {
    expect(firstError(livingAreaSize, '10000')).toBe('Het maximale aantal vierkante meters is 9.999.')
    expect(firstError(totalApartments, '1')).toBe('Vul een heel getal vanaf 2 in.')
    expect(totalApartments.schema.parse('2')).toBe(2)
  })
})
