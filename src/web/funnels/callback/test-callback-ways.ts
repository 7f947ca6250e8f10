import { callbackRows } from '../../../core/callback/callback-summary-rows.ts'
import type { callBack } from '../../../core/contract/callback/callback-calls.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { callback } from './callback-funnel.ts'

const summary = ({ body }: InputOf<typeof callBack>) => callbackRows(body)

export const trials: FunnelTrial[] = [{ funnel: callback, summary }]
