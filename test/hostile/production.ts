import { pdokStandIn } from '../../src/server/adapters/pdok/stand-in.ts'
import type { HostilePartner } from './partner-front.ts'

export interface ProductionWorld extends AsyncDisposable {
  /** Everything that MODE=production wants to know, with partners on this machine. */
  env: NodeJS.ProcessEnv
}

/** A production site's surroundings: PDOK and the handyman on this machine, a mail server that is not there. */
export async function productionWorld(handyman: HostilePartner): Promise<ProductionWorld> {
  const pdok = await pdokStandIn()
  return {
    env: {
      MODE: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://www.voorbeeld.nl',
      SECRETS: 'a-secret-of-these-tests-of-more-than-32-characters',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'warn',
      ADDRESSES: 'pdok',
      PDOK_LOCATION_URL: pdok.locationUrl,
      PDOK_BAG_URL: pdok.bagUrl,
      SCAN: 'off',
      HANDYMAN: 'http',
      HANDYMAN_URL: handyman.url,
      HANDYMAN_SECRET: handyman.secret,
      MAIL: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'service@voorbeeld.nl',
    },
    [Symbol.asyncDispose]: () => pdok.close(),
  }
}
