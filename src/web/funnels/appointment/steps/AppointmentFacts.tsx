import { useEffect } from 'react'
import { readAppointment } from '../../../../core/contract/appointment/appointment-calls.ts'
import type { AnswerOf } from '../../../../core/contract/endpoint.ts'
import { loading } from '../../../../core/fields/brick/sentences.ts'
import { timeInWords, timeLabel } from '../../../../core/fields/request/appointment-time.ts'
import { useFunnel, useRead } from '../../../engine/react/funnel-context.ts'
import { takeMailedLink } from '../../../login/mailed-link.tsx'
import { DefinitionList } from '../../../ui/Facts.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { appointmentCopy } from '../appointment-content.ts'

type Found = NonNullable<AnswerOf<typeof readAppointment>['appointment']>

/** The appointment that the mailed link opens; undefined until it is loaded, and where there is none. */
export const useAppointment = (): Found | undefined => {
  const read = useRead(readAppointment, 'appointment')
  return 'answer' in read ? (read.answer.appointment ?? undefined) : undefined
}

/**
 * Shows on each step which appointment it is about. When the link of another mail is opened in the same tab, that link is used
 * instead.
 */
export function AppointmentFacts() {
  const { store, snapshot, phone } = useFunnel()
  const read = useRead(readAppointment, 'appointment')
  const { ready } = snapshot
  useEffect(() => {
    const link = ready ? takeMailedLink() : ''
    if (link) store.set('link', link)
  }, [ready, store])
  if (read.state === 'loading') return <Loading text={loading} />
  const found = 'answer' in read ? read.answer.appointment : undefined
  if (found === undefined) return null
  if (found === null)
    return (
      <Notice tone="warn" role="status">
        <p>
          {appointmentCopy.gone}{' '}
          <span className="whole" translate="no">
            {phone}
          </span>
          .
        </p>
      </Notice>
    )
  return (
    <DefinitionList
      wide
      facts={[
        { term: appointmentCopy.appointment, value: found.title },
        { term: timeLabel, value: timeInWords(found) },
        { term: appointmentCopy.reference, value: found.reference, exact: true },
      ]}
    />
  )
}
