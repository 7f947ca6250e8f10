import type { Keeps } from '../../services/context.ts'

export const keeps: readonly Keeps[] = [
  {
    table: 'cancellation',
    terms: ['requests'],
    goesWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'unlinked',
  },
]
