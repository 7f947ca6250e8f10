import { useId, useRef, useState } from 'react'
import {
  endPreviewLink,
  listPreviewLinks,
  makePreviewLink,
} from '../../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { systemClock } from '../../../core/kernel/day.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { TextInput } from '../../../web/ui/TextInput.tsx'
import { type Column, DataTable } from '../../kit/DataTable.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { Segments } from '../../kit/Segments.tsx'
import { useToast } from '../../kit/Toasts.tsx'
import { When } from '../../kit/When.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { useCall, useReread } from '../../shell/use-call.ts'
import { isOpenLink, type LinkTerm, linkTerms } from './link-words.ts'

type Link = AnswerOf<typeof listPreviewLinks>['items'][number]

/** The address of a link that was just made, which nobody can show again, with a button that copies it. */
function NewLink({ url }: { url: string }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) field.select()
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // where a browser may not copy, the address is selected
    }
  }
  return (
    <div className="preview-new-link">
      <TextInput
        id={id}
        label="Link"
        hint="Kopieer hem nu: later zie je hem hier niet meer."
        value={url}
        readOnly
        optional="one-of"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" onClick={() => void copy()}>
        Kopieer de link
      </Button>
      <p role="status">{isCopied && 'Gekopieerd.'}</p>
    </div>
  )
}

const facts: readonly Column<Link>[] = [
  { id: 'text', label: 'Versie', isName: true, cell: ({ number }) => `Versie ${number}` },
  {
    id: 'made',
    label: 'Gemaakt',
    cell: ({ by, at }) => (
      <>
        <bdi>{by}</bdi>, <When at={at} />
      </>
    ),
  },
  { id: 'until', label: 'Werkt tot', cell: ({ until }) => <When at={until} /> },
]

interface MadeLinksProps {
  links: readonly Link[]
  onEnd(link: Link): void
}

/** The links to the texts of a document; one that still works can be taken back. */
function MadeLinks({ links, onEnd }: MadeLinksProps) {
  const office = useOffice()
  const act: Column<Link> = {
    id: 'act',
    label: 'Stand',
    cell: (link) => {
      if (link.endedAt !== null)
        return (
          <>
            Teruggenomen, <When at={link.endedAt} />
          </>
        )
      if (!isOpenLink(link, systemClock.now())) return 'Werkt niet meer'
      return office.may('content.end-preview-link') ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Neem terug: de link naar versie ${link.number}`}
          onClick={() => onEnd(link)}
        >
          Neem terug
        </Button>
      ) : (
        'Werkt'
      )
    },
  }
  return (
    <DataTable
      caption="Links naar versies van deze pagina, de nieuwste eerst"
      columns={[...facts, act]}
      rows={links}
      keyOf={({ id }) => id}
      empty={<p>Er is nog geen link.</p>}
    />
  )
}

interface PreviewLinksProps {
  codename: string
  /** The number of the text that a new link shows; null where none was saved. */
  number: number | null | undefined
}

/** Links by which others read one text of a document, without an account: until a moment, or until somebody takes them back. */
export function PreviewLinks({ codename, number }: PreviewLinksProps) {
  const office = useOffice()
  const tell = useToast()
  const reread = useReread()
  const { fault, isBusy, run } = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const [term, setTerm] = useState<LinkTerm>('24')
  const [url, setUrl] = useState<string>()
  const read = useCall(listPreviewLinks, { params: { codename } })
  const make = (of: number) =>
    run(async () => {
      const made = await office.call(makePreviewLink, {
        params: { codename },
        body: { number: of, hours: Number(term) },
      })
      setUrl(made.url)
      await reread(listPreviewLinks)
    })
  const end = ({ id }: Link) =>
    run(async () => {
      await office.call(endPreviewLink, { params: { codename, id } })
      await reread(listPreviewLinks)
      heading.current?.focus()
      tell('De link werkt niet meer.')
    })
  return (
    <section className="stack preview-links">
      <h3 ref={heading} tabIndex={-1}>
        Laat anderen meelezen
      </h3>
      <p>Wie de link heeft, ziet de tekst zoals die nu is. Ook als je verder schrijft.</p>
      {fault && <Failure fault={fault} />}
      {typeof number !== 'number' ? (
        <p className="muted">Er is nog niets bewaard om te laten zien.</p>
      ) : (
        office.may('content.make-preview-link') && (
          <div className="buttons">
            <Segments<LinkTerm>
              label="Hoe lang werkt de link?"
              options={linkTerms}
              value={term}
              onChoose={setTerm}
            />
            <Button
              variant="secondary"
              busy={isBusy}
              busyText="Link maken…"
              onClick={() => void make(number)}
            >
              Maak een link
            </Button>
          </div>
        )
      )}
      {url !== undefined && <NewLink key={url} url={url} />}
      {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
      {read.data && <MadeLinks links={read.data.items} onEnd={(link) => void end(link)} />}
    </section>
  )
}
