import { classes } from '../ui/classes.ts'
import { Section } from '../ui/Page.tsx'
import { Desk } from './Desk.tsx'
import type { BlockProps } from './frame.ts'

export function Desks({ block: { anchor, title, intro, desks }, frame }: BlockProps<'desks'>) {
  return (
    <Section id={anchor} title={title} lead={intro}>
      <div className={classes('desks', desks.length === 1 && 'desks-one')}>
        {desks.map((name) => {
          const desk = frame.settings.desks[name]
          return desk && <Desk key={name} desk={desk} level={title ? 3 : 2} />
        })}
      </div>
    </Section>
  )
}
