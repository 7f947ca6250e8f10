import { asks } from '../../src/core/content/form.ts'
import type { Form } from '../../src/core/forms/form.ts'

const options = [
  { key: 'dak', label: 'Het dak' },
  { key: 'gevel', label: 'De gevel', hint: 'Ook de voegen.' },
  { key: 'vloer', label: 'De vloer' },
]
const chosen = ['choice', 'choices']
const unnamed = ['line', 'text', 'yes-no', 'number', 'date', ...chosen]

/** A form with one question of every kind, each named after its kind. */
export const everyQuestion: Form = {
  kind: 'form',
  formId: 'alles',
  title: 'Vraag naar alles',
  intro: 'Elke vraag die er is.',
  questions: asks.map((ask) => ({
    key: ask.replaceAll('-', '_'),
    ask,
    ...(unnamed.includes(ask) && { label: `Wat is je ${ask}?`, hint: 'Kort is goed.' }),
    ...(chosen.includes(ask) && { options }),
  })),
  thanks: 'Bedankt voor je moeite.',
  desk: 'bouwkundig',
}
