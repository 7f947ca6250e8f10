import type { ReactNode } from 'react'
import type { IslandProps } from '../../../core/content/island.ts'
import { mostPolls } from '../../../core/rules/membership-polls.ts'
import { Button } from '../../ui/Button.tsx'
import { FunnelLayout, StepHead } from '../../ui/Funnel.tsx'
import { NextSteps, ReferenceCard } from '../../ui/NextSteps.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { LitStreetPicture } from '../../ui/pictures/Street.tsx'
import { Steps } from '../../ui/Steps.tsx'
import { membershipThanksCopy } from './membership-thanks-content.ts'

type State = 'asking' | 'late' | 'member'

/**
 * A part of the page that differs per state. It starts in the state `asking`; the plain script shows the others from their
 * templates.
 */
function Spot({ of }: { of: (state: State) => ReactNode }) {
  return (
    <div data-spot="">
      {(['asking', 'late', 'member'] as const).map((state) => (
        <template key={state} data-state={state}>
          {of(state)}
        </template>
      ))}
      <div data-shown="">{of('asking')}</div>
    </div>
  )
}

/** The steps of the funnel: done for who just applied, still to do for others. */
const stepsOf = (state: 'done' | 'todo') => [
  ...membershipThanksCopy.before.map((title) => ({ key: title, title, state })),
  { key: membershipThanksCopy.now, title: membershipThanksCopy.now, state: 'now' as const },
]

/** The timeline of the application: what is done and what follows. */
const happenings = (isMember: boolean) => [
  { when: 'Nu', title: membershipThanksCopy.received, text: membershipThanksCopy.receivedText, done: true },
  {
    when: isMember ? 'Nu' : 'Straks',
    title: isMember ? membershipThanksCopy.made : membershipThanksCopy.making,
    done: isMember,
  },
  { when: 'Daarna', title: membershipThanksCopy.number, text: membershipThanksCopy.numberText },
]

/** The explanation for a visitor without a registration in this tab (D32). */
const cold = (
  <p>
    {membershipThanksCopy.cold} <a href="/lidmaatschap/lid-worden">{membershipThanksCopy.start}</a>.
  </p>
)

const again = (
  <Button variant="secondary" size="small" data-again="">
    {membershipThanksCopy.again}
  </Button>
)

interface Thanked {
  /** Whether a registration of this tab is known. */
  isWarm: boolean
  mine: string
}

const leadOf = ({ isWarm }: Thanked, state: State): string => {
  if (state === 'member') return membershipThanksCopy.leadMember
  if (!isWarm) return membershipThanksCopy.leadCold
  return state === 'late' ? membershipThanksCopy.leadLate : membershipThanksCopy.lead
}

/** The button to one's own pages: enabled for a member, busy while the membership is polled for (spec 001 section 4). */
const mineOf = ({ mine }: Thanked, state: State) =>
  state === 'asking' ? (
    <Button iconAfter="arrow" busy busyText={mine}>
      {mine}
    </Button>
  ) : (
    <Button iconAfter="arrow" disabled={state === 'late'} data-go="/mijn">
      {mine}
    </Button>
  )

const lateOf = ({ isWarm }: Thanked, state: State) =>
  state === 'late' && (
    <Notice tone="warn" actions={again}>
      <p>
        {!isWarm && `${membershipThanksCopy.lateCold} `}
        {membershipThanksCopy.late}
      </p>
    </Notice>
  )

function Thanks(of: Thanked) {
  const { isWarm } = of
  return (
    <FunnelLayout steps={<Steps steps={stepsOf(isWarm ? 'done' : 'todo')} />}>
      <div className="thanks">
        <div className="thanks-text">
          <StepHead title={isWarm ? membershipThanksCopy.title : membershipThanksCopy.titleCold} />
          <Spot of={(state) => <p>{leadOf(of, state)}</p>} />
          {isWarm && (
            <ReferenceCard
              term={membershipThanksCopy.reference}
              reference=""
              note={membershipThanksCopy.referenceNote}
            />
          )}
          <Spot
            of={(state) => (
              <>
                {!isWarm && state !== 'member' && cold}
                {state === 'asking' && (
                  <Progress
                    label={isWarm ? membershipThanksCopy.making : membershipThanksCopy.looking}
                    value={0}
                    max={mostPolls}
                    text={membershipThanksCopy.often}
                  />
                )}
              </>
            )}
          />
          <div role="status">
            <Spot
              of={(state) => (
                <>
                  {lateOf(of, state)}
                  {state === 'member' && <span className="unseen">{membershipThanksCopy.made}</span>}
                </>
              )}
            />
          </div>
          <Spot of={(state) => mineOf(of, state)} />
          {isWarm && (
            <Spot
              of={(state) => (
                <NextSteps title={membershipThanksCopy.steps} steps={happenings(state === 'member')} />
              )}
            />
          )}
        </div>
        <Spot
          of={(state) =>
            state === 'member' && (
              <div className="thanks-picture">
                <LitStreetPicture />
              </div>
            )
          }
        />
      </div>
    </FunnelLayout>
  )
}

/**
 * The page after becoming a member: it waits until the membership exists (spec 001 section 4). The content for who just applied
 * stands in a template, as on every confirmation; the plain script shows it, and polls.
 */
export default function BecameMember({ name }: IslandProps) {
  const mine = `Mijn ${name}`
  return (
    <div data-membership="">
      <Thanks isWarm={false} mine={mine} />
      <template data-warm="">
        <Thanks isWarm mine={mine} />
      </template>
    </div>
  )
}
