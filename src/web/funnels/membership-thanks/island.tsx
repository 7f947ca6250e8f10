import { type ComponentType, useEffect, useState } from 'react'
import type { IslandProps } from '../../../core/content/island.ts'
import type { Receipt } from '../../../core/content/receipt.ts'
import { confirmationKey } from '../../../core/kernel/browser-keys.ts'
import { storedSetting } from '../../../core/kernel/stored-setting.ts'
import { Button } from '../../ui/Button.tsx'
import { FunnelLayout, StepHead } from '../../ui/Funnel.tsx'
import { NextSteps, ReferenceCard } from '../../ui/NextSteps.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { copy } from './content.ts'
import { mostPolls, pollMembership } from './poll-membership.ts'

/** The steps of the funnel: done by who just applied, ahead of who comes here cold. */
const stepsOf = (state: 'done' | 'todo') => [
  ...copy.before.map((title) => ({ key: title, title, state })),
  { key: copy.now, title: copy.now, state: 'now' as const },
]

/** The reference that the funnel left behind; none for who comes here cold, and before it was looked up. */
function useReference(): string | undefined {
  const [reference, setReference] = useState<string>()
  useEffect(() => {
    const left = storedSetting<Partial<Receipt> | undefined>(
      () => window.sessionStorage,
      confirmationKey,
      undefined,
    ).read()
    if (left?.funnel !== 'lid-worden' || !left.reference) return
    setReference(left.reference)
    document.title = document.title.replace(copy.titleCold, copy.title)
  }, [])
  return reference
}

/** Looks until the visitor is a member, and again when asked to. */
function useMembership() {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<'asking' | 'member' | 'late'>('asking')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the only reason to look again
  useEffect(() => {
    const controller = new AbortController()
    setState('asking')
    pollMembership({ onTry: setTries, signal: controller.signal }).then(setState, () => undefined)
    return () => controller.abort(new Error('the page was left'))
  }, [round])
  return { state, tries, again: () => setRound(round + 1) }
}

/** The house of the street lights up for who is a member: fetched only then. */
function LitStreet() {
  const [picture, setPicture] = useState<{ Draw: ComponentType }>()
  useEffect(() => {
    import('../../ui/pictures/Street.tsx').then(
      ({ LitStreetPicture }) => setPicture({ Draw: LitStreetPicture }),
      // a page without its picture says the same
      () => undefined,
    )
  }, [])
  return (
    picture && (
      <div className="thanks-picture">
        <picture.Draw />
      </div>
    )
  )
}

/** The page after becoming a member: it waits until the membership is there (spec 001 section 4). */
export default function BecameMember({ name }: IslandProps) {
  const reference = useReference()
  const { state, tries, again } = useMembership()
  const isMember = state === 'member'
  const isCold = reference === undefined
  const mine = `Mijn ${name}`
  return (
    <FunnelLayout steps={<Steps steps={stepsOf(isCold ? 'todo' : 'done')} />}>
      <div className="thanks">
        <div className="thanks-text">
          <StepHead title={isCold ? copy.titleCold : copy.title} lead={leadOf(isCold, isMember)} />
          {reference && (
            <ReferenceCard term={copy.reference} reference={reference} note={copy.referenceNote} />
          )}
          {isCold && !isMember && <Cold />}
          {state === 'asking' && (
            <Progress label={labelOf(isCold)} value={tries} max={mostPolls} text={copy.often} />
          )}
          <div role="status" className={state === 'late' ? undefined : 'unseen'}>
            {state === 'late' && <Late isCold={isCold} again={again} />}
            {isMember && copy.made}
          </div>
          <div>
            <Button
              iconAfter="arrow"
              busy={state === 'asking'}
              busyText={mine}
              disabled={state === 'late'}
              onClick={() => window.location.assign('/mijn')}
            >
              {mine}
            </Button>
          </div>
          {!isCold && <NextSteps title={copy.steps} steps={happenings(isMember)} />}
        </div>
        {isMember && <LitStreet />}
      </div>
    </FunnelLayout>
  )
}

const labelOf = (isCold: boolean): string => (isCold ? copy.looking : copy.making)

const leadOf = (isCold: boolean, isMember: boolean): string => {
  if (isMember) return copy.leadMember
  return isCold ? copy.leadCold : copy.lead
}

/** What is done and what follows, as it really stands. */
const happenings = (isMember: boolean) => [
  { when: 'Nu', title: copy.received, text: copy.receivedText, done: true },
  { when: 'Binnen een minuut', title: isMember ? copy.made : copy.making, done: isMember },
  { when: 'Daarna', title: copy.number, text: copy.numberText },
]

/** For who comes by without a registration in this tab: what the page is for (decision 32). */
function Cold() {
  return (
    <p>
      {copy.cold} <a href="/lidmaatschap/lid-worden">{copy.start}</a>.
    </p>
  )
}

function Late({ isCold, again }: { isCold: boolean; again: () => void }) {
  return (
    <Notice
      tone="warn"
      actions={
        <Button variant="secondary" size="small" onClick={again}>
          {copy.again}
        </Button>
      }
    >
      <p>
        {isCold && `${copy.lateCold} `}
        {copy.late}
      </p>
    </Notice>
  )
}
