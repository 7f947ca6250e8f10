import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { address } from '../../core/groups/address.ts'
import { homeFacts } from '../../core/home/facts.ts'
import { insuranceSlugs } from '../../core/insurance/paths.ts'
import type { KnownFact } from '../../core/kernel/known-home.ts'
import { type Viewer, visitor } from '../../core/kernel/viewer.ts'
import { valueAt } from '../engine/definition/answer-path.ts'
import { definedFunnels, type Funnel } from '../engine/definition/define.ts'
import { isEmpty, mergeLayouts } from '../engine/definition/layout.ts'
import { mayKeep } from '../engine/draft/draft.ts'
import { sourceOf } from '../engine/state/home-facts.ts'
import { holdsForEach } from '../engine/testing/test-failures.ts'
import { openFunnel } from '../engine/testing/test-open.ts'
import { readVisit } from '../engine/visit/recall.ts'
import { visitProfile } from '../engine/visit/visit-profile.ts'
import { constructionInspection } from './inspections-construction/inspections-construction-funnel.ts'
import { valuationReport } from './valuation-report/valuation-report-funnel.ts'

await Promise.all(Object.values(import.meta.glob('./*/*-funnel.{ts,tsx}')).map((load) => load()))

const fact = (value: KnownFact['value']) => ({ value, source: 'person', on: '2026-11-25' })
const home = {
  postcode: '3821BT',
  houseNumber: 10,
  addition: 'A',
  streetName: 'Voorbeeldlaan',
  city: 'Amersfoort',
}

/** A visit in which every fact is known. */
const everything = readVisit({
  ...{ emailAddress: 'jannie@voorbeeld.nl', relationId: '12345678', gender: 1 },
  ...{ initials: 'J.', infix: 'de', lastName: 'Vries', name: 'Jannie de Vries' },
  ...{ phoneNumberMobile: '0612345678', phoneNumberLandline: '0332345678' },
  ...home,
  homes: [
    {
      ...home,
      facts: {
        ...{
          constructionYear: fact(1931),
          livingAreaSize: fact(124),
          houseType: fact('2'),
          roofType: fact('1'),
        },
        ...{
          rooms: fact(5),
          plotAreaSize: fact(210),
          facade: fact('1'),
          insulation: fact(['2']),
          woz: fact(412_000_00),
        },
      },
    },
  ],
})

const placeOf = (path: string) => Object.keys(address.parts).map((part) => `${path}.${part}`)

/**
 * Questions whose answer may be known and which are still asked, with the reason. The test fails for an entry that is not needed.
 */
const asked: Record<string, { paths: readonly string[]; why: string }> = {
  'mijn-e-mailadres': { paths: ['email'], why: 'the new address' },
  'community-alias': { paths: ['alias'], why: 'chosen once, with the account' },
  isolatiecheck: {
    paths: ['applicant.firstName', 'receiver.firstName'],
    why: 'other forms ask initials, and no first name',
  },
  'mijn-huis': { paths: placeOf('home'), why: 'another home than those that are known' },
  'bouwtechnische-keuring': {
    paths: [...placeOf('inspected'), 'houseType', 'constructionYear'],
    why: 'a house that one buys; where it is a known home after all, its facts come with its address',
  },
  opleveringskeuring: { paths: [...placeOf('inspected'), 'houseType'], why: 'a house that one buys' },
  meerjarenonderhoudsplan: {
    paths: [...placeOf('property'), 'contact.box.city'],
    why: 'the building of an association of owners, and its PO box',
  },
  'vve-lid-worden': {
    paths: [...placeOf('property'), ...placeOf('invoice.street'), 'contact.box.city', 'invoice.box.city'],
    why: 'the building of an association of owners, and where its invoices go',
  },
}

// The insurances ask these about other homes and people, or want them typed again on purpose.
for (const slug of Object.values(insuranceSlugs))
  asked[slug] = {
    paths: [
      ...placeOf('opstal.garageAddress'),
      ...placeOf('rechtsbijstand.realEstateProperties[0]'),
      ...placeOf('residence.street'),
      'residence.box.city',
      'contact.emailAgain',
      ...placeOf('cancellation.address.street'),
      'cancellation.address.box.city',
      ...['salutation', 'initials', 'infix', 'lastName', 'emailAddress'].map(
        (name) => `cancellation.applicant.${name}`,
      ),
      'cancellation.insurances[0].insuranceNumber',
    ],
    why: 'a garage, property, post or policyholder elsewhere; an address repeated; the number of a policy',
  }

/** Paths of the fields about the person or their home that stay empty in a visit where everything is known. */
const askedAgain = (funnel: Funnel): string[] => {
  const { store } = openFunnel(funnel, { viewer: { ...visitor, ...(everything && { visit: everything }) } })
  const { derived, answers } = store.getSnapshot()
  const { fields } = mergeLayouts(Object.values(derived.layouts))
  const parts = [...Object.values(address.parts), ...Object.values(homeFacts.parts)].map(({ facts }) => facts)
  return (
    fields
      // The control of a login wall is custom, and takes the e-mail address of the visit by itself.
      .filter(({ brick }) => brick.facts.control !== 'custom')
      .filter(({ brick }) => brick.facts.personal || parts.includes(brick.facts as never))
      .filter(
        ({ path, brick }) =>
          mayKeep({ ...funnel, draft: undefined } as Funnel, brick) && isEmpty(valueAt(answers, path)),
      )
      .map(({ path }) => path)
  )
}

test('the second form of a visit asks nothing that the first did', () =>
  holdsForEach(
    definedFunnels(),
    ({ slug }) => slug,
    (funnel) =>
      expect(askedAgain(funnel).toSorted()).toEqual([...(asked[funnel.slug]?.paths ?? [])].toSorted()),
  ))

describe('what one form of a visit knows of another', () => {
  const walked = async () => {
    const { store, environment } = openFunnel(valuationReport)
    const set = (answers: Record<string, unknown>) => {
      for (const [path, value] of Object.entries(answers)) store.set(path, value)
    }
    set({ 'valued.postcode': '3821 bt', 'valued.houseNumber': '10', 'valued.streetName': 'Voorbeeldlaan' })
    set({ 'valued.city': 'Amersfoort', houseType: '4', constructionYear: '1931', livingAreaSize: '124' })
    set({
      plotAreaSize: '210',
      'person.salutation': '0',
      'person.initials': 'J.',
      'person.lastName': 'Vries',
    })
    set({ mobile: '06 12345678', dateOfBirth: { day: '03', month: '02', year: '1980' }, iban: secret })
    set({ email: 'jan@voorbeeld.nl' })
    return { state: store.state, store, environment }
  }
  const secret = 'NL91 ABNA 0417 1643 00'

  test('is who one is and what one’s home is like; no secret, no date of birth', async () => {
    const { state } = await walked()
    const told = visitProfile(valuationReport, state)
    expect(told).toMatchObject({
      ...{ gender: 0, initials: 'J.', lastName: 'Vries', phoneNumberMobile: '0612345678' },
      ...{ postcode: '3821BT', houseNumber: 10, city: 'Amersfoort' },
      homes: [{ postcode: '3821BT', facts: { constructionYear: { value: 1931, source: 'person' } } }],
    })
    expect(JSON.stringify(told)).not.toMatch(/0417|1980/)
    // The visit survives being stored and read.
    expect(readVisit(JSON.parse(JSON.stringify(told)))).toMatchObject({ lastName: 'Vries', houseNumber: 10 })
  })

  test('comes to the next form, with its source, and goes with the address', async () => {
    const visit = readVisit(JSON.parse(JSON.stringify(visitProfile(valuationReport, (await walked()).state))))
    const viewer: Viewer = { ...visitor, ...(visit && { visit }) }
    const { store } = openFunnel(constructionInspection, { viewer })
    expect(store.answer('person.lastName')).toBe('Vries')
    expect(store.answer('constructionYear')).toBeUndefined()
    store.set('inspected.postcode', '3821BT')
    store.set('inspected.houseNumber', '10')
    expect(store.answer('constructionYear')).toBe('1931')
    const source = () => sourceOf(constructionInspection, store.getSnapshot(), 'constructionYear')
    expect(source()).toBe('Zelf ingevuld tijdens dit bezoek.')
    // A typed answer stays; a fact that came with the address disappears with it.
    store.set('houseType', '1')
    store.set('inspected.houseNumber', '12')
    expect(store.answer('constructionYear')).toBeUndefined()
    expect(store.answer('houseType')).toBe('1')
    expect(source()).toBeUndefined()
  })

  test('is nothing of who is logged in, and nothing where a form keeps nothing', async () => {
    const { state } = await walked()
    const world = {
      ...state.world,
      viewer: { membershipStatus: 'lid' as const, profile: { emailAddress: 'a@b.nl', gender: 2 as const } },
    }
    expect(visitProfile(valuationReport, { ...state, world })).toBeUndefined()
    expect(visitProfile({ ...valuationReport, draft: { where: 'none' } } as Funnel, state)).toBeUndefined()
    expect(
      visitProfile({ ...valuationReport, draft: { where: 'session', personal: false } } as Funnel, state),
    ).toBeUndefined()
    expect(
      visitProfile({ ...valuationReport, draft: { where: 'session', visit: false } } as Funnel, state),
    ).toBeUndefined()
  })

  test('is nothing of an application for an insurance: it is cleared once it is sent', () => {
    const insurances = definedFunnels().filter(({ slug }) =>
      (Object.values(insuranceSlugs) as string[]).includes(slug),
    )
    expect(insurances).toHaveLength(5)
    for (const funnel of insurances) {
      const { store } = openFunnel(funnel)
      store.set('person.lastName', 'Vries')
      store.set('contact.email', 'jan@voorbeeld.nl')
      expect(visitProfile(funnel, store.state), funnel.slug).toBeUndefined()
    }
  })

  test('whatever stands in the storage is judged', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (odd, text) => {
        for (const stored of [
          odd,
          { homes: odd, gender: odd, postcode: text, emailAddress: odd, houseNumber: odd },
        ]) {
          const visit = readVisit(stored)
          if (!visit) continue
          expect([0, 1, 2]).toContain(visit.gender)
          const viewer = { ...visitor, visit }
          expect(() => openFunnel(valuationReport, { viewer })).not.toThrow()
        }
      }),
      { numRuns: 60 },
    )
    expect(readVisit({ lastName: 'x'.repeat(5000), postcode: '0000', houseNumber: 1e9 })).not.toHaveProperty(
      'lastName',
    )
  })
})
