import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { approvalId, approved } from '../../fields/staff/approval.ts'
import { staffId } from '../../fields/staff/staff-id.ts'
import { staffInvitation, staffReset, staffRights } from '../../groups/staff.ts'
import { staffRoles } from '../../staff/roles.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired, stepUpNeeded } from '../refusals.ts'

const roles = z.array(z.enum(staffRoles))

const ownAccount = { status: 403, code: 'own-account', when: 'het gaat over je eigen account' }
const staffUnknown = { status: 404, code: 'staff-unknown', when: 'er werkt hier niemand met dit account' }
const tooManyAsked = { status: 409, code: 'too-many-asked', when: 'je vroeg al heel veel dat nog wacht' }
const changing = [staffLoginRequired, notAllowed, stepUpNeeded, ownAccount, staffUnknown]

/** `asked`: it waits for the approval of another operator. `done`: it was carried out at once. */
const outcome = z.object({ outcome: z.enum(['asked', 'done']) })
const asked = { outcome: 'asked' as const }
/** How many sessions ended. */
const ended = z.object({ ended: z.int() })

/** The adviser and desk rule, for readers of the description. */
const desksOfAdvisers = { '': { words: 'Een adviseur heeft minstens één loket; een ander heeft er geen.' } }

export const listStaff = operation({
  summary: 'Wie hier werkt, en wie hier werkte.',
  answer: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        roles,
        /** The desks of an adviser, by their keys. */
        desks: z.array(z.string()),
        /** `invited`: there is no password or second factor yet, or not any more. */
        state: z.enum(['invited', 'active', 'left']),
        /** ISO instant of the last use of a session that still stands. */
        lastSeenAt: z.optional(z.string()),
      }),
    ),
  }),
  example: {
    items: [
      {
        id: '00000000-0000-4000-8000-000000000101',
        email: 'medewerker@voorbeeld.nl',
        name: 'Sanne Bakker',
        roles: ['member-service'],
        desks: [],
        state: 'active',
        lastSeenAt: '2026-12-01T09:00:00.000Z',
      },
    ],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const inviteStaff = operation({
  summary: 'Vraagt een account voor een nieuwe collega.',
  body: staffInvitation,
  answer: outcome,
  example: asked,
  limit: 'office',
  rules: desksOfAdvisers,
  faults: [
    staffLoginRequired,
    notAllowed,
    stepUpNeeded,
    { status: 409, code: 'staff-exists', when: 'een collega werkt al met dit e-mailadres' },
    tooManyAsked,
  ],
})

export const changeStaff = operation({
  summary: 'Vraagt andere rollen of loketten voor een collega.',
  params: group({ id: staffId }),
  body: staffRights,
  answer: outcome,
  example: asked,
  limit: 'office',
  rules: desksOfAdvisers,
  faults: [...changing, tooManyAsked],
})

export const resetStaff = operation({
  summary: 'Vraagt een nieuw begin voor een collega die het wachtwoord of de tweede factor kwijt is.',
  params: group({ id: staffId }),
  body: staffReset,
  answer: outcome,
  example: asked,
  limit: 'office',
  faults: [...changing, tooManyAsked],
})

export const leaveStaff = operation({
  summary: 'Sluit meteen het account van een collega die hier niet meer werkt.',
  params: group({ id: staffId }),
  body: group({}),
  answer: ended,
  example: { ended: 1 },
  limit: 'office',
  faults: changing,
})

export const endStaffSessions = operation({
  summary: 'Logt een collega meteen overal uit.',
  params: group({ id: staffId }),
  body: group({}),
  answer: ended,
  example: { ended: 1 },
  limit: 'office',
  faults: changing,
})

export const readApprovals = operation({
  summary: 'Wat op goedkeuring wacht, het oudste eerst, en daarna de laatste vijftig besluiten.',
  answer: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        /** What runs once it is approved: `staff.invite`. */
        verb: z.string(),
        /** Whom it is about: the colleague as they are called now, or as the invitation says. */
        name: z.string(),
        /** The address of who is to be invited. */
        email: z.optional(z.string()),
        /** The roles and desks that are asked for; left out for a reset. */
        roles: z.optional(roles),
        desks: z.optional(z.array(z.string())),
        reason: z.string(),
        askedBy: z.string(),
        askedAt: z.string(),
        /** Whether who reads this asked it, so may only withdraw it. */
        isMine: z.boolean(),
        /** Whether who reads this may approve it. */
        mayApprove: z.boolean(),
        decided: z.optional(z.object({ approved: z.boolean(), by: z.string(), at: z.string() })),
      }),
    ),
  }),
  example: {
    items: [
      {
        id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
        verb: 'staff.invite',
        name: 'Sanne Bakker',
        email: 'medewerker@voorbeeld.nl',
        roles: ['member-service'],
        desks: [],
        reason: 'Sanne komt 1 december bij ledenservice werken.',
        askedBy: 'Joris Visser',
        askedAt: '2026-12-01T09:00:00.000Z',
        isMine: false,
        mayApprove: true,
      },
    ],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const decideApproval = operation({
  summary: 'Keurt goed of wijst af wat een collega vraagt, of trekt in wat je zelf vroeg.',
  params: group({ id: approvalId }),
  body: group({ approved }),
  answer: z.object({ approved: z.boolean() }),
  example: { approved: true },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    stepUpNeeded,
    ownAccount,
    { status: 403, code: 'own-request', when: 'je vroeg dit zelf' },
    { status: 404, code: 'approval-unknown', when: 'dit verzoek bestaat niet' },
    { status: 409, code: 'decided', when: 'een collega heeft al beslist; de zin zegt wie en wanneer' },
    { status: 409, code: 'asker-gone', when: 'wie het vroeg is geen beheerder meer' },
    { status: 409, code: 'staff-exists', when: 'een collega werkt inmiddels met dit e-mailadres' },
    staffUnknown,
  ],
})
