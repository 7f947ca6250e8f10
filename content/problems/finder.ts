import type { Blocks } from '../../src/core/content/kinds.ts'
import { type Place, placePath, places, subjectIdOf } from './places.ts'

type Step = Blocks['problem_finder']['placeStep']

const results = '/problemen-oplossen/resultaten'
const anders: Step['generic'][number] = {
  name: 'Anders, namelijk',
  text: 'Zoek met je eigen woorden.',
  icon: 'magnifier',
  href: results,
}
const bouwkundige: Step['generic'][number] = {
  name: 'Ik weet het niet',
  text: 'Een bouwkundige belt je terug.',
  icon: 'phone',
  href: '/contact/terugbelafspraak-bouwtechnisch',
}

export const finderBlock: { kind: 'problem_finder' } & Blocks['problem_finder'] = {
  kind: 'problem_finder',
  anchor: 'plekken',
  results: { href: results },
  placeStep: { title: 'Waar zit het probleem?', generic: [anders, bouwkundige] },
  subjectStep: { title: 'Waar gaat het over?', generic: [anders, bouwkundige] },
  problemStep: { title: 'Wat zie je?', generic: [anders, bouwkundige] },
  places: (Object.keys(places) as Place[]).map((id) => ({
    id,
    name: places[id].name,
    icon: places[id].icon,
    href: placePath(id),
    subjects: Object.entries(places[id].subjects).map(([name, icon]) => ({
      id: subjectIdOf(id, name),
      name,
      icon,
    })),
  })),
}
