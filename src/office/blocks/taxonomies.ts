import { blockDescriptor } from './block-descriptor.ts'
import { counted, inWords } from './in-words.ts'

export const taxonomies = blockDescriptor('taxonomies', {
  label: 'Links per onderwerp',
  about: 'Links in groepen, elk onder een eigen kop. Handig op een overzicht.',
  group: 'lead',
  icon: 'list',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ groups }) => counted(groups, 'onderwerp met links', 'onderwerpen met links'),
  fields: {
    groups: { label: 'Onderwerpen', item: 'onderwerp', named: 'title' },
    'groups.title': { label: 'Onderwerp' },
    'groups.terms': { label: 'Links', item: 'link', named: 'label' },
    'groups.terms.label': { label: 'Woorden van de link' },
  },
  order: ['title', 'groups'],
  make: () => ({ kind: 'taxonomies', groups: [{ title: '', terms: [{ label: '' }] }] }),
})
