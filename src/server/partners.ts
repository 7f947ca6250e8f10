import { resolve } from 'node:path'
import { PartnerError } from '../core/kernel/fault.ts'
import { addressesSandbox } from './adapters/addresses-sandbox/index.ts'
import { filesFolderConfig } from './adapters/files-folder/config.ts'
import { closeFolder, filesFolder } from './adapters/files-folder/index.ts'
import { handymanConfig } from './adapters/handyman-http/config.ts'
import { handymanHttp } from './adapters/handyman-http/index.ts'
import { handymanSandbox } from './adapters/handyman-sandbox/index.ts'
import { mailSandbox } from './adapters/mail-sandbox/index.ts'
import { pdokConfig } from './adapters/pdok/config.ts'
import { pdok } from './adapters/pdok/index.ts'
import { switchesInDatabase } from './adapters/sandbox-switches/index.ts'
import { smtpConfig } from './adapters/smtp/config.ts'
import { smtp } from './adapters/smtp/index.ts'
import type { Bootstrap } from './bootstrap.ts'
import { type Config, parseEnvironment } from './config.ts'
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
import { sharedCircuits } from './services/circuit-breakers/share.ts'
import type { Ports } from './services/context.ts'
import { mayMailPlainly } from './transport-security.ts'

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
      files: patient('files', await files(bootstrap, switches), filesGuards),
    },
    sandboxed,
  }
}

const sandboxedBy = ({ adapters, mode }: Config): Partner[] => [
  ...(adapters.addresses === 'sandbox' ? (['addresses'] as const) : []),
  ...(adapters.handyman === 'sandbox' ? (['klusservice'] as const) : []),
  ...(adapters.mail === 'sandbox' ? (['mail'] as const) : []),
  ...(mode === 'demo' ? (['files'] as const) : []),
]

/** No visitor waits for a mail server, and a busy one may take its time. */
const smtpPolicy: Policy = { ...realPolicy, tryFor: 30_000, within: 45_000 }

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
  const { FILES_DIR } = parseEnvironment(filesFolderConfig(config.dataDir), env)
  await closeFolder(resolve(FILES_DIR))
  const folder = filesFolder(resolve(FILES_DIR))
  return config.mode === 'demo' ? switchable('files', folder, filesGuards, switches) : folder
}

/** A port that is switched off: what needs it says so and shows how to reach us. */
const off = <P extends Port<P>>(partner: string, guards: Guards<P>): P =>
  wrapPort({} as P, guards, async () => {
    throw new PartnerError(partner, 'off')
  })
