import { roleLabels } from '../../staff/roles.ts'
import { relabel } from '../brick/brick.ts'
import { choices } from '../brick/choices.ts'
import { runTimeChoices } from '../brick/run-time-choice.ts'

const anyRoles = choices({
  label: 'Rollen',
  missing: 'Kies minstens één rol.',
  options: [
    { value: 'member-service', label: roleLabels['member-service'] },
    { value: 'adviser', label: roleLabels.adviser },
    { value: 'editor', label: roleLabels.editor },
    { value: 'finance', label: roleLabels.finance },
    { value: 'operator', label: roleLabels.operator },
  ],
})

/** The roles that somebody gets in the office; they add up (D86). The example goes with that of the desks. */
export const givenRoles = relabel(anyRoles, { example: ['adviser'] })

/** The desks of an adviser, by their keys in the settings; the server knows which there are. */
export const givenDesks = runTimeChoices({
  label: 'Loketten',
  hint: 'Alleen voor een adviseur.',
  example: 'juridisch',
  missing: 'Kies minstens één loket.',
  max: 20,
})
