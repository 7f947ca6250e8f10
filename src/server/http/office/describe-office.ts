import { apiTags, officeCalls } from '../../features.ts'
import { describeApi, type OpenApi } from '../openapi/describe.ts'
import type { SessionScheme } from '../openapi/session.ts'
import { staffCookie } from './office-cookie.ts'

const about = [
  'Wat medewerkers doen in het kantoor, kan ook met deze API. Fouten zijn altijd een probleemdocument (RFC 9457).',
  '`x-roles` noemt de rollen waarmee het mag; `anyone` vraagt vooraf geen sessie.',
  'Met `x-step-up` moet de tweede factor in de laatste vijf minuten gegeven zijn: anders is het antwoord 403 `step-up-needed`, en helpt `POST /beheer/api/step-up`.',
].join(' ')

const session: SessionScheme = {
  type: 'apiKey',
  in: 'cookie',
  name: staffCookie,
  description:
    'De sessie die inloggen in het kantoor zet (Secure, HttpOnly, SameSite=Strict). Een verzoek van een andere website wordt geweigerd.',
}

/** The description of the office's calls; each names the roles that may make it, and whether it wants a fresh second factor. */
export const describeOffice = (origin: string): OpenApi => {
  const contract = Object.fromEntries(officeCalls.map(({ endpoint }) => [endpoint.name, endpoint]))
  const described = describeApi(contract, {
    origin,
    tags: apiTags,
    title: 'Thuisbasis kantoor',
    about,
    session,
    beside: {},
  })
  for (const { endpoint, verb } of officeCalls)
    Object.assign(described.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {}, {
      'x-roles': verb.may.roles ?? ['anyone'],
      'x-step-up': verb.may.stepUp === true,
    })
  return described
}
