import { toolNames } from '../../core/content/tool.ts'
import { blockDescriptor } from './block-descriptor.ts'
import { calledIn, inWords } from './in-words.ts'

export const tool = blockDescriptor('tool', {
  label: 'Rekentool',
  about: 'Een rekentool met een voorbeeld eronder. Eén per pagina, zonder aanvraag of eigen formulier.',
  group: 'do',
  icon: 'calculator',
  nameOf: ({ title, codename }) => inWords(title) ?? calledIn(toolNames, codename),
  summaryOf: () => 'rekentool',
  fields: {
    codename: { label: 'Welke rekentool?', choices: toolNames },
    title: { label: 'Andere naam', hint: 'Staat niet op de pagina. Onze zoekfunctie leest hem.', rare: true },
  },
  order: ['codename'],
  make: () => ({ kind: 'tool' }),
})
