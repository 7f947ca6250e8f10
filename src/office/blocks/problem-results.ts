import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const problemResults = blockDescriptor('problem_results', {
  label: 'Gevonden problemen',
  about: 'Wat de probleemzoeker vond, met een zoekveld. Zet dit blok op een eigen pagina, zonder opening.',
  group: 'find',
  icon: 'search',
  nameOf: ({ label }) => inWords(label),
  summaryOf: () => 'zoekveld en gevonden problemen',
  fields: {
    label: { label: 'Vraag in het zoekveld' },
    button: { label: 'Woorden op de knop' },
    steps: { label: 'Pagina met de probleemzoeker' },
    'steps.href': { label: 'Welke pagina?' },
    service: { label: 'Wie helpt er?' },
    'service.text': { label: 'Zin' },
    'service.label': { label: 'Woorden van de link' },
  },
  order: ['label', 'button', 'steps', 'service'],
  make: () => ({
    kind: 'problem_results',
    label: '',
    button: '',
    steps: {},
    service: { text: '', label: '' },
  }),
})
