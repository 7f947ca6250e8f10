import { describe, expect, it } from 'vitest'
import { exampleOf, type Part, type Parts } from '../../../core/fields/group.ts'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { checkFunnel, type Funnel } from '../definition/define.ts'
import { layoutOf } from '../definition/layout.ts'
import { testDrawing } from './test-drawing.tsx'
import { testGuards } from './test-guards.ts'
import { testMoves } from './test-moves.ts'
import { testOverview } from './test-overview.ts'
import { testRefusals } from './test-refusals.ts'
import { testSending } from './test-sending.ts'
import type { TestFunnelOptions, Way } from './test-walk.ts'
import { testWay } from './test-way.ts'

const registered: Viewer = {
  membershipStatus: 'niet lid',
  profile: {
    emailAddress: 'nietlid@voorbeeld.nl',
    gender: 0,
    initials: 'M.',
    inserts: 'el',
    lastName: 'Idrissi',
    phoneNumberMobile: '0612345678',
    dateOfBirth: '1990-05-01',
    postcode: '1012JS',
    houseNumber: 1,
    addition: 'A',
    streetName: 'Voorbeeldplein',
    city: 'Amsterdam',
  },
}
/** The three kinds of visitor that every funnel must work for. */
export const viewers: readonly Viewer[] = [visitor, registered, { ...registered, membershipStatus: 'lid' }]

/** Somebody who has an account and nothing in it: they type what is fixed for others. */
const nameless: Viewer = {
  membershipStatus: 'niet lid',
  profile: { emailAddress: 'naamloos@voorbeeld.nl', gender: 2 },
}

const isOneOf = (part: Part) => part.kind === 'brick' && part.facts.oneOf === true

/** Optional fields that a rule of their group refuses when all of them stay empty, and that are called optional. */
export const wronglyOptional = ({ steps }: Funnel): string[] =>
  Object.values(steps)
    .flatMap(({ asks }) => layoutOf(asks, {}).groups)
    .flatMap(({ path, group }) => {
      const parts = Object.entries(group.parts as Parts)
      const optional = parts.filter(([, part]) => part.kind === 'brick' && part.optional)
      const filled = group.schema.safeParse(exampleOf(group)).data as Record<string, unknown>
      const bare = { ...filled, ...Object.fromEntries(optional.map(([name]) => [name, undefined])) }
      return group.rules
        .filter(({ ok }) => !ok(bare))
        .flatMap(({ reads = parts.map(([name]) => name) }) => reads)
        .filter((name) => optional.some(([own, part]) => own === name && !isOneOf(part)))
        .map((name) => `${path}.${name}`)
    })

/** Whose screens are looked at: a visitor's and a member's, of whom less is asked. */
const onScreen = (isFirst: boolean, { brief, loggedIn }: TestFunnelOptions): readonly Viewer[] => {
  const looking = viewers.filter((viewer) => viewer.membershipStatus === 'lid' || viewer === visitor)
  if (loggedIn !== undefined) return looking.filter((viewer) => viewer !== visitor)
  return brief && !isFirst ? [visitor] : looking
}

/**
 * Everything that the engine promises for a funnel, tried on this one: for every kind of viewer and every way through
 * it. Call it in the funnel's own test file.
 */
export const testFunnel = (funnel: Funnel, options: TestFunnelOptions = {}): void => {
  const onwards = funnel.leadsTo ? [{ name: `on to ${funnel.leadsTo.funnel}` }] : []
  const isSending = !funnel.leadsTo && Object.keys(funnel.exits).length > 0
  const ways: readonly Way[] = options.ways ?? [
    ...Object.keys(funnel.exits).map((exit) => ({ name: `to ${exit}`, exit })),
    ...onwards,
  ]
  describe(`${funnel.slug}: what every funnel promises`, () => {
    it('says nothing that contradicts itself', () => {
      expect(() => checkFunnel(funnel)).not.toThrow()
    })
    it('calls no field `Optioneel` of which one is required', () => {
      expect(wronglyOptional(funnel)).toEqual([])
    })
    testRefusals(funnel)
    const everybody = funnel.fixed ? [...viewers, nameless] : viewers
    for (const way of ways) {
      for (const viewer of options.brief && way !== ways[0] ? [visitor] : everybody)
        describe(`${way.name}, ${viewer === nameless ? 'nameless' : viewer.membershipStatus}`, () => {
          testWay(funnel, viewer, way, options)
          if (funnel.overview && options.document !== 'none') testOverview(funnel, viewer, way, options)
        })
      for (const viewer of onScreen(way === ways[0], options))
        describe(`${way.name}: on screen of ${viewer.membershipStatus}`, () =>
          testDrawing(funnel, viewer, way, options))
      if (funnel.onLeave) describe(`${way.name}: leaving`, () => testGuards(funnel, way, options))
      describe(`${way.name}: moving`, () => testMoves(funnel, way, options))
      if (isSending) describe(`${way.name}: sending`, () => testSending(funnel, way, options))
    }
  })
}
