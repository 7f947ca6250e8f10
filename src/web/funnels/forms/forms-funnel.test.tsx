import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { everyQuestion } from '../../../../test/kit/forms.ts'
import { send } from '../../../core/contract/forms/forms-calls.ts'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { funnelOf } from './forms-funnel.ts'
import FormIsland from './forms-island.tsx'
import { formsProperties, funnel, optional, trials } from './test-forms-ways.ts'

const { formId, thanks } = everyQuestion
const { version } = formsProperties

testFunnel(...trials)

describe('a form', () => {
  it('is drawn below a title of its page, with the words of its button', async () => {
    const draw = (form: object) =>
      renderToString(
        <FormIsland
          properties={{ ...form, version }}
          name="Thuisbasis"
          phone="088 000 12 00"
          hours="elke dag"
        />,
      )
    const out = draw(everyQuestion)
    expect(out).toContain('<h2 class="h1" tabindex="-1">Vraag naar alles</h2>')
    expect(out).not.toContain('<h1')
    expect(out).toContain('Versturen')
    expect(draw({ ...everyQuestion, button: 'Stuur maar' })).toContain('Stuur maar')
  })

  it('says what it was made from, and thanks in its own words on an emptied form', async () => {
    const small = funnelOf({ ...everyQuestion, questions: [{ key: 'wat', ask: 'line', label: 'Wat?' }] })
    const { store, environment } = openFunnel(small, { properties: formsProperties })
    store.set('wat', 'Een krakende trap')
    await store.next()
    expect(environment.calls[0]?.input).toEqual({
      params: { formId },
      body: { version, answers: { wat: 'Een krakende trap' } },
    })
    expect(store.getSnapshot().done).toMatchObject({ sentence: thanks, reference: '7KQM-X4TF' })
    expect(store.getSnapshot().answers).toEqual({})
  })

  it('that changed meanwhile keeps its answers, and leads to the page as it is now', async () => {
    const small = funnelOf({ ...everyQuestion, questions: [{ key: 'wat', ask: 'line', label: 'Wat?' }] })
    const { store, environment } = openFunnel(small, { properties: formsProperties })
    store.set('wat', 'Een krakende trap')
    environment.refuse(send, refusal(409, 'form-changed'))
    await store.next()
    expect(store.getSnapshot().trouble).toMatchObject({ help: { label: 'Laad de pagina opnieuw', href: '' } })
    expect(store.getSnapshot().answers).toEqual({ wat: 'Een krakende trap' })
    expect(JSON.stringify(environment.drafts.at(-1))).toContain('Een krakende trap')
  })

  it('has a draft of its own', () => {
    expect(funnel.draft?.key).not.toBe(optional.draft?.key)
    expect(funnel.draft?.key).toMatch(/^thuisbasis:/)
  })
})
