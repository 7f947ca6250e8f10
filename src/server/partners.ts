import { PartnerError } from '../core/kernel/fault.ts'
import { addressesSandbox } from './adapters/addresses-sandbox/index.ts'
import { clamdConfig } from './adapters/clamd/config.ts'
import { clamd } from './adapters/clamd/index.ts'
import { handymanConfig } from './adapters/handyman-http/config.ts'
import { handymanHttp } from './adapters/handyman-http/index.ts'
import { handymanSandbox } from './adapters/handyman-sandbox/index.ts'
import { mailSandbox } from './adapters/mail-sandbox/index.ts'
import { pdokConfig } from './adapters/pdok/config.ts'
import { pdok } from './adapters/pdok/index.ts'
import { switchesInDatabase } from './adapters/sandbox-switches/index.ts'
import { scanSandbox } from './adapters/scan-sandbox/index.ts'
import { smtpConfig } from './adapters/smtp/config.ts'
import { smtp } from './adapters/smtp/index.ts'
import type { Bootstrap } from './bootstrap.ts'
import { type Config, parseEnvironment } from './config.ts'
import { StartRefused } from './database/refusal.ts'
import { openFileStore } from './file-store.ts'
import { type Addresses, addressesGuards } from './ports/addresses.ts'
import { type Files, filesGuards } from './ports/files.ts'
import { type Handyman, handymanGuards } from './ports/handyman.ts'
import { keptAddresses } from './ports/kept-addresses.ts'
import { type Mail, mailGuards } from './ports/mail.ts'
import { type Guards, type Port, wrapPort } from './ports/port.ts'
import {
  type Policy,
  realPolicy,
  resilienceDependencies,
  resilient,
  sandboxPolicy,
} from './ports/resilience.ts'
import { circuitsBySwitch, type Partner, type SandboxSwitches, switchable } from './ports/sandbox-switches.ts'
import { type Scan, scanGuards } from './ports/scan.ts'
import { sharedCircuits } from './services/circuit-breakers/share.ts'
import type { Ports } from './services/context.ts'
import { mayMailPlainly, mayScanPlainly } from './transport-security.ts'

export interface Partners {
  ports: Ports
  /** Partners that are of paper here, by the name of their switch at `/sandbox`. */
  sandboxed: Partner[]
}

/** Gives every port the adapter that the configuration names, with the patience of ports around it. */
export const openPartners = async (bootstrap: Bootstrap): Promise<Partners> => {
  const { config, clock } = bootstrap
  const switches = switchesInDatabase(bootstrap.db)
  const sandboxed = sandboxedBy(config)
  const around = resilienceDependencies({
    clock,
    circuits: circuitsBySwitch(sharedCircuits(bootstrap.db), switches, sandboxed),
  })
  const policy = config.mode === 'demo' ? sandboxPolicy : realPolicy
  const filesPolicy = config.adapters.files === 's3' ? s3Policy : policy
  const scanPolicy = config.adapters.scan === 'clamd' ? clamdPolicy : policy
  const mailPolicy = config.adapters.mail === 'smtp' ? smtpPolicy : policy
  const patient = <P extends Port<P>>(partner: string, port: P, guards: Guards<P>, own = policy): P =>
    wrapPort(resilient(partner, port, guards, own, around), guards, (call, work) =>
      bootstrap.observer.partnerCall(partner, String(call), work),
    )
  // a sandbox is there to be broken, for an address that was found before as well
  const keepsAnswers = (port: Addresses) =>
    config.adapters.addresses === 'sandbox' ? port : keptAddresses(port, clock)
  return {
    ports: {
      addresses: keepsAnswers(patient('addresses', addresses(bootstrap, switches), addressesGuards)),
      handyman: patient('klusservice', handyman(bootstrap, switches), handymanGuards),
      mail: patient('mail', mail(bootstrap, switches), mailGuards, mailPolicy),
      files: patient('files', await files(bootstrap, switches), filesGuards, filesPolicy),
      scan: patient('scan', scan(bootstrap, switches), scanGuards, scanPolicy),
    },
    sandboxed,
  }
}

const sandboxedBy = ({ adapters, mode }: Config): Partner[] => [
  ...(adapters.addresses === 'sandbox' ? (['addresses'] as const) : []),
  ...(adapters.handyman === 'sandbox' ? (['klusservice'] as const) : []),
  ...(adapters.mail === 'sandbox' ? (['mail'] as const) : []),
  ...(mode === 'demo' ? (['files'] as const) : []),
  ...(adapters.scan === 'sandbox' ? (['scan'] as const) : []),
]

/** No visitor waits for a mail server, and a busy one may take its time. */
const smtpPolicy: Policy = { ...realPolicy, tryFor: 30_000, within: 45_000 }

/** The largest file over a slow line. */
const s3Policy: Policy = { ...realPolicy, tryFor: 31_000, within: 45_000 }

/** A large file takes a scanner seconds, and whoever sends one sees that it is under way. */
const clamdPolicy: Policy = { ...realPolicy, tryFor: 21_000, within: 25_000 }
const clamdTimeoutMs = 20_000

const requestTimeoutMs = 4000

const addresses = ({ config, env }: Bootstrap, switches: SandboxSwitches): Addresses => {
  if (config.adapters.addresses === 'sandbox') return addressesSandbox(switches)
  const { PDOK_LOCATION_URL, PDOK_BAG_URL } = parseEnvironment(pdokConfig, env)
  return pdok({ locationUrl: PDOK_LOCATION_URL, bagUrl: PDOK_BAG_URL, timeout: requestTimeoutMs })
}

const handyman = ({ config, env, db, clock }: Bootstrap, switches: SandboxSwitches): Handyman => {
  if (config.adapters.handyman === 'sandbox') return handymanSandbox(db, clock, switches)
  if (config.adapters.handyman === 'off') return off('klusservice', handymanGuards)
  const { HANDYMAN_URL, HANDYMAN_SECRET } = parseEnvironment(handymanConfig, env)
  return handymanHttp({ url: HANDYMAN_URL, secret: HANDYMAN_SECRET, timeout: requestTimeoutMs }, clock)
}

const mail = ({ config, env, db, clock }: Bootstrap, switches: SandboxSwitches): Mail => {
  if (config.adapters.mail === 'sandbox') return mailSandbox(db, clock, switches)
  const given = parseEnvironment(smtpConfig, env)
  return smtp({
    url: given.SMTP_URL,
    from: { name: given.MAIL_FROM_NAME, address: given.MAIL_FROM },
    timeout: given.SMTP_TIMEOUT_SECONDS * 1000,
    demandsTls: config.mode === 'production' && !mayMailPlainly(given.SMTP_URL, config.unencryptedHosts),
  })
}

const files = async ({ config, env }: Bootstrap, switches: SandboxSwitches): Promise<Files> => {
  const store = await openFileStore({ kind: config.adapters.files, dataDir: config.dataDir }, env)
  return config.mode === 'demo' ? switchable('files', store, filesGuards, switches) : store
}

const scan = ({ config, env }: Bootstrap, switches: SandboxSwitches): Scan => {
  if (config.adapters.scan === 'sandbox') return scanSandbox(switches)
  if (config.adapters.scan === 'off') return off('scan', scanGuards)
  const { CLAMD_ADDRESS } = parseEnvironment(clamdConfig, env)
  if (config.mode === 'production' && !mayScanPlainly(CLAMD_ADDRESS, config.unencryptedHosts))
    throw new StartRefused(
      'CLAMD_ADDRESS moet in MODE=production op deze computer staan, of in UNENCRYPTED_HOSTS: clamd kent geen TLS.',
    )
  return clamd({ address: CLAMD_ADDRESS, timeout: clamdTimeoutMs })
}

/** A port that is switched off: what needs it says so and shows how to reach us. */
const off = <P extends Port<P>>(partner: string, guards: Guards<P>): P =>
  wrapPort({} as P, guards, async () => {
    throw new PartnerError(partner, 'off')
  })
