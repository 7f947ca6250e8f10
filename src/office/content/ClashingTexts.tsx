import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { RadioGroup } from '../../web/ui/Choices.tsx'
import { inFull } from '../kit/When.tsx'
import { TextsCompared } from './compare/TextsCompared.tsx'
import { blocksOf } from './saving/block-list.ts'
import type { Body, Clash, Side } from './saving/merge-texts.ts'
import type { WrittenDocument } from './saving/use-document.ts'
import { blockWords } from './writing/outline-rows.ts'

/** The part of a document in which a place lies: a block, the order of the blocks, or what the page says of itself. */
const partOfClash = (at: Clash['at']): string =>
  at[0] !== 'blocks' ? 'page' : at.length === 1 ? 'order' : String(at[1])

const nameOfPart = (part: string, base: Body): string => {
  if (part === 'page') return 'Over de pagina'
  if (part === 'order') return 'De volgorde van de blokken'
  return blockWords(blocksOf(base)[Number(part)]).name
}

type Newer = NonNullable<WrittenDocument['newer']>

interface ClashingTextsProps {
  newer: Newer
  written: Pick<WrittenDocument, 'body' | 'saved' | 'resolve'>
  /** Called once it is chosen, and by who goes on writing first. */
  onOver(): void
}

/**
 * Somebody else saved another text at the same place: both, and which one stays, in all or part by part. What only one of both
 * changed stays whatever is chosen.
 */
export function ClashingTexts({ newer: { text, clashes }, written, onOver }: ClashingTextsProps) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const who = text.by ?? 'iemand anders'
  const parts = [...new Set(clashes.map(({ at }) => partOfClash(at)))]
  const choose = (pick: (part: string) => Side) => {
    written.resolve((at) => pick(partOfClash(at)))
    onOver()
  }
  return (
    <section className="newer-text" aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        Jij en {who} veranderden hetzelfde
      </h2>
      <p>
        {who} bewaarde {text.at && `op ${inFull(text.at)} `}een andere tekst. Die van jou staat nog hier en is
        niet bewaard. Kies wat blijft. Wat maar een van jullie veranderde, blijft altijd.
      </p>
      <TextsCompared before={text.body} after={written.body} names={[`bij ${who}`, 'bij jou']} />
      {parts.length > 1 &&
        parts.map((part) => (
          <RadioGroup
            key={part}
            id={`${id}-${part}`}
            label={nameOfPart(part, written.saved)}
            options={[
              { value: 'mine', label: 'Die van mij' },
              { value: 'theirs', label: `Die van ${who}` },
            ]}
            value={chosen[part] ?? 'mine'}
            onValue={(side) => setChosen({ ...chosen, [part]: side === 'theirs' ? 'theirs' : 'mine' })}
          />
        ))}
      <div className="buttons">
        {parts.length > 1 && (
          <Button variant="secondary" onClick={() => choose((part) => chosen[part] ?? 'mine')}>
            Neem wat ik koos
          </Button>
        )}
        <Button variant="secondary" onClick={() => choose(() => 'mine')}>
          Neem de mijne
        </Button>
        <Button variant="secondary" onClick={() => choose(() => 'theirs')}>
          Neem die van {who}
        </Button>
        <Button variant="quiet" onClick={onOver}>
          Schrijf eerst verder
        </Button>
      </div>
    </section>
  )
}
