import type { RequestWhole } from './request-words.ts'

type Answer = RequestWhole['answers'][number]

/** Questions and answers of a request, each group below its heading. Whatever a visitor typed is text and nothing else. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  if (answers.length === 0) return <p className="muted">Er is niets ingevuld.</p>
  const sections = [...Map.groupBy(answers, ({ section }) => section ?? '')]
  return sections.map(([section, own]) => (
    <div key={section} className="answers-part">
      {section && <h3>{section}</h3>}
      <dl className="answers">
        {own.map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers have no name of their own, and never change places
          <div key={at}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
