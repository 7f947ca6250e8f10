import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import { applicationRows } from '../../../core/insurance/application-words.ts'
import type { Runtime } from '../context.ts'
import { insuranceDesk } from './desk.ts'
import { readApplications } from './read-application.ts'

/**
 * What the insurer decided about these requests, as rows above their answers, by ids of the requests. Requests without an
 * application are left out.
 */
export const ownApplications = async (
  runtime: Runtime,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, FrozenAnswer[]>> => {
  const applications = await readApplications(runtime, submissionIds)
  if (applications.size === 0) return new Map()
  const desk = await insuranceDesk(runtime)
  return new Map([...applications].map(([id, one]) => [id, applicationRows(one, desk)]))
}

export const ownApplication = async (runtime: Runtime, submissionId: string): Promise<FrozenAnswer[]> =>
  (await ownApplications(runtime, [submissionId])).get(submissionId) ?? []
