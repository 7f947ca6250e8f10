import { blockKind } from './block.ts'
import { anchor, rich } from './parts.ts'

export const richText = blockKind(
  'rich_text',
  { anchor, text: rich },
  { anchor: 'bewaren', text: { html: '<h2>Wat we bewaren</h2><p>Zo kort als het kan.</p>' } },
)
