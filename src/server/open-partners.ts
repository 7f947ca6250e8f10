import * as z from 'zod/mini'
import { PartnerError } from '../core/kernel/fault.ts'
import { UnexpectedAnswer } from '../core/kernel/unexpected-answer.ts'
import type { Sender } from '../core/render.ts'
import { switchesInDatabase } from './adapters/sandbox-kit/switches.ts'
import type { Bootstrap } from './bootstrap.ts'
import type { Config } from './config.ts'
import { parseEnvironment } from './parse-environment.ts'
import {
  type Adapter,
  adaptersOf,
  offWord,
  type Partner,
  sandboxWord,
  secretVariable,
} from './partners/partner.ts'
import { type Ports, partners } from './partners/partners.ts'
import { type Guards, type Port, wrapPort } from './ports/port.ts'
import { realPolicy, resilienceDependencies, resilient, sandboxPolicy } from './ports/resilience.ts'
import { circuitsBySwitch, switchable } from './ports/sandbox-switches.ts'
import { schemaOf, secretSetting } from './ports/settings.ts'
import { type SharedCircuits, sharedCircuits } from './services/circuit-breakers/share.ts'
import type { PartnerHere } from './services/context.ts'

export interface OpenPartners {
  ports: Ports
  /** Names of partners that are switched off. */
  switchedOff: readonly string[]
  /** Partners that have a switch at `/sandbox`, by which they can be made to fail. */
  withSwitch: readonly Pick<Partner, 'name' | 'label'>[]
  /** Slugs of funnels that cannot run because their partner is off. */
  closedFunnels: readonly string[]
  /** Every partner as it is reached here, for the office. */
  partnersHere: readonly PartnerHere[]
}

/** What opening the ports takes of the start. A command, which has no log and is watched by nobody, gives the same. */
export type PartnersStart = Pick<Bootstrap, 'config' | 'env' | 'db' | 'clock' | 'observer'> & {
  log: { warn(facts: object, event: string): void }
}

/** A partner with the adapter that the configuration names; without an adapter the partner is off. */
interface PartnerChoice {
  partner: Partner
  word: string
  adapter: Adapter<unknown> | undefined
  switched: boolean
}

const choiceBy =
  ({ adapters, mode }: Config) =>
  (partner: Partner): PartnerChoice => {
    const word = adapters[partner.key]
    const [, adapter] = adaptersOf(partner).find(([name]) => name === word) ?? []
    const switched = word === sandboxWord || (mode === 'demo' && adapter?.hasDemoSwitch === true)
    return { partner, word: word ?? offWord, adapter, switched }
  }

const partnerHere = (
  { partner, word, adapter, switched }: PartnerChoice,
  circuits: Pick<SharedCircuits, 'known'>,
): PartnerHere => {
  const { name, label, about, whenOff, onThePhone } = partner
  return {
    ...{ name, label, about, whenOff, onThePhone },
    adapter: word,
    isOff: adapter === undefined,
    isTrial: word === sandboxWord,
    hasSwitch: switched,
    circuit: () => circuits.known(name),
  }
}

/**
 * Opens every port with the adapter that the configuration names, behind retries, a circuit breaker and a cache where the partner
 * has one.
 */
export const openPartners = async (bootstrap: PartnersStart): Promise<OpenPartners> => {
  const { config, clock, db } = bootstrap
  const chosen = partners.map(choiceBy(config))
  const switched = chosen.filter((one) => one.switched).map(({ partner }) => partner)
  const out = chosen.filter(({ adapter }) => !adapter).map(({ partner }) => partner)
  const closed = out.flatMap(({ neededByFunnels: closes = [] }) => closes)
  const switches = switchesInDatabase(db)
  const names = switched.map(({ name }) => name)
  const circuits = sharedCircuits(db)
  const around = resilienceDependencies({ clock, circuits: circuitsBySwitch(circuits, switches, names) })
  const open = async (one: PartnerChoice) => {
    const { partner } = one
    const { name, guards, cached } = partner
    const bare = await openAdapter(one, bootstrap)
    const port = one.switched ? switchable(name, bare, guards, switches) : bare
    const real = one.adapter?.policy ?? partner.policy ?? realPolicy
    const policy = one.switched ? { ...sandboxPolicy, background: real.background } : real
    const patient = wrapPort(resilient(name, port, guards, policy, around), guards, (call, work) =>
      bootstrap.observer.partnerCall(name, String(call), work).catch((thrown) => {
        noteAnswer(bootstrap, String(call), thrown)
        throw thrown
      }),
    )
    return [partner.key, cached && !one.switched ? cached(patient, clock) : patient]
  }
  const ports = Object.fromEntries(await Promise.all(chosen.map(open))) as Ports
  return {
    ports,
    switchedOff: out.map(({ name }) => name),
    withSwitch: switched,
    closedFunnels: closed,
    partnersHere: chosen.map((one) => partnerHere(one, circuits)),
  }
}

const openAdapter = async (
  { partner, adapter }: PartnerChoice,
  { config, env, db, clock }: PartnersStart,
): Promise<object> => {
  if (!adapter) return switchedOffPort(partner.name, partner.guards)
  const given = parseEnvironment(schemaOf(adapter.settings), env)
  const port = await adapter.open(given as never, {
    db,
    clock,
    production: config.mode === 'production',
    dataDir: config.dataDir,
    unencryptedHosts: config.unencryptedHosts,
  })
  return port as object
}

/**
 * The secrets shared with a partner that signs its own calls to us, newest first: empty where the partner is off, undefined where
 * its adapter shares no secret, such as a sandbox.
 * @throws StartRefused
 */
export const secretsSharedWith = (
  partner: Partner,
  { config, env }: Pick<Bootstrap, 'config' | 'env'>,
): readonly string[] | undefined => {
  const { adapter } = choiceBy(config)(partner)
  if (!adapter) return []
  const name = secretVariable(partner)
  return name in adapter.settings
    ? parseEnvironment(z.object({ [name]: secretSetting.schema }), env)[name]
    : undefined
}

/**
 * The address that mails come from. Invitations name it as their organizer, because a calendar takes a change or a cancellation
 * only from the organizer of the appointment.
 */
export const mailFrom = ({ config, env }: Pick<Bootstrap, 'config' | 'env'>): Pick<Sender, 'mailFrom'> =>
  config.adapters.mail === 'smtp' && env.MAIL_FROM ? { mailFrom: env.MAIL_FROM } : {}

/**
 * Logs which field of a partner's answer is missing or wrong, for whoever runs the site; callers see only the reason `nonsense`.
 */
const noteAnswer = ({ log }: Pick<PartnersStart, 'log'>, call: string, thrown: unknown): void => {
  if (!(thrown instanceof PartnerError && thrown.cause instanceof UnexpectedAnswer)) return
  log.warn({ partner: thrown.partner, call, answer: thrown.cause.message }, 'unexpected answer')
}

/** A port that is switched off: every call fails with reason `off`, and the caller then shows how to reach us. */
const switchedOffPort = <P extends Port<P>>(partner: string, guards: Guards<P>): P =>
  wrapPort({} as P, guards, async () => {
    throw new PartnerError(partner, 'off')
  })
