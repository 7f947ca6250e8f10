import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'

/** Phone number and opening hours of a desk, as a page gives them to a funnel (D20). */
export const desk = wire(z.array(z.string()).check(z.minLength(2), z.maxLength(2)), [
  '088 000 12 03',
  'maandag tot en met donderdag 9.00 – 17.30 uur, vrijdag 9.00 – 16.30 uur',
])
