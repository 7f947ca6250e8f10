import { openStandIns } from '../../src/server/partners/stand-in.ts'
import type { HostilePartner } from './partner-front.ts'

export interface ProductionWorld extends AsyncDisposable {
  env: NodeJS.ProcessEnv
}

/**
 * Starts stand-ins for the partners of a production site, with `handyman` as the handyman partner, and returns the settings that
 * point the site at them. No mail server listens at its SMTP address.
 */
export async function productionWorld(handyman: HostilePartner): Promise<ProductionWorld> {
  const partners = await openStandIns({ given: { handyman } })
  return {
    env: {
      MODE: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://www.voorbeeld.nl',
      SECRETS: 'a-secret-of-these-tests-of-more-than-32-characters',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'warn',
      ...partners.settings,
      MAIL: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'service@voorbeeld.nl',
    },
    [Symbol.asyncDispose]: () => partners[Symbol.asyncDispose](),
  }
}
