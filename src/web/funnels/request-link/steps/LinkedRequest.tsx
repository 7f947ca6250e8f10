import type { AnswerOf } from '../../../../core/contract/endpoint.ts'
import type { readRequest } from '../../../../core/contract/request-link/request-link-calls.ts'
import { formatDay } from '../../../../core/kernel/day.ts'
import { lookInWords } from '../../../../core/staff/looks.ts'
import { DefinitionList, Panel } from '../../../ui/Facts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { requestLinkCopy } from '../request-link-content.ts'

type Request = NonNullable<AnswerOf<typeof readRequest>['request']>

/** Which request it is, how it is, and who of the association looked at it. */
export function LinkedRequest({ request }: { request: Request }) {
  const { title, receivedOn, reference, state, stateText, looks, more } = request
  return (
    <Fields>
      <DefinitionList
        wide
        facts={[
          { term: requestLinkCopy.request, value: title },
          { term: requestLinkCopy.received, value: formatDay(receivedOn, 'plain') },
          { term: requestLinkCopy.reference, value: reference, exact: true },
          { term: requestLinkCopy.state, value: `${state}. ${stateText}` },
        ]}
      />
      <Panel title={requestLinkCopy.looks}>
        {looks.length > 0 ? (
          <>
            <DefinitionList
              wide
              facts={looks.map((look) => ({
                term: formatDay(look.day, 'plain'),
                value: `${lookInWords(look)}.${look.why ? ` ${look.why}.` : ''}`,
              }))}
            />
            <p className="muted small">
              {requestLinkCopy.names} {more && requestLinkCopy.newest}
            </p>
          </>
        ) : (
          <p>{requestLinkCopy.nobody}</p>
        )}
      </Panel>
    </Fields>
  )
}
