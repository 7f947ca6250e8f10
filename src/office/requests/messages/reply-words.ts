import type { ReplyAct } from '../../../core/staff/reply-acts.ts'

interface ReplyWords {
  /** On the button that sends it. */
  button: string
  /** What happens with the request once it went. */
  after: string
  /** What is told once the minute began. */
  told: string
}

/** Words for each thing that a message does with the request. */
export const replyWords: Readonly<Record<ReplyAct, ReplyWords>> = {
  message: {
    button: 'Verstuur',
    after: 'De aanvraag blijft bij ons staan.',
    told: 'Je bericht gaat over een minuut weg.',
  },
  ask: {
    button: 'Verstuur en wacht af',
    after: 'De aanvraag staat daarna bij de afzender. Na 14 dagen zonder antwoord komt die terug.',
    told: 'Je vraag gaat over een minuut weg.',
  },
  done: {
    button: 'Verstuur en handel af',
    after: 'De aanvraag is daarna klaar. Schrijft de afzender terug, dan staat die weer open.',
    told: 'Je bericht gaat over een minuut weg. Daarna is de aanvraag klaar.',
  },
  refuse: {
    button: 'Verstuur en wijs af',
    after: 'De afzender ziet daarna ‘Gaat niet door’.',
    told: 'Je bericht gaat over een minuut weg. Daarna is de aanvraag afgewezen.',
  },
}
