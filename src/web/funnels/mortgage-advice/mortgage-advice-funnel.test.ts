import { expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { decisionTree, register } from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import { decisionTree as operation } from '../../../core/contract/mortgage-advice/mortgage-advice-operations.ts'
import { meetingRows } from '../../../core/groups/office-rows.ts'
import { moneyMeetings } from '../../../core/rules/meetings.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { fillStep, walkAll } from '../../engine/testing/test-walk.ts'
import { mortgageAdvice, mortgageAdviceNationwide } from './mortgage-advice-funnel.ts'
import { trials } from './test-mortgage-advice-ways.ts'

const tree = operation.example
testFunnel(...trials)

test('only what a situation asks is asked, and another situation asks anew', async () => {
  const { store, environment } = openFunnel(mortgageAdvice)
  environment.answerWith(decisionTree, () => ({
    ...tree,
    answers: [
      ...tree.answers,
      { code: 'oversluiten', text: 'Oversluiten', inventoryType: 3, asksPartner: false },
    ],
  }))
  await expect.poll(() => store.getSnapshot().derived.options.situation?.length).toBe(2)
  const shown = (name: string) => store.getSnapshot().derived.shown(name)
  expect([shown('followUp'), shown('withPartner')]).toEqual([false, false])
  store.set('situation', 'eerste-huis')
  expect([shown('followUp'), shown('withPartner')]).toEqual([true, true])
  store.set('followUp', 'zoeken')
  store.set('withPartner', 'yes')
  store.set('situation', 'oversluiten')
  expect([shown('followUp'), shown('withPartner')]).toEqual([false, false])
  store.set('situation', 'eerste-huis')
  expect(store.answer('followUp')).toBeUndefined()
  expect(store.answer('withPartner')).toBeUndefined()
})

test('a reload leads to the step that was open, whatever the situation asks, before the tree is read and after', async () => {
  const [both] = tree.answers
  if (!both) throw new Error('no example')
  const { followUpQuestion: _, ...partner } = both
  const neither = { ...partner, asksPartner: false }
  const situations = { both, partner, neither, 'follow-up': { ...both, asksPartner: false } }
  const reload = async ([, situation]: [string, typeof both | typeof partner]) => {
    const answer = () => ({ ...tree, answers: [situation] })
    const walk = { ...openFunnel(mortgageAdvice), way: { name: 'any' } }
    walk.environment.answerWith(decisionTree, answer)
    await expect.poll(() => walk.store.getSnapshot().derived.options.situation?.length).toBe(1)
    fillStep(walk)
    await walk.store.next()
    const kept = walk.environment.drafts.at(-1)
    const { store, environment } = openFunnel(mortgageAdvice, { step: 'planning', kept })
    environment.answerWith(decisionTree, answer)
    const here = () => store.getSnapshot().step
    expect(here(), 'before the tree is read').toBe('planning')
    store.ask('decision tree', undefined)
    await expect.poll(() => store.peek('decision tree', undefined).state).toBe('ready')
    store.followAddress()
    expect(here(), 'once it is read').toBe('planning')
    expect(store.answer('followUp')).toBe(walk.store.answer('followUp'))
  }
  expect(await failures(Object.entries(situations), reload)).toEqual([])
})

test('a talk by video or phone is with the office that serves the whole country, from either page', async () => {
  for (const [funnel, meeting, officeCode] of [
    [mortgageAdvice, 'Kantoorbezoek', 85],
    [mortgageAdvice, 'Beeldbellen', 32],
    [mortgageAdvice, 'Telefonisch', 32],
    [mortgageAdviceNationwide, 'Beeldbellen', 32],
  ] as const) {
    const opened = openFunnel(funnel)
    await walkAll({ ...opened, way: { name: meeting, answers: { meeting } } })
    const sent = opened.environment.callsOf(register).map(({ input }) => input.body)
    expect(sent).toMatchObject([{ appointment: { appointmentType: meeting, officeCode } }])
  }
})

test('an office is named only where one comes to it', () => {
  const at = { date: '2026-12-01', time: '09:00:00' }
  const labels = (appointmentType: (typeof moneyMeetings)[number]) =>
    meetingRows({ ...at, appointmentType }, 'Utrecht').map(({ label }) => label)
  for (const meeting of moneyMeetings)
    expect(labels(meeting).includes('Kantoor'), meeting).toBe(meeting === 'Kantoorbezoek')
})

test('who lives in the home that the advice is about gives its address once', async () => {
  const { store, environment } = openFunnel(mortgageAdvice)
  const shown: boolean[] = []
  await walkAll({ store, environment, way: { name: 'lives there' } }, (step) => {
    store.set('livesThere', true)
    if (step === 'gegevens') shown.push(store.getSnapshot().derived.shown('home'))
  })
  expect(shown).toEqual([false])
  expect(environment.callsOf(register)[0]?.input.body).toMatchObject({
    decisionTree: { advicePostcode: '3821BT' },
    mortgageAdviceData: { postcode: '3821BT', streetName: 'Voorbeeldlaan', city: 'Amersfoort' },
  })
})
