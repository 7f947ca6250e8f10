import { forgetTickets } from '../../services/community/tickets.ts'
import type { PersonalDataTable } from '../../services/context.ts'

export const communityPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'community_ticket',
    terms: ['use'],
    sweep: { tickets: forgetTickets },
    notExported: 'For the minute in which somebody goes to the community, which the trail tells.',
    onDeletion: 'stays',
  },
]
