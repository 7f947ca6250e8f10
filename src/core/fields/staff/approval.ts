import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { idForm } from '../files/uploads.ts'

const unknown = 'Dit verzoek kennen we niet.'

/** The id of something that one member of staff asks for and another approves. */
export const approvalId = wire(
  z.string(unknown).check(z.regex(idForm, unknown)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  'Verzoek',
)

/** Whether somebody approves what a colleague asks for. */
export const approved = wire(z.boolean('Kies goedkeuren of afwijzen.'), true, 'Goedgekeurd')
