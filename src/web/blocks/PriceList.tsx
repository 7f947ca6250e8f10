import { Prose, Section } from '../ui/Page.tsx'
import type { BlockProps } from './frame.ts'

export function PriceList({ block }: BlockProps<'price_list'>) {
  const { anchor, title, intro, rows, after } = block
  return (
    <Section id={anchor} title={title} lead={intro}>
      <table className="prices">
        <caption className="unseen">{title}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">Wat</th>
            <th scope="col">Prijs</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">
                {row.what}
                {row.note && <span className="small muted">{row.note}</span>}
              </th>
              <td>{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {after && <Prose html={after.html} />}
    </Section>
  )
}
