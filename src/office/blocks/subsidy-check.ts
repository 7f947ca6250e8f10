import { blockDescriptor } from './block-descriptor.ts'
import { inWords } from './in-words.ts'

export const subsidyCheck = blockDescriptor('subsidy_check', {
  label: 'Subsidiecheck',
  about: 'Subsidies zoeken op gemeente en maatregel. Eén op de hele site, op een pagina zonder opening.',
  group: 'find',
  icon: 'filter',
  nameOf: ({ title }) => inWords(title),
  summaryOf: () => 'filters en gevonden subsidies',
  fields: {
    title: { label: 'Titel', hint: 'De kop van de hele pagina.' },
    lead: { label: 'Tekst onder de titel' },
    prompt: { label: 'Voordat iemand zoekt', hint: 'Dit staat er zolang er nog niets is gezocht.' },
    help: { label: 'Hulp', hint: 'Dit staat onder wat er gevonden is.' },
    'help.links': { label: 'Links', item: 'link', named: 'label' },
    'help.links.label': { label: 'Woorden van de link' },
    all: { label: 'Lijst van alle regelingen', hint: 'Voor wie niet op gemeente zoekt.' },
    'all.title': { label: 'Kop boven de lijst' },
    'all.national': { label: 'Kop boven wat overal geldt' },
    'all.local': { label: 'Kop boven wat op een paar plekken geldt' },
  },
  order: ['title', 'lead', 'prompt', 'help', 'all'],
  make: () => ({
    kind: 'subsidy_check',
    title: '',
    lead: '',
    prompt: { title: '', text: '' },
    help: { title: '', text: '', links: [{ label: '' }] },
    all: { title: '', national: '', local: '' },
  }),
})
