import type { SettingsSeed } from '../src/core/content/settings.ts'

/** Scenarios that one may have worked out in a financial plan. */
export const scenarios: SettingsSeed['financial_plan'] = [
  {
    code: 'eerder-stoppen',
    text: 'Eerder stoppen met werken',
    hint: 'Wat heb je nodig tot je pensioen begint?',
  },
  { code: 'minder-werken', text: 'Minder werken', hint: 'Wat scheelt dat nu, en later in je pensioen?' },
  { code: 'partner-overlijdt', text: 'Mijn partner of ik overlijdt', hint: 'Kan de ander blijven wonen?' },
  { code: 'uit-elkaar', text: 'Uit elkaar gaan', hint: 'Wie kan het huis houden?' },
  { code: 'arbeidsongeschikt', text: 'Niet meer kunnen werken', hint: 'Door ziekte of een ongeluk.' },
  { code: 'aflossen', text: 'Extra aflossen of sparen', hint: 'Wat levert je meer op?' },
  { code: 'anders-wonen', text: 'Anders gaan wonen', hint: 'Verbouwen, kleiner wonen of verhuizen.' },
]
