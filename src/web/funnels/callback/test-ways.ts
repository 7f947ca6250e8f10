import { rowsOf } from '../../../core/callback/summary-rows.ts'
import type { callBack } from '../../../core/contract/callback/calls.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { callback } from './funnel.ts'

const summary = ({ body }: InputOf<typeof callBack>) => rowsOf(body)

export const tried: FunnelTrial[] = [{ funnel: callback, summary }]
