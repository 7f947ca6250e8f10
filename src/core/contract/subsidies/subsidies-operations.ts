import * as z from 'zod/mini'
import { keysOf, residents, subsidyMeasures, subsidyTypes } from '../../content/subsidy-choices.ts'
import { optional, wire } from '../../fields/brick/brick.ts'
import { choice, noSuchChoice } from '../../fields/brick/choice.ts'
import { group } from '../../fields/brick/group.ts'
import { absentOr } from '../../fields/brick/text.ts'
import { operation } from '../operation.ts'

const noMunicipality = 'Kies een gemeente.'
const unknownMunicipality = 'Deze gemeente kennen we niet.'
const cityId = wire(
  z
    .string(absentOr(noMunicipality, unknownMunicipality))
    .check(z.minLength(1, { error: noMunicipality, abort: true }), z.regex(/^GM\d{4}$/, unknownMunicipality)),
  'GM0307',
  'Gemeente',
)

const targetGroup = choice({
  label: 'Ik ben een',
  options: keysOf(residents).map((value) => ({ value, label: residents[value] })) as [
    { value: keyof typeof residents; label: string },
  ],
})

const measureKeys = keysOf(subsidyMeasures)
const longestList = measureKeys.join(',').length

/** The words between the commas of each value, each once; a list that is too long is not read. */
const listed = (sent: unknown): unknown => {
  const values = typeof sent === 'string' ? [sent] : sent
  if (!Array.isArray(values) || values.length > measureKeys.length) return values
  if (!values.every((value) => typeof value === 'string' && value.length <= longestList)) return values
  return [...new Set(values.flatMap((value: string) => value.split(',')).filter((word) => word !== ''))]
}
const measures = wire(
  z.pipe(
    z.transform(listed) as z.ZodMiniType<unknown, unknown>,
    z
      .array(z.enum(measureKeys, noSuchChoice), noSuchChoice)
      .check(z.maxLength(measureKeys.length, { error: noSuchChoice, abort: true })),
  ) as unknown as z.ZodMiniType<(typeof measureKeys)[number][], (typeof measureKeys)[number][]>,
  ['dak'],
  'Mijn verduurzaming gaat over',
)

const option = z.object({ Value: z.string(), Label: z.string() })

export const filters = operation({
  summary: 'Waarmee je in de subsidiecheck zoekt: gemeenten, maatregelen en soorten bewoners.',
  answer: z.object({
    Cities: z.array(z.object({ Id: z.string(), Name: z.string() })),
    Measures: z.array(option),
    TypeOfResident: z.array(option),
  }),
  example: {
    Cities: [{ Id: 'GM0307', Name: 'Amersfoort' }],
    Measures: [{ Value: 'dak', Label: 'Dak isoleren' }],
    TypeOfResident: [{ Value: 'vve', Label: 'VvE' }],
  },
  cacheable: true,
})

export const search = operation({
  summary:
    'Subsidies, leningen en andere regelingen in een gemeente. Wat nu open is, staat vooraan; wat gesloten is, achteraan. Maatregelen staan er vaker, of met komma’s achter elkaar.',
  query: group({ cityId, targetGroup: optional(targetGroup), measures: optional(measures) }),
  answer: z.array(
    z.object({
      /** The last part of the address of the subsidy's page, below `/subsidiecheck/`. */
      Id: z.string(),
      Type: z.enum(keysOf(subsidyTypes)),
      Title: z.string(),
      Intro: z.string(),
    }),
  ),
  example: [
    {
      Id: 'isde-dakisolatie',
      Type: 'subsidy',
      Title: 'ISDE voor dakisolatie',
      Intro: 'Geld terug als een bedrijf je dak isoleert.',
    },
  ],
  cacheable: true,
  faults: [{ status: 404, code: 'municipality-unknown', when: 'de gemeente bestaat niet (meer)' }],
})
