import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { operation } from '../../../core/contract/operation.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { subject } from '../../../core/fields/request/subject.ts'
import { address } from '../../../core/groups/address.ts'
import type { Funnel } from '../definition/define.ts'
import type { Context } from '../definition/rule-context.ts'
import { refusal } from '../testing/test-environment.ts'
import { goodAnswers, locate, open, trial, walkTo } from '../testing/test-trial.ts'

const stepOf = ({ store }: ReturnType<typeof open>) => store.getSnapshot().step

describe('leaving a step', () => {
  const atTwo = async () => {
    const opened = open()
    await walkTo(opened, 'twee')
    for (const [path, value] of Object.entries(goodAnswers.twee ?? {})) opened.store.set(path, value)
    return opened
  }
  const answered = (opened: ReturnType<typeof open>) => opened.environment.callsOf(locate)

  it('asks once for the same answers, and again for others', async () => {
    const opened = await atTwo()
    await opened.store.next()
    opened.store.back()
    await opened.store.next()
    expect(answered(opened)).toHaveLength(1)
    opened.store.back()
    opened.store.set('home.postcode', '1012JS')
    expect(opened.store.getSnapshot().derived.furthest).toBe('twee')
    await opened.store.next()
    expect(answered(opened)).toHaveLength(2)
    expect(stepOf(opened)).toBe('drie')
  })

  it('stays with a sentence at the field when the server says no, with the error block when it fails', async () => {
    const opened = await atTwo()
    opened.environment.refuse(locate, refusal(404, 'unknown'))
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'twee',
      failed: true,
      errors: { 'home.postcode': 'Geweigerd.' },
      trouble: undefined,
    })
    for (const fault of [
      refusal(503, 'down'),
      refusal(408, 'slow'),
      refusal(429, 'busy'),
      new Error('odd'),
    ]) {
      opened.environment.refuse(locate, fault)
      await opened.store.next()
      expect(opened.store.getSnapshot()).toMatchObject({
        step: 'twee',
        trouble: { kind: 'generic' },
        errors: {},
      })
    }
    expect(opened.store.answer('home.city')).toBe('Amersfoort')
    expect(opened.environment.logged).toEqual(Array(5).fill('Failed to locate'))
    expect(opened.environment.events.at(-1)?.outcome).toBe('failed')
  })

  it('stays with a sentence for an answer that does not do', async () => {
    const opened = await atTwo()
    opened.environment.answerWith(locate, () => ({ lat: 52, open: false }))
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'twee',
      trouble: { kind: 'sentence', sentence: 'Hier komen we niet.' },
    })
    // the answer is known: its sentence shows again without another call
    await opened.store.next()
    expect(opened.store.getSnapshot().trouble).toMatchObject({ sentence: 'Hier komen we niet.' })
    expect(answered(opened)).toHaveLength(1)
  })

  it('tells a refusal that it knows help for in the words of the server, and any other failure in general', async () => {
    const help = { label: 'Inloggen', href: '/inloggen' }
    const leave = trial.onLeave?.twee
    if (!leave) throw new Error('nothing to leave')
    const { field: _, ...bare } = leave
    const opened = open({ ...trial, onLeave: { twee: { ...bare, help: { known: help } } } })
    await walkTo(opened, 'twee')
    for (const [path, value] of Object.entries(goodAnswers.twee ?? {})) opened.store.set(path, value)
    const troubleAfter = async (fault: Error) => {
      opened.environment.refuse(locate, fault)
      await opened.store.next()
      expect(opened.store.getSnapshot()).toMatchObject({ step: 'twee', failed: false })
      return opened.store.getSnapshot().trouble
    }
    expect(await troubleAfter(refusal(409, 'known'))).toEqual({
      kind: 'sentence',
      sentence: 'Geweigerd.',
      help,
    })
    expect(await troubleAfter(refusal(404, 'other'))).toEqual({ kind: 'generic' })
    expect(await troubleAfter(refusal(503, 'known'))).toEqual({ kind: 'generic' })
  })

  it('says so when a rule refuses what the step itself found', async () => {
    const message = 'Te ver weg.'
    const ok: NonNullable<Funnel['rules']>[number]['ok'] = (_known, { leaveAnswer: found }) =>
      (found('twee', locate)?.lat ?? 0) < 50
    const opened = open({ ...trial, rules: [{ field: 'home.postcode', message, ok }] })
    await walkTo(opened, 'twee')
    for (const [path, value] of Object.entries(goodAnswers.twee ?? {})) opened.store.set(path, value)
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'twee',
      failed: true,
      errors: { 'home.postcode': message },
      busy: 'no',
    })
  })

  it('pulls nobody along who went elsewhere or changed the answers in the meantime', async () => {
    const opened = await atTwo()
    const going = opened.store.next()
    opened.environment.visit('een')
    opened.store.followAddress()
    await going
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'een', busy: 'no' })
    const other = await atTwo()
    const leaving = other.store.next()
    other.store.set('home.postcode', '1012JS')
    await leaving
    expect(other.store.getSnapshot()).toMatchObject({ step: 'twee', busy: 'no' })
    const passed = other.environment.events.filter(({ outcome }) => outcome === 'passed')
    expect(passed.map(({ step }) => step)).toEqual(['een'])
  })
})

it('a step whose control was waited for pulls nobody along who went elsewhere meanwhile', async () => {
  const { store, environment } = open()
  await walkTo({ store, environment }, 'drie')
  for (const [path, value] of Object.entries(goodAnswers.drie ?? {})) store.set(path, value)
  let found: () => void = () => undefined
  store.wait(
    new Promise<void>((done) => {
      found = done
    }),
  )
  const going = store.next()
  environment.visit('een')
  store.followAddress()
  found()
  await going
  expect(store.getSnapshot()).toMatchObject({ step: 'een', busy: 'no' })
})

/** Mails the answer of an earlier call about a home, so it changes something. */
const mail = endpointOf(
  {
    name: 'trial.mail',
    method: 'POST',
    path: '/api/trial/mail',
    draftAnswer: z.object({ mailed: z.boolean() }),
  },
  operation({
    summary: 'Mailt.',
    body: group({ postcode: address.parts.postcode, lat: subject, more: optional(subject) }),
    answer: z.object({ mailed: z.boolean() }),
    example: { mailed: true },
    submits: true,
  }),
)
const mailOf = (
  { home, more }: { home: { postcode: string }; more?: string },
  { leaveAnswer: found }: Context<unknown>,
) => ({ body: { postcode: home.postcode, lat: String(found('twee', locate)?.lat), more } })
const twice: Funnel = {
  ...trial,
  onLeave: {
    ...trial.onLeave,
    'twee mail': {
      endpoint: mail,
      once: true,
      failure: 'Failed to mail',
      input: mailOf as never,
      fields: { postcode: 'home.postcode', lat: 'home.postcode' },
    },
  },
}

describe('several calls on leaving a step', () => {
  const atTwo = async (kept?: unknown) => {
    const opened = open(twice, kept === undefined ? {} : { kept, step: 'twee' })
    if (kept === undefined) {
      opened.store.set('kind', 'yes')
      opened.store.set('more', 'meer')
      await walkTo(opened, 'twee')
      for (const [path, value] of Object.entries(goodAnswers.twee ?? {})) opened.store.set(path, value)
    }
    return opened
  }
  const made = ({ environment }: Awaited<ReturnType<typeof atTwo>>) => environment.callsOf(mail)

  it('are made in their order, each with what those before it found, and once', async () => {
    const opened = await atTwo()
    await opened.store.next()
    expect(stepOf(opened)).toBe('drie')
    expect(opened.environment.calls.map(({ endpoint }) => endpoint)).toEqual([locate, mail])
    expect(made(opened)[0]?.input.body).toMatchObject({ lat: '52' })
    expect(made(opened)[0]?.idempotencyKey).toBeTruthy()
    opened.store.back()
    await opened.store.next()
    expect(opened.environment.calls).toHaveLength(2)
  })

  it('stop at the one that fails, which is tried again with the same key, also after a reload', async () => {
    const opened = await atTwo()
    opened.environment.refuse(mail, new Error('the line is gone'))
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'twee',
      busy: 'no',
      trouble: { kind: 'generic' },
    })
    await opened.store.next()
    const again = await atTwo(opened.environment.drafts.at(-1))
    await again.store.next()
    expect(stepOf(again)).toBe('drie')
    const keys = [...made(opened), ...made(again)].map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(JSON.stringify(again.environment.drafts.at(-1))).not.toContain(keys[0] as string)
    expect(opened.environment.callsOf(locate)).toHaveLength(1)
  })

  it('take another key for other answers, and after a refusal', async () => {
    const opened = await atTwo()
    const answers = [refusal(422, 'invalid'), refusal(503, 'down'), refusal(422, 'idempotency-key-reused')]
    opened.environment.answerWith(mail, () => {
      const fault = answers.shift()
      if (fault) throw fault
      return { mailed: true }
    })
    for (let tries = 0; tries < 3; tries++) await opened.store.next()
    expect(stepOf(opened)).toBe('drie')
    const [refused, down, reused, fresh] = made(opened).map(({ idempotencyKey }) => idempotencyKey)
    expect(reused).toBe(down)
    expect(new Set([refused, down, fresh]).size).toBe(3)
  })

  it('bring the fields that they refuse to their answers, on an earlier step too', async () => {
    const opened = await atTwo()
    opened.environment.refuse(mail, refusal(422, 'invalid', { postcode: ['Deze niet.'] }))
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'twee',
      failed: true,
      errors: { 'home.postcode': 'Deze niet.' },
      trouble: undefined,
    })
    opened.environment.refuse(mail, refusal(422, 'invalid', { more: ['Dit ook niet.'] }))
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'een',
      failed: true,
      busy: 'no',
      errors: { more: 'Dit ook niet.' },
    })
  })
})
