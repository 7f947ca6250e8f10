import { renderToStaticMarkup } from 'react-dom/server'
import type { PartDefect } from '../../core/content/part-defects.ts'
import { type Office, OfficeProvider } from '../shell/office-context.ts'
import { fieldsOfPart, PartForm, type PartFormProps } from './PartForm.tsx'
import { leavesOf, noChoices, type StoredPart } from './test-parts.ts'
import type { PartName } from './words-of.ts'

const office = { me: { roles: ['editor'] } } as unknown as Office

const untouched = () => {
  throw new Error('a form changed what nobody touched')
}

/** The form of a part as an editor sees it, who touches nothing. */
export const drawn = (part: PartName, value: unknown, more: Partial<PartFormProps> = {}): string =>
  renderToStaticMarkup(
    <OfficeProvider value={office}>
      <PartForm
        part={part}
        value={value}
        onChange={untouched}
        at={[]}
        defects={[]}
        choices={noChoices}
        titleId="titel"
        {...more}
      />
    </OfficeProvider>,
  )

/** The form of a part with everything folded out: each of its fields has a fault, and what has one begins open. */
export const drawnOpen = ({ part, value, at }: StoredPart): string =>
  drawn(part, value, {
    at,
    defects: fieldsOfPart(part)
      .flatMap(({ key, node }) => leavesOf(node, value[key], [...at, key]))
      .map((leaf): PartDefect => ({ at: leaf.at, problem: 'Kijk hier nog eens naar.' })),
  })
