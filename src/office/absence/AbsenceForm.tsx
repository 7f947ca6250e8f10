import type { ReactNode } from 'react'
import { group } from '../../core/fields/brick/group.ts'
import { runTimeChoice } from '../../core/fields/brick/run-time-choice.ts'
import { absenceDays } from '../../core/groups/absence.ts'
import { systemClock, todayIso } from '../../core/kernel/day.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { type AbsentDays, useAbsence } from './use-absence.ts'

/** Today, as the three inputs of a day hold it. */
const todayInParts = () => {
  const [year = '', month = '', day = ''] = todayIso(systemClock).split('-')
  return { day, month, year }
}

interface AbsenceFormProps {
  /** The id of the colleague who is not there; left out: oneself. */
  id?: string
  button: string
  variant?: 'primary' | 'secondary'
  /** Called once it is said. */
  onDone?: () => void
  beside?: ReactNode
}

/** Asks from when until when somebody is not there. Why is not asked. */
export function AbsenceForm({ id, button, variant = 'primary', onDone, beside }: AbsenceFormProps) {
  const { report } = useAbsence()
  return (
    <BrickForm
      group={absenceDays}
      initial={{ from: todayInParts() }}
      button={button}
      variant={variant}
      busyText="Bewaren…"
      send={async (values) => {
        await report(id, values as AbsentDays)
        onDone?.()
      }}
      beside={beside}
    />
  )
}

// the server judges whether the last day comes after the first
const ofColleague = group({
  colleague: runTimeChoice({
    label: 'Wie is er niet?',
    example: '00000000-0000-4000-8000-000000000101',
    missing: 'Kies een collega.',
    control: 'select',
  }),
  ...absenceDays.parts,
})

interface ColleagueFormProps {
  /** Colleagues to choose from. */
  colleagues: readonly { id: string; name: string }[]
  onDone(): void
  beside: ReactNode
}

/** Asks which colleague is not there, and from when until when. */
export function ColleagueAbsenceForm({ colleagues, onDone, beside }: ColleagueFormProps) {
  const { report } = useAbsence()
  return (
    <BrickForm
      group={ofColleague}
      initial={{ from: todayInParts() }}
      choices={{ colleague: colleagues.map(({ id, name }) => ({ value: id, label: name })) }}
      button="Bewaar"
      variant="secondary"
      busyText="Bewaren…"
      send={async ({ colleague, ...days }) => {
        await report(String(colleague), days as unknown as AbsentDays)
        onDone()
      }}
      beside={beside}
    />
  )
}
