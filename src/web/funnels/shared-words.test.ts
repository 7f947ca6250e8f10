import { expect, test } from 'vitest'
import { exampleOf } from '../../core/fields/brick/group.ts'
import { addition } from '../../core/fields/home/addition.ts'
import { insuranceSlugs } from '../../core/insurance/paths.ts'
import { formatCents } from '../../core/kernel/money.ts'
import { definedFunnels, type Funnel } from '../engine/definition/define.ts'
import { layoutOf } from '../engine/definition/layout.ts'
import { drawn } from '../engine/testing/test-drawing.tsx'
import { holdsForEach } from '../engine/testing/test-failures.ts'
import { openFunnel } from '../engine/testing/test-open.ts'
import { valuationReport } from './valuation-report/valuation-report-funnel.ts'

await Promise.all(Object.values(import.meta.glob('./*/*-funnel.{ts,tsx}')).map((load) => load()))

// The words that every funnel shares (docs/spec/README.md, Words on the screen).

/** Buttons that send an overview: the two of the table, and the one of the insurances (spec 002 section 2.3). */
const sending = ['Bevestigen', 'Betalen met iDEAL', 'Afsluiten']

const buttonsOf = (funnel: Funnel): string[] => {
  const { context } = openFunnel(funnel).store.getSnapshot().derived
  return Object.values(funnel.exits).map(({ button = 'Bevestigen' }) =>
    typeof button === 'function' ? button(context) : button,
  )
}

test('an overview is sent by one of the same buttons everywhere', () =>
  holdsForEach(
    definedFunnels().filter(({ overview }) => overview !== undefined),
    ({ slug }) => slug,
    (funnel) => expect(buttonsOf(funnel).filter((words) => !sending.includes(words))).toEqual([]),
  ))

test('files are asked under the same label everywhere', () =>
  holdsForEach(
    definedFunnels(),
    ({ slug }) => slug,
    ({ steps }) => {
      const asked = Object.values(steps).flatMap(({ asks }) => layoutOf(asks, {}).fields)
      const files = asked.filter(({ brick }) => brick.facts.control === 'uploads')
      expect(files.filter(({ brick }) => brick.facts.label !== 'Bijlage').map(({ path }) => path)).toEqual([])
    },
  ))

test('an addition is asked where a look-up can list it (D14)', () =>
  holdsForEach(
    definedFunnels(),
    ({ slug }) => slug,
    ({ steps }) => {
      for (const { asks } of Object.values(steps)) {
        const { fields, groups } = layoutOf(asks, {})
        const lookedUp = groups.filter(({ group }) => group.control === 'address').map(({ path }) => path)
        const additions = fields.filter(({ brick }) => brick.facts.label === addition.facts.label)
        for (const { path } of additions) expect(lookedUp).toContain(path.replace(/\.[^.]*$/, ''))
      }
    },
  ))

/** Funnels that ask the collection of a fee and tell it in words of their own, or are about nothing else. */
const tellsItself = (slug: string) =>
  ['lid-worden', 'mijn-iban', 'verkoopprijs-bepalen', ...Object.values(insuranceSlugs)].includes(slug)

test('whoever becomes a member is told so with the price before the first step, and at the wall (D55)', () =>
  holdsForEach(
    definedFunnels().filter(({ slug, steps }) => {
      const asks = Object.values(steps).flatMap((step) => Object.keys(step.asks))
      return asks.includes('agreeCollection') && !tellsItself(slug)
    }),
    ({ slug }) => slug,
    async (funnel) => {
      const properties = funnel.properties.schema.parse(exampleOf(funnel.properties) as never)
      const { store } = openFunnel(funnel, { properties: properties as Record<string, unknown> })
      const joining = funnel.joins?.(store.getSnapshot().derived.context)
      expect(joining?.sentence).toMatch(/^Dan word je lid/)
      const html = await drawn(store)
      expect(html).toContain(joining?.sentence)
      expect(html).toContain(formatCents(joining?.fee ?? 0))
    },
  ))

/** Titles of steps that tell nothing of what they are part of (D47). */
const mute = ['Aanvragen', 'Afspraak', 'Gegevens', 'Gegevensinvoer', 'Document upload', 'Planning', 'Vraag']

test('a step whose title does not tell it names its service', () =>
  holdsForEach(
    definedFunnels().filter(({ steps }) => Object.values(steps).some(({ title }) => mute.includes(title))),
    ({ slug }) => slug,
    async (funnel) => {
      expect(funnel.service).toBeTruthy()
      expect(await drawn(openFunnel(funnel).store)).toContain(`>${funnel.service}</p>`)
    },
  ))

/** The order in which a form asks who somebody is, by label (docs/style.md). */
const placeOf: Readonly<Record<string, number>> = {
  Lidnummer: 0,
  Voorletters: 1,
  Achternaam: 1,
  Naam: 1,
  Postcode: 2,
  Huisnummer: 2,
  'Mobiel telefoonnummer': 3,
  'Telefoonnummer vast': 3,
  Telefoonnummer: 3,
  'E-mailadres': 4,
}
/** Forms that ask about more than one person or address in a step. */
const repeats: readonly string[] = ['isolatiecheck', ...Object.values(insuranceSlugs)]

test('a form asks the member number, the name, the address, the phone and then the e-mail address', () =>
  holdsForEach(
    definedFunnels().filter(({ slug }) => !repeats.includes(slug)),
    ({ slug }) => slug,
    ({ steps }) => {
      for (const { asks } of Object.values(steps)) {
        const places = layoutOf(asks, {}).fields.flatMap(({ brick }) => placeOf[brick.facts.label] ?? [])
        expect(places).toEqual(places.toSorted())
      }
    },
  ))

test('a report that costs nothing is not paid', () => {
  const buttonAt = (waarderapport: number) => {
    const button = valuationReport.exits.pay?.button
    const { context } = openFunnel(valuationReport).store.getSnapshot().derived
    return typeof button === 'function' ? button({ ...context, properties: { waarderapport } }) : button
  }
  expect([buttonAt(1795), buttonAt(0)]).toEqual(['Betalen met iDEAL', 'Bevestigen'])
})
