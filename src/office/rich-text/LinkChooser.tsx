import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { Segments } from '../kit/Segments.tsx'
import { hrefFault, hrefOfAddress, hrefOfContact, type LinkPage, pageHref } from './judge-href.ts'
import { PickList } from './PickList.tsx'
import { pageOptions } from './page-options.ts'
import { contactChoices } from './placeholder-words.ts'
import type { RichTextProps } from './rich-text-props.ts'

const ways = [
  { word: 'page', label: 'Pagina' },
  { word: 'here', label: 'Plek hier' },
  { word: 'contact', label: 'Bellen, mailen' },
  { word: 'address', label: 'Ander adres' },
] as const

type Way = (typeof ways)[number]['word']

const wayOf = (href: string): Way => {
  if (href === '' || href.startsWith('page:')) return 'page'
  if (href.startsWith('#')) return 'here'
  return /^(mailto:|tel:|\{)/.test(href) ? 'contact' : 'address'
}

const hrefOfPlaceholder = (name: string): string => (name === 'email' ? 'mailto:{email}' : `{${name}}`)

interface LinkChooserProps extends Pick<RichTextProps, 'values' | 'labels' | 'links'> {
  /** Where the link goes now; empty for a new one. */
  href: string
  /** The words that it stands on; empty where it brings its own. */
  words: string
  /** Called with where it goes, and with a title for a link without words. */
  onSet(href: string, title: string): void
  /** Asked with it, between the kind of link and where it goes. */
  children?: ReactNode
}

/**
 * Chooses where a link goes: a page of ours, a place on this one, a number or an address. Whatever is chosen or typed is judged
 * here, so that no page is refused for it later.
 */
export function LinkChooser(props: LinkChooserProps) {
  const { href: before, words, links, values, labels, onSet, children } = props
  const [way, setWay] = useState<Way>(wayOf(before))
  const [href, setHref] = useState(before)
  const [fault, setFault] = useState<string>()
  const id = useId()

  const set = (to: string, title: string) => {
    const found = hrefFault(to, links, values)
    setFault(found)
    if (found === undefined) onSet(to, title)
  }
  const turn = (to: Way) => {
    setWay(to)
    setFault(undefined)
    setHref(to === wayOf(before) ? before : '')
  }
  const typed = (toHref: (text: string) => string, label: string, hint: string) => (
    <TypedHref
      id={id}
      label={label}
      hint={hint}
      value={href}
      error={fault}
      onValue={(text) => {
        setHref(text)
        setFault(undefined)
      }}
      onLeave={() => href !== '' && setFault(hrefFault(toHref(href), links, values))}
      onSet={() => set(toHref(href), href.trim())}
    />
  )
  return (
    <>
      <Segments label="Soort link" options={ways} value={way} onChoose={turn} />
      {children}
      {way === 'page' && <PageHref pages={links.pages} href={href} words={words} fault={fault} onSet={set} />}
      {way === 'here' && (
        <PickList
          key="here"
          label="Waar op deze pagina?"
          options={links.here.map((place) => ({ id: place, title: place }))}
          none="Deze pagina heeft geen plek met die naam. Geef een blok eerst een naam voor links."
          onPick={(place) => set(`#${place}`, place)}
        />
      )}
      {way === 'contact' && (
        <>
          <PickList
            key="contact"
            label="Welk nummer of e-mailadres van ons?"
            options={contactChoices(values, labels).map(({ name, label, value }) => ({
              id: name,
              title: label,
              more: value.replace(/^tel:/, ''),
            }))}
            none="Er is geen nummer met deze woorden."
            onPick={(name) => set(hrefOfPlaceholder(name), values.get(name)?.replace(/^tel:/, '') ?? name)}
          />
          {typed(hrefOfContact, 'Of een ander nummer of e-mailadres', 'Bijvoorbeeld 088 123 45 67.')}
        </>
      )}
      {way === 'address' &&
        typed((text) => hrefOfAddress(text, links), 'Welk adres?', 'Bijvoorbeeld https://www.rvo.nl/isde.')}
    </>
  )
}

interface TypedHrefProps {
  id: string
  label: string
  hint: string
  value: string
  error: string | undefined
  onValue(text: string): void
  onLeave(): void
  onSet(): void
}

/** An address that is typed, with the button that sets it. Enter sets it too, and does not send the form around the text. */
function TypedHref({ id, label, hint, value, error, onValue, onLeave, onSet }: TypedHrefProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onSet()
  }
  return (
    <>
      <TextInput
        id={id}
        label={label}
        hint={hint}
        error={error}
        optional="one-of"
        maxLength={600}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onValue={onValue}
        onBlur={onLeave}
        onKeyDown={onKeyDown}
      />
      <div className="buttons">
        <Button variant="secondary" onClick={onSet}>
          Zet de link
        </Button>
      </div>
    </>
  )
}

interface PageHrefProps {
  pages: readonly LinkPage[]
  href: string
  words: string
  fault: string | undefined
  onSet(href: string, title: string): void
}

/** A page, which is set as soon as it is chosen. Of a page that is set already, the place on it can be chosen too. */
function PageHref({ pages, href, words, fault, onSet }: PageHrefProps) {
  const id = useId()
  const [, codename = '', place = ''] = /^page:([^#?]*)[^#]*#?(.*)$/.exec(href) ?? []
  const [chosen, setChosen] = useState(pages.find((page) => page.codename === codename))
  const [anchor, setAnchor] = useState(place)
  const pick = (name: string) => {
    const page = pages.find((one) => one.codename === name)
    if (page) onSet(pageHref(name), page.title)
  }
  if (!chosen)
    return (
      <>
        <PickList
          key="page"
          label={words === '' ? 'Naar welke pagina?' : `Waar leidt ‘${words}’ heen?`}
          options={pageOptions(pages)}
          none="Er is geen pagina met deze woorden."
          onPick={pick}
        />
        {fault !== undefined && <p className="field-error">{fault}</p>}
      </>
    )
  return (
    <>
      <p>
        <strong>{chosen.title}</strong> <span className="muted">{chosen.path}</span>
      </p>
      {chosen.anchors.length > 0 && (
        <Select
          id={id}
          label="Plek op die pagina"
          optional
          placeholder="Bovenaan"
          error={fault}
          options={chosen.anchors.map((one) => ({ value: one, label: one }))}
          value={anchor}
          onValue={setAnchor}
        />
      )}
      <div className="buttons">
        <Button variant="secondary" onClick={() => onSet(pageHref(chosen.codename, anchor), chosen.title)}>
          Zet de link
        </Button>
        <Button variant="quiet" onClick={() => setChosen(undefined)}>
          Kies een andere pagina
        </Button>
      </div>
    </>
  )
}
