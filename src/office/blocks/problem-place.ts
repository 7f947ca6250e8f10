import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const problemPlace = blockDescriptor('problem_place', {
  label: 'Problemen op één plek',
  about: 'De probleemzoeker vanaf de tweede stap. Hoort op de pagina van die plek.',
  group: 'find',
  icon: 'finder',
  nameOf: ({ id }) => inWords(id),
  summaryOf: () => 'probleemzoeker vanaf één plek',
  fields: {
    id: { label: 'Welke plek?', hint: 'De codenaam uit de probleemzoeker, zoals badkamer.' },
  },
  make: () => ({ kind: 'problem_place' }),
})
