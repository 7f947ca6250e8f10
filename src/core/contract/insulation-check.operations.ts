import * as z from 'zod/mini'
import { wire } from '../fields/brick.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { question } from '../fields/question.ts'
import { person } from '../groups/person.ts'
import { operation } from './operation.ts'
import { keyReused } from './refusals.ts'

export const register = operation({
  summary: 'Neemt in: Isolatiecheck.',
  body: group({
    question,
    initials: person.parts.initials,
    infix: person.parts.inserts,
    lastName: person.parts.lastName,
    emailAddress: email,
  }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TB' },
  status: 201,
  submits: true,
  faults: [keyReused],
})

export const report = operation({
  summary: 'Neemt in: Isolatiecheck.',
  body: group({
    question,
    initials: person.parts.initials,
    infix: person.parts.inserts,
    lastName: person.parts.lastName,
    emailAddress: email,
  }),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TB' },
  status: 201,
  submits: true,
  faults: [keyReused],
})

export const estimates = operation({
  summary: 'Schattingen van isolatie.',
  query: group({ from: wire(z.iso.date('Dit is geen geldige dag.'), '2026-12-01') }),
  answer: z.object({ days: z.array(z.iso.date()) }),
  example: { days: ['2026-12-01', '2026-12-02'] },
})
