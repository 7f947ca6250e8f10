import { telephone } from '../../../../core/content/telephone.ts'
import { isSpecialist, type Specialist } from '../../../../core/fields/request/contact-message.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Fields, FunnelNav } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { contactMessageCopy, specialistOf } from '../contact-message-content.ts'

/** The whole form; for three subjects the specialist replaces everything but the subject (spec 000 section 4). */
export function ContactForm() {
  const { store, snapshot } = useFunnel()
  const { subject } = snapshot.answers as { subject?: string }
  const specialist = isSpecialist(subject) ? subject : undefined
  return (
    <>
      <Fields>
        <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
        {specialist && <SpecialistPanel subject={specialist} />}
      </Fields>
      {!specialist && (
        <FunnelNav
          next={{
            text: contactMessageCopy.send,
            busy: snapshot.busy !== 'no',
            busyText: 'Bezig met versturen…',
          }}
        />
      )}
    </>
  )
}

/** Says who to call about this subject and when, with a link to ask for a callback. */
function SpecialistPanel({ subject }: { subject: Specialist }) {
  const { snapshot } = useFunnel()
  const { title, callBack } = specialistOf[subject]
  const properties = snapshot.derived.context.properties as Record<Specialist, [string, string]>
  const [phone, hours] = properties[subject]
  return (
    <Notice
      role="status"
      title={title}
      actions={<ButtonLink href={callBack}>{contactMessageCopy.callBack}</ButtonLink>}
    >
      <p>{contactMessageCopy.ask}</p>
      <p>
        {contactMessageCopy.call} <a href={telephone(phone)}>{phone}</a> ({hours}).
      </p>
    </Notice>
  )
}
