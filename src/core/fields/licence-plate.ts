import { brick } from './brick.ts'
import { line, within } from './text.ts'

/** The fourteen series of Dutch plates: X a letter, 9 a digit. */
const series = [
  'XX-99-99',
  '99-99-XX',
  '99-XX-99',
  'XX-99-XX',
  'XX-XX-99',
  '99-XX-XX',
  '99-XXX-9',
  '9-XXX-99',
  'XX-999-X',
  'X-999-XX',
  'XXX-99-X',
  'X-99-XXX',
  '9-XX-999',
  '999-XX-9',
]
/** Where the two hyphens of a series go, by the signs of a plate without them. */
const cuts = new Map(
  series.map((plate) => [
    plate.replaceAll('-', ''),
    [plate.indexOf('-'), plate.lastIndexOf('-') - 1] as const,
  ]),
)
/** Groups of letters that are never issued. */
const neverIssued = new Set(['GVD', 'KKK', 'NSB', 'PKK', 'PSV', 'TBS', 'SS', 'SD'])

/** `gt123b` becomes `GT-123-B`; what is no plate is upper-cased only. */
export const tidyPlate = within((typed) => {
  const text = typed.trim().replace(/[a-z]+/g, (run) => run.toUpperCase())
  const bare = text.replace(/[\s-]+/g, '')
  const cut = bare.length === 6 && cuts.get(bare.replace(/[A-Z]/g, 'X').replace(/\d/g, '9'))
  if (!cut) return text
  return [bare.slice(0, cut[0]), bare.slice(cut[0], cut[1]), bare.slice(cut[1])].join('-')
})

const isPlate = (text: string): boolean =>
  series.includes(text.replace(/[A-Z]/g, 'X').replace(/\d/g, '9')) &&
  !text.split('-').some((part) => neverIssued.has(part))

/** A Dutch plate of one of the fourteen series; gives it in capitals with hyphens (spec 000 section 5). */
export const licencePlate = brick(
  line({
    missing: 'Voer een kenteken in.',
    invalid: 'Kenteken is niet geldig.',
    max: 8,
    tidy: tidyPlate,
    ok: isPlate,
  }),
  {
    label: 'Kenteken',
    control: 'text',
    autocomplete: 'off',
    example: 'GT-123-B',
    placeholder: 'GT-123-B',
    maxLength: 12,
    clean: tidyPlate,
    keeps: 'plain',
    personal: true,
  },
)
