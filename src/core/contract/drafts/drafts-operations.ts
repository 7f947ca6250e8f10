import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { draftHolderToken, draftId, funnelPath, funnelSlug } from '../../fields/link/draft-place.ts'
import { keptDraft, keptDraftSchema } from '../../fields/link/kept-draft.ts'
import { mailedLink } from '../../fields/link/mailed-link.ts'
import { email } from '../../fields/person/email.ts'
import { draftSent, openedElsewhere } from '../../rules/kept-draft-codes.ts'
import { operation } from '../operation.ts'
import { linkOver } from '../refusals.ts'

const id = '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'
const holder = '1.hQ4zqk0cX2m0JH0d5N8gqg1JtqWkZxVn3nD0bZ1a2cE'

const sent = {
  status: 409,
  code: draftSent,
  when: 'het formulier is al verstuurd, hier of op een ander apparaat',
}

export const keepDraft = operation({
  summary:
    'Bewaart een formulier om later verder te gaan: achter een link die we mailen. Wat niet bewaard mag worden, blijft weg.',
  body: group({
    funnel: funnelSlug,
    path: funnelPath,
    draft: keptDraft,
    emailAddress: optional(email),
    id: optional(draftId),
    holder: optional(draftHolderToken),
  }),
  answer: z.object({
    id: z.string(),
    holder: z.string(),
    /** ISO 8601 instant until which the draft is kept. */
    until: z.string(),
    /** Labels of the answers that are not kept. */
    leftOut: z.array(z.string()),
    /** When the link is mailed: `later` for an address that got many mails already. */
    mailed: z.enum(['now', 'later']),
  }),
  example: { id, holder, until: '2026-12-25T10:00:00.000Z', leftOut: ['IBAN'], mailed: 'now' },
  limit: 'draft',
  faults: [
    { status: 409, code: openedElsewhere, when: 'een ander apparaat heeft het formulier later geopend' },
    sent,
  ],
})

export const openLink = operation({
  summary:
    'Geeft wat bij de link uit een e-mail hoort, samen met het e-mailadres: een formulier dat is bewaard. Wie is ingelogd, heeft aan de link genoeg.',
  body: group({ link: mailedLink, emailAddress: optional(email) }),
  answer: z.object({
    id: z.string(),
    holder: z.string(),
    funnel: z.string(),
    path: z.string(),
    draft: keptDraftSchema,
    /** ISO 8601 instants. `openedAt` is there when another device opened the draft after it was kept. */
    keptAt: z.string(),
    openedAt: z.optional(z.string()),
    leftOut: z.array(z.string()),
  }),
  example: {
    ...{ id, holder, funnel: funnelSlug.facts.example, path: funnelPath.facts.example },
    draft: keptDraft.facts.example,
    keptAt: '2026-11-25T10:00:00.000Z',
    leftOut: [],
  },
  limit: 'login',
  faults: [linkOver, sent],
})
