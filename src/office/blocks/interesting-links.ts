import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const interestingLinks = blockDescriptor('interesting_links', {
  label: 'Links',
  about: 'Waar iemand hierna heen kan, onder elkaar. Staat meestal onderaan.',
  group: 'lead',
  icon: 'link',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ links }) => counted(links, 'link', 'links'),
  fields: {
    links: { label: 'Links', item: 'link', named: 'label' },
    'links.label': { label: 'Woorden van de link', hint: 'Zeg waar de link heen gaat.' },
  },
  order: ['title', 'links'],
  make: () => ({ kind: 'interesting_links', title: '', links: [{ label: '' }] }),
})
