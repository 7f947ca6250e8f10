import { type ReactNode, useMemo } from 'react'
import {
  type Difference,
  differenceBetween,
  type ItemDifference,
} from '../../../core/content/compare/differences.ts'
import { plainWords } from '../../../core/content/compare/plain-words.ts'
import type { WordPart } from '../../../core/content/compare/words.ts'
import { fieldLabel, titleOf } from './compare-words.ts'

/** Words that went. They are struck out and said to be gone, since colour never speaks alone. */
export function Gone({ children }: { children: ReactNode }) {
  return (
    <del>
      <span className="unseen">weggehaald: </span>
      {children}
      <span className="unseen">. </span>
    </del>
  )
}

/** Words that came. */
export function Come({ children }: { children: ReactNode }) {
  return (
    <ins>
      <span className="unseen">toegevoegd: </span>
      {children}
      <span className="unseen">. </span>
    </ins>
  )
}

/** Characters that are shown of what is the same, at either end of it. */
const shown = 90

/** Words that are the same, of which only those show that stand beside what differs. */
const folded = (text: string, at: number, count: number): string => {
  if (text.length <= 2 * shown + 40) return text
  const [start, end] = [text.slice(0, shown), text.slice(-shown)]
  if (at === 0) return `… ${end}`
  return at === count - 1 ? `${start} …` : `${start} … ${end}`
}

/** Each part with the place at which it begins, by which it is known. */
const placed = (parts: readonly WordPart[]): { part: WordPart; start: number }[] => {
  let length = 0
  return parts.map((part) => {
    const start = length
    length += part.text.length
    return { part, start }
  })
}

function Words({ parts }: { parts: readonly WordPart[] }) {
  return (
    <p className="compare-text">
      {placed(parts).map(({ part: { kind, text }, start }, at) => {
        const key = `${kind}-${start}`
        if (kind === 'same') return <span key={key}>{folded(text, at, parts.length)}</span>
        return kind === 'gone' ? <Gone key={key}>{text}</Gone> : <Come key={key}>{text}</Come>
      })}
    </p>
  )
}

interface Where {
  /** Keys from the top of the block, without places in lists. */
  path: readonly string[]
  /** The kind of the block around. */
  kind?: unknown
}

function Value({ before, after, path }: Where & { before: unknown; after: unknown }) {
  const [was, is] = [before, after].map((value) => plainWords(value, path.at(-1)))
  if (!was && !is) return <p className="muted">Dit is anders, maar er staan geen woorden in.</p>
  return (
    <p className="compare-text">
      {was && <Gone>{was}</Gone>} {is && <Come>{is}</Come>}
    </p>
  )
}

function Told({ difference, ...where }: Where & { difference: Difference }) {
  switch (difference.kind) {
    case 'words':
      return <Words parts={difference.parts} />
    case 'marks':
      return (
        <p className="muted">
          {difference.marks.length > 0
            ? `De woorden zijn gelijk. Anders is: ${difference.marks.join(', ')}.`
            : 'De woorden zijn gelijk. Alleen hoe het is opgeschreven is anders.'}
        </p>
      )
    case 'value':
      return <Value {...where} before={difference.before} after={difference.after} />
    case 'fields':
      return <Fields {...where} fields={difference.fields} />
    case 'list':
      return <Items {...where} items={difference.items} />
  }
}

type Field = { key: string; difference: Difference }

function Fields({ fields, path, kind }: Where & { fields: readonly Field[] }) {
  const [only] = fields
  // a text stands in an object of its own, which has no other field
  if (fields.length === 1 && only?.key === 'html')
    return <Told difference={only.difference} path={[...path, 'html']} kind={kind} />
  return (
    <dl className="compare-fields">
      {fields.map(({ key, difference }) => (
        <div key={key}>
          <dt>{fieldLabel([...path, key], kind)}</dt>
          <dd>
            <Told difference={difference} path={[...path, key]} kind={kind} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const stepWords = ({ kind, difference }: ItemDifference): string => {
  if (kind === 'moved') return difference ? 'Verplaatst en gewijzigd' : 'Verplaatst'
  return { kept: 'Gewijzigd', added: 'Toegevoegd', removed: 'Weggehaald' }[kind]
}

const isSame = ({ kind, difference }: ItemDifference): boolean => kind === 'kept' && !difference

const keyOf = (step: ItemDifference): string =>
  `${'was' in step ? step.was : 'new'}-${'is' in step ? step.is : 'gone'}`

/** What is the same, run by run, and each item that is not. */
const grouped = (items: readonly ItemDifference[]): ItemDifference[][] => {
  const groups: ItemDifference[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.[0] && isSame(item) && isSame(last[0])) last.push(item)
    else groups.push([item])
  }
  return groups
}

function Item({ step, path, kind }: Where & { step: ItemDifference }) {
  const own = (step.item as { kind?: unknown } | null)?.kind
  const where: Where = own === undefined ? { path, kind } : { path: [], kind: own }
  const words = plainWords(step.item, path.at(-1))
  return (
    <li data-step={step.kind}>
      <p>
        <strong>{stepWords(step)}:</strong> {titleOf(step.item)}
      </p>
      {step.difference && <Told difference={step.difference} {...where} />}
      {step.kind === 'added' && words && (
        <p className="compare-text">
          <Come>{words}</Come>
        </p>
      )}
      {step.kind === 'removed' && words && (
        <p className="compare-text">
          <Gone>{words}</Gone>
        </p>
      )}
    </li>
  )
}

function Items({ items, ...where }: Where & { items: readonly ItemDifference[] }) {
  return (
    <ol className="compare-items">
      {grouped(items).map((group) => {
        const [first] = group
        if (!first) return null
        if (!isSame(first)) return <Item key={keyOf(first)} step={first} {...where} />
        return (
          <li key={keyOf(first)} data-step="same">
            <details>
              <summary>
                {group.length === 1 ? '1 deel bleef gelijk' : `${group.length} delen bleven gelijk`}
              </summary>
              <ul>
                {group.map((step) => (
                  <li key={keyOf(step)}>{titleOf(step.item)}</li>
                ))}
              </ul>
            </details>
          </li>
        )
      })}
    </ol>
  )
}

type Body = Readonly<Record<string, unknown>>

interface TextsComparedProps {
  /** Null where there was no text, or is none any more. */
  before: Body | null
  after: Body | null
  /** What each of them is called, in the middle of a sentence: `op de site`. */
  names: readonly [before: string, after: string]
}

/** A part of a document that was compared by itself. */
export function PartCompared({ difference, ...where }: Where & { difference: Difference }) {
  return (
    <div className="compare">
      <Told difference={difference} {...where} />
    </div>
  )
}

/** Two documents compared in words: what differs about the page, and then block by block, with what is the same folded. */
export function TextsCompared({ before, after, names }: TextsComparedProps) {
  const difference = useMemo(() => differenceBetween(before ?? {}, after ?? {}), [before, after])
  const [was, is] = names
  if (difference?.kind !== 'fields')
    return (
      <p className="muted">
        Er is geen verschil: {was} en {is} staat hetzelfde.
      </p>
    )
  const about = difference.fields.filter(({ key }) => key !== 'blocks')
  const blocks = difference.fields.find(({ key }) => key === 'blocks')
  return (
    <div className="compare">
      <p className="muted">
        Wat is doorgestreept staat alleen {was}. Wat is onderstreept staat alleen {is}.
      </p>
      {about.length > 0 && <Fields fields={about} path={[]} />}
      {blocks && <Told difference={blocks.difference} path={['blocks']} />}
    </div>
  )
}
