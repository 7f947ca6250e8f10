import { forgetTickets } from '../../services/community/tickets.ts'
import type { Keeps } from '../../services/context.ts'

export const keeps: readonly Keeps[] = [
  {
    table: 'community_ticket',
    terms: ['use'],
    sweep: { tickets: forgetTickets },
    notExported: 'For the minute in which somebody goes to the community, which the trail tells.',
    onDeletion: 'stays',
  },
]
