import { existsSync } from 'node:fs'
import { recordsInMemory } from '../adapters/sandbox-kit/records-in-memory.ts'
import {
  type SignedStandIn,
  signedSettingsAt,
  signedStandIn,
} from '../adapters/signed-http/signed-http-stand-in.ts'
import { type StandIn, type StandInModule, type StandInOptions, standInOptions } from '../ports/stand-in.ts'
import { type Adapter, offWord, type Partner } from './partner.ts'
import { partners } from './partners.ts'

/** The first of the ports on which the stand-ins of `compose.yaml` listen. */
export const firstPort = 4001

/** A real adapter of a partner that has a stand-in, with the word that chooses the adapter. */
interface StandInChoice {
  partner: Partner
  word: string
  module: StandInModule
}

/** Whether the adapter that is used when nothing is chosen asks nobody outside: it has no settings. */
const needsNobody = ({ defaultAdapter: standard, adapters }: Partner): boolean =>
  standard !== undefined && Object.keys(adapters[standard]?.settings ?? { some: 1 }).length === 0

/**
 * Opens the stand-in of a partner that serves our own HTTP interface: its sandbox, with records in memory, behind that interface.
 * @throws Error for a partner that does not serve it.
 */
export const standInOf = (
  { adapters, sandbox, variable, key }: Partner,
  given: Partial<StandInOptions> = {},
): Promise<SignedStandIn> => {
  const { serves } = Object.values(adapters).find((one) => one.serves) ?? {}
  const options = standInOptions(given)
  const port = sandbox?.makeSandbox?.(recordsInMemory(), options.clock) as object | undefined
  if (!serves || !port) throw new Error(`The partner ${key} does not serve our own interface.`)
  return signedStandIn(serves.calls, port, variable, options)
}

const moduleOf = async (partner: Partner, { folder, serves }: Adapter<unknown>) => {
  if (serves)
    return {
      settingsAt: (port: number, secret: string) => signedSettingsAt(partner.variable, port, secret),
      standIn: (options?: Partial<StandInOptions>) => standInOf(partner, options),
    }
  const path = new URL(`../adapters/${folder}/${folder}-stand-in.ts`, import.meta.url)
  return existsSync(path) ? ((await import(path.href)) as StandInModule) : undefined
}

/** The first real adapter that has a stand-in, for every partner that needs somebody outside. */
export const standInChoices = async (): Promise<StandInChoice[]> => {
  const found = partners.map(async (partner) => {
    if (needsNobody(partner)) return undefined
    for (const [word, adapter] of Object.entries(partner.adapters)) {
      const module = await moduleOf(partner, adapter)
      if (module) return { partner, word, module }
    }
    return undefined
  })
  return (await Promise.all(found)).filter((one) => one !== undefined)
}

const switchedOff = (stood: readonly StandInChoice[]): Record<string, string> =>
  Object.fromEntries(
    partners
      .filter(
        (partner) => partner.effectWhenOff !== undefined && !stood.some((one) => one.partner === partner),
      )
      .map(({ variable }) => [variable, offWord]),
  )

/**
 * Settings for a trial site whose stand-ins listen on successive ports from `firstPort`, in the order of the list of partners.
 */
export const trialSettings = async (
  firstPort: number,
  secretOf: (partner: Partner) => string,
): Promise<Record<string, string>> => {
  const stood = await standInChoices()
  const chosen = stood.map(({ partner, word, module }, index) => ({
    [partner.variable]: word,
    ...module.settingsAt(firstPort + index, secretOf(partner)),
  }))
  return Object.assign({}, ...chosen, switchedOff(stood))
}

export interface StandIns extends AsyncDisposable {
  settings: Record<string, string>
}

/**
 * Opens a stand-in for every partner that has one, except those in `given`, by the partner's key, which the caller opened. With
 * `firstPort` they listen on the ports that `trialSettings` names.
 */
export const openStandIns = async ({
  given = {},
  firstPort,
  secretOf,
}: {
  given?: Readonly<Record<string, StandIn>>
  firstPort?: number
  secretOf?: (partner: Partner) => string
} = {}): Promise<StandIns> => {
  const stood = await standInChoices()
  const opened = new AsyncDisposableStack()
  const settings: Record<string, string> = switchedOff(stood)
  for (const [index, { partner, word, module }] of stood.entries()) {
    const options: Partial<StandInOptions> = {
      ...(firstPort !== undefined && { port: firstPort + index }),
      ...(secretOf && { secret: secretOf(partner) }),
    }
    const one =
      given[partner.key] ?? opened.adopt(await module.standIn(options), (standIn) => standIn.close())
    Object.assign(settings, { [partner.variable]: word }, one.settings)
  }
  return { settings, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
