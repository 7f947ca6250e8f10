import { useRef } from 'react'
import { useLocation } from 'wouter'
import { modelDocuments } from '../../core/content/model-documents.ts'
import { type ParentPage, proposePage } from '../../core/content/page-address.ts'
import { contentChoices, createDocument, listDocuments } from '../../core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import { optional } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import {
  documentName,
  documentPath,
  documentTitle,
  modelNames,
  newDocumentName,
} from '../../core/fields/content/document.ts'
import { textOf } from '../../core/kernel/text-of.ts'
import { useForm } from '../../web/form/handle.ts'
import { Button } from '../../web/ui/Button.tsx'
import { RadioGroup } from '../../web/ui/Choices.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Failure } from '../kit/Failure.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall, useReread } from '../shell/use-call.ts'

/** A page that a new one begins as. */
export interface ModelPage {
  codename: string
  title: string
  /** Null for a text without an address. */
  path: string | null
}

type Page = AnswerOf<typeof contentChoices>['pages'][number]

/** Words for a beginning that is no model: an empty page, and another page that is chosen. */
const [empty, another] = ['leeg', 'ander']

const duplicate = group({
  title: documentTitle,
  under: optional(documentName),
  path: documentPath,
  codename: newDocumentName,
})
const newPage = group(
  {
    begin: documentName,
    from: optional(documentName),
    title: documentTitle,
    under: optional(documentName),
    path: documentPath,
    codename: newDocumentName,
  },
  {
    rules: [
      {
        field: 'from',
        reads: ['begin', 'from'],
        message: 'Kies de pagina waarmee je begint.',
        ok: ({ begin, from }) => begin !== another || from !== undefined,
      },
    ],
  },
)

/** Sets title, parent and beginning of a new page. Address and codename follow, until somebody writes their own. */
const useProposal = (pages: readonly Page[]) => {
  const form = useForm()
  const last = useRef({ path: textOf(form.now('path')), codename: textOf(form.now('codename')) })
  return (title: unknown, under: unknown) => {
    const parent = pages.find(({ codename }) => codename === under)
    const next = proposePage(textOf(title), parent, pages)
    for (const field of ['path', 'codename'] as const) {
      const typed = textOf(form.now(field))
      if (typed === '' || typed === last.current[field]) form.set(field, next[field])
    }
    last.current = next
  }
}

const parentsOf = (pages: readonly Page[]) =>
  pages
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(({ codename, title, path }) => ({ value: codename, label: `${path} (${title})` }))

/** The fields that name the page: its title, where it stands, and by what links find it. */
function NameFields({ pages }: { pages: readonly Page[] }) {
  const form = useForm()
  const propose = useProposal(pages)
  const question = (path: string) => ({ id: form.idOf(path), error: form.error(path) })
  return (
    <>
      <TextInput
        {...question('title')}
        label="Titel"
        maxLength={160}
        value={textOf(form.value('title'))}
        onValue={(title) => {
          form.set('title', title)
          propose(title, form.now('under'))
        }}
      />
      <Select
        {...question('under')}
        label="Onder welke pagina?"
        placeholder="Onder geen"
        optional
        options={parentsOf(pages)}
        value={textOf(form.value('under'))}
        onValue={(under) => {
          form.set('under', under)
          propose(form.now('title'), under)
        }}
      />
      <TextInput
        {...question('path')}
        label="Adres"
        hint="Zo staat de pagina in de adresbalk. Je kunt het later nog veranderen."
        maxLength={200}
        value={textOf(form.value('path'))}
        onValue={(path) => form.set('path', path)}
      />
      <TextInput
        {...question('codename')}
        label="Codenaam"
        hint="Links van andere pagina’s gebruiken deze naam. Zo blijven ze kloppen als het adres verandert."
        maxLength={80}
        value={textOf(form.value('codename'))}
        onValue={(codename) => form.set('codename', codename)}
      />
    </>
  )
}

/** What the page begins as: nothing, one of the models, or any other page. */
function BeginFields({ pages }: { pages: readonly Page[] }) {
  const form = useForm()
  const known = new Set(pages.map(({ codename }) => codename))
  const begin = textOf(form.value('begin'))
  return (
    <>
      <RadioGroup
        id={form.idOf('begin')}
        label="Waarmee begin je?"
        error={form.error('begin')}
        options={[
          { value: empty, label: 'Een lege pagina' },
          ...modelDocuments.map(({ name, label, about }) => ({ value: name, label, hint: about })),
          { value: another, label: 'Een kopie van een andere pagina' },
        ]}
        value={begin}
        onValue={(next) => {
          form.set('begin', next)
          const model = modelDocuments.find(({ name }) => name === next)
          const isBlank = textOf(form.now('title')) === ''
          if (model && isBlank && known.has(model.under)) form.set('under', model.under)
        }}
      />
      {begin === another && (
        <Select
          id={form.idOf('from')}
          label="Welke pagina?"
          placeholder="Kies een pagina"
          error={form.error('from')}
          options={parentsOf(pages)}
          value={textOf(form.value('from'))}
          onValue={(from) => form.set('from', from)}
        />
      )}
    </>
  )
}

/** The page above an address: the one with the longest address that it begins with. */
const parentOf = (path: string | null, pages: readonly Page[]): Page | undefined =>
  pages
    .filter((page) => page.path !== '/' && path?.startsWith(`${page.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]

/** What a copy is called first: its title with what it is, and what follows from that. */
const copyOf = (like: ModelPage, pages: readonly Page[]) => {
  const title = `${like.title.slice(0, 150)} (kopie)`
  const parent: ParentPage | undefined = parentOf(like.path, pages)
  return { title, under: parent?.codename ?? '', ...proposePage(title, parent, pages) }
}

interface FormProps {
  like: ModelPage | undefined
  pages: readonly Page[]
  onClose(): void
}

function NewDocumentForm({ like, pages, onClose }: FormProps) {
  const { call } = useOffice()
  const [, navigate] = useLocation()
  const reread = useReread()
  const beginOf = ({ begin, from }: Readonly<Record<string, unknown>>) => {
    if (like) return { from: like.codename }
    if (begin === another) return { from: textOf(from) }
    const model = modelNames.find((name) => name === begin)
    return model && { model }
  }
  return (
    <BrickForm
      group={like ? duplicate : newPage}
      initial={like ? copyOf(like, pages) : { begin: empty, title: '', under: '', path: '', codename: '' }}
      // the fields of these two have no control of their own: they are drawn beside what they follow from
      draws={{ begin: <BeginFields pages={pages} />, title: <NameFields pages={pages} /> }}
      button="Maak de pagina"
      busyText="Pagina maken…"
      send={async (values) => {
        const { codename } = await call(createDocument, {
          body: {
            title: textOf(values.title),
            path: textOf(values.path),
            codename: textOf(values.codename),
            ...beginOf(values),
          },
        })
        void reread(listDocuments)
        onClose()
        navigate(`/inhoud/${codename}`)
      }}
      beside={
        <Button variant="quiet" onClick={onClose}>
          Toch niet
        </Button>
      }
    />
  )
}

interface NewDocumentProps {
  isOpen: boolean
  /** The page that is duplicated; undefined for a new one. */
  like?: ModelPage | undefined
  onClose(): void
}

/** Asks what a new page is called and where it stands, makes it as a draft, and opens it. */
export function NewDocument({ isOpen, like, onClose }: NewDocumentProps) {
  return (
    <Dialog title={like ? `Kopie van ${like.title}` : 'Nieuwe pagina'} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Chosen like={like} onClose={onClose} />}
    </Dialog>
  )
}

/** The form, once it is known which pages there are. */
function Chosen({ like, onClose }: Pick<NewDocumentProps, 'like' | 'onClose'>) {
  const { data, error, refetch } = useCall(contentChoices, {})
  if (error) return <Failure fault={error} onAgain={() => void refetch()} />
  if (!data) return <p className="muted">Een moment…</p>
  return <NewDocumentForm like={like} pages={data.pages} onClose={onClose} />
}
