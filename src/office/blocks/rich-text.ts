import { blockDescriptor } from './block-descriptor.ts'
import { firstWords } from './in-words.ts'

const holds = (html: unknown, tag: string): boolean => typeof html === 'string' && html.includes(`<${tag}`)

export const richText = blockDescriptor('rich_text', {
  label: 'Tekst',
  about: 'Alinea’s, koppen, lijsten en tabellen.',
  group: 'text',
  icon: 'text',
  nameOf: ({ text }) => firstWords(text?.html),
  summaryOf: ({ text }) => (holds(text?.html, 'table') ? 'tekst met een tabel' : 'tekst'),
  order: ['text'],
  make: () => ({ kind: 'rich_text', text: { html: '' } }),
})
