import { useEffect, useRef, useState } from 'react'
import { fetchAnswer } from '../../../core/contract/client.ts'
import { makeCode } from '../../../core/contract/draft-codes/draft-codes-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { Button } from '../../ui/Button.tsx'
import { ReferenceCard } from '../../ui/NextSteps.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { FunnelStore } from '../store.ts'
import { formToKeep } from './form-to-keep.ts'
import { useFunnel } from './funnel-context.ts'
import { ErrorBlock } from './Trouble.tsx'

type Made = AnswerOf<typeof makeCode>

/** How asking for a code ended: with a code, with a sentence about why there is none, or in trouble that has no sentence. */
type Ended = { made: Made } | { sentence: string } | { trouble: true }

const ask = async (store: FunnelStore): Promise<Ended> => {
  const { draft } = formToKeep(store)
  try {
    const body = { funnel: store.funnel.slug, path: window.location.pathname, draft }
    return { made: await fetchAnswer(makeCode, { body }) }
  } catch (thrown) {
    const isTold = thrown instanceof Fault && thrown.status >= 400 && thrown.status < 500
    return isTold ? { sentence: thrown.message } : { trouble: true }
  }
}

const time = new Intl.DateTimeFormat('nl-NL', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
})
const timeOf = (instant: string): string => time.format(new Date(instant)).replace(':', '.')

/** A code to read out, with what comes along by it and until when it works. */
function Code({ made: { code, until, leftOut } }: { made: Made }) {
  return (
    <>
      <ReferenceCard
        term="Je code"
        reference={code}
        note={`De code werkt één keer, tot ${timeOf(until)} uur.`}
      />
      <p>
        Wie je spreekt, ziet dan wat je hier invulde en gaat er samen met jou mee verder. Vul je hier daarna
        nog iets in, toon dan een nieuwe code. Verstuur het formulier niet ook zelf.
      </p>
      {leftOut.length > 0 && <p>Dit sturen we niet mee: {leftOut.join(', ')}.</p>}
    </>
  )
}

/** Gives a code at once, to read out on the phone: by it a member of staff goes on with the form as it is now. */
export default function CodePanel() {
  const { store, phone, idOf } = useFunnel()
  const [isBusy, setBusy] = useState(false)
  const [ended, setEnded] = useState<Ended>()
  const title = useRef<HTMLHeadingElement>(null)
  const begun = useRef(false)
  const show = async () => {
    setBusy(true)
    setEnded(await ask(store))
    setBusy(false)
    title.current?.focus()
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    title.current?.focus()
    void show()
  })
  const made = ended && 'made' in ended ? ended.made : undefined
  return (
    <section className="fields" aria-labelledby={idOf('code')}>
      <h2 className="h3" id={idOf('code')} ref={title} tabIndex={-1}>
        {made ? 'Lees deze code voor' : 'Een code voor wie met ons belt'}
      </h2>
      {made && <Code made={made} />}
      {ended && 'sentence' in ended && (
        <Notice tone="error" role="alert">
          <p>{ended.sentence}</p>
        </Notice>
      )}
      {ended && 'trouble' in ended && <ErrorBlock phone={phone} />}
      <div>
        <Button variant="secondary" busy={isBusy} busyText="Een moment…" onClick={() => void show()}>
          Toon een nieuwe code
        </Button>
      </div>
    </section>
  )
}
