import * as z from 'zod/mini'
import { type RoofType, roofParameter, roofTypes } from '../rules/roof-types.ts'
import { blockKind } from './block.ts'
import { anchor, href, sentences, shortText } from './parts.ts'

const shapes = ['flat', 'low', 'pitched', 'steep'] as const

const keys = Object.keys(roofTypes) as [RoofType, ...RoofType[]]

const roof = z.strictObject({
  key: z.enum(keys),
  name: shortText,
  text: sentences,
  drawing: z.enum(shapes),
  look: z.array(sentences).check(z.minLength(1), z.maxLength(8)),
})

/** The form is a page: a phone number or a place on the same page cannot take the chosen type along. */
const formAddress = href.check(
  z.regex(/^(\/|page:|https:)/, 'Kies een pagina, of vul een adres in met https://.'),
)

const isOnce = (roofs: readonly { key: string }[]): boolean =>
  new Set(roofs.map(({ key }) => key)).size === roofs.length

/** The roof check (spec 000 section 1): picking a type shows what to look at, and leads to a form with that type. */
export const roofCheck = blockKind(
  'roof_check',
  {
    anchor,
    title: shortText,
    question: shortText,
    hint: z.optional(sentences),
    roofs: z
      .array(roof)
      .check(
        z.minLength(2),
        z.maxLength(keys.length),
        z.refine(isOnce, 'Een soort dak staat hier twee keer. Haal er een weg.'),
      ),
    form: z.strictObject({ label: shortText, href: formAddress, note: z.optional(sentences) }),
  },
  {
    anchor: 'dakcheck',
    title: 'Doe de dakcheck',
    question: 'Welk dak heb je?',
    hint: 'Kies het dak dat het meest op dat van jou lijkt.',
    roofs: [
      {
        key: 'between-0-and-15',
        name: 'Plat dak',
        text: 'Van 0 tot 15 graden',
        drawing: 'flat',
        look: ['Plassen die na twee dagen nog staan.'],
      },
      {
        key: 'between-30-and-70',
        name: 'Schuin dak',
        text: 'Van 30 tot 70 graden',
        drawing: 'pitched',
        look: ['Pannen die gebroken of verschoven zijn.'],
      },
    ],
    form: { label: 'Vraag een bouwkundige', href: '/contact/terugbelafspraak-bouwtechnisch' },
  },
)

/** The address of the form with the chosen type in its query, before an anchor where there is one. */
export const formFor = (form: string, key: RoofType): string => {
  const [page = '', ...anchors] = form.split('#')
  const sign = page.includes('?') ? '&' : '?'
  return [`${page}${sign}${roofParameter}=${key}`, ...anchors].join('#')
}
