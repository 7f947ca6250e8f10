import type { StaffRole } from '../staff/roles.ts'

/**
 * Texts that bind the association: what it agrees with its members, and what it does with their data. Somebody else than who wrote
 * one last publishes it.
 */
export const legalTexts: readonly string[] = ['voorwaarden', 'privacy', 'cookies', 'acceptatieverklaring']

/** The name of the document of the settings, of which there is one. */
export const settingsName = 'settings'

/** Documents without which the site does not stand, or the association would not be bound to what it promised. */
export const neededDocuments: readonly string[] = [settingsName, 'home', ...legalTexts]

/**
 * Parts of the settings that are not an editor's: what runs scripts or frames of others, sends visitors elsewhere or names homes is
 * an operator's; what things cost is published by finance.
 */
const partOf: Readonly<Record<string, SettingsPart>> = {
  frames: 'operator',
  embeds: 'operator',
  redirect_hosts: 'operator',
  restricted_addresses: 'operator',
  prices: 'prices',
}
type SettingsPart = 'operator' | 'prices'

/** What a change of a document asks of whoever writes it, and of whoever publishes it. */
export interface ChangeRights {
  /** Each list wants one of its roles. */
  write: readonly (readonly StaffRole[])[]
  publish: readonly (readonly StaffRole[])[]
  /** Whether somebody else than who wrote it last has to publish it. */
  fourEyes: boolean
  /** Whether publishing wants the second factor again. */
  stepUp: boolean
}

const ofEditor: ChangeRights = { write: [['editor']], publish: [['editor']], fourEyes: false, stepUp: false }

const rightsOfPart: Readonly<Record<SettingsPart, ChangeRights>> = {
  operator: { write: [['operator']], publish: [['operator']], fourEyes: true, stepUp: true },
  prices: { write: [['editor', 'finance']], publish: [['finance']], fourEyes: true, stepUp: false },
}

/** A value as text in which the order of keys does not matter, as the store does not keep it. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? 'undefined'

const isObject = (body: unknown): body is Readonly<Record<string, unknown>> =>
  body !== null && typeof body === 'object' && !Array.isArray(body)

const keysThatDiffer = (before: unknown, after: unknown): string[] => {
  const [old, next] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (key) => canonical(old[key]) !== canonical(next[key]),
  )
}

/** What it asks to change a document from one text into another. A body of undefined is no text: it is new, or withdrawn. */
export const rightsOfChange = (codename: string, before: unknown, after: unknown): ChangeRights => {
  if (codename !== settingsName) return { ...ofEditor, fourEyes: legalTexts.includes(codename) }
  const parts = [
    ...new Set(
      keysThatDiffer(before, after).map((key) => (Object.hasOwn(partOf, key) ? partOf[key] : undefined)),
    ),
  ]
  const asked = parts.map((part) => (part === undefined ? ofEditor : rightsOfPart[part]))
  return {
    write: asked.flatMap(({ write }) => write),
    publish: asked.flatMap(({ publish }) => publish),
    fourEyes: asked.some(({ fourEyes }) => fourEyes),
    stepUp: asked.some(({ stepUp }) => stepUp),
  }
}

/** Whether somebody with these roles has one of each list. */
export const meets = (roles: readonly StaffRole[], asked: readonly (readonly StaffRole[])[]): boolean =>
  asked.every((list) => list.some((one) => roles.includes(one)))

/** What stands in a document at a place, by its keys; undefined where nothing does. */
export const valueAt = (body: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    body,
  )

/**
 * The places of a changed document that somebody else publishes than who wrote them last, by their keys: of a legal text the whole,
 * of the settings each price, frame and script by itself.
 */
export const guardedPlaces = (codename: string, before: unknown, after: unknown): string[][] => {
  if (codename !== settingsName) return legalTexts.includes(codename) ? [[]] : []
  return keysThatDiffer(before, after)
    .filter((part) => Object.hasOwn(partOf, part))
    .flatMap((part) => {
      const [old, next] = [valueAt(before, [part]), valueAt(after, [part])]
      return isObject(old) && isObject(next) ? keysThatDiffer(old, next).map((key) => [part, key]) : [[part]]
    })
}
