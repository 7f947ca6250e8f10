import { embedTools } from '../../core/content/embed.ts'
import { blockDescriptor } from './block-descriptor.ts'
import { calledIn, inWords } from './in-words.ts'

const tools = {
  property_value: embedTools.property_value.name,
  subsidy_widget: embedTools.subsidy_widget.name,
}

export const embed = blockDescriptor('embed', {
  label: 'Hulpmiddel van een ander',
  about: 'Iets van een ander dat na een klik opent, zoals de WOZ-waarde.',
  group: 'foreign',
  icon: 'plug',
  nameOf: ({ title }) => inWords(title),
  summaryOf: ({ tool }) => {
    const name = calledIn(tools, tool)
    return name === undefined ? 'hulpmiddel van een ander' : `hulpmiddel ${name}`
  },
  fields: {
    tool: { label: 'Welk hulpmiddel?', choices: tools },
  },
  order: ['title', 'text', 'tool'],
  make: () => ({ kind: 'embed', title: '' }),
})
