import type { SettingsSeed } from '../src/core/content/settings.ts'

const officeId = 85
const topics = (appointmentType: string, texts: Record<string, string>) =>
  Object.entries(texts).map(([code, text]) => ({ code, text, appointmentType, officeId }))

/** Questions that one may ask in an online advice, and the agenda that each is planned in. */
export const onlineAdvice: SettingsSeed['online_advice'] = [
  {
    code: 'bouwkundig',
    text: 'Bouwkundig',
    answers: topics('bouwkundig', {
      scheuren: 'Scheuren en fundering',
      vocht: 'Vocht en schimmel',
      isolatie: 'Isoleren en verduurzamen',
      onderhoud: 'Onderhoud en gebreken',
      verbouwen: 'Verbouwen',
    }),
  },
  {
    code: 'financieel',
    text: 'Financieel',
    answers: topics('financieel', {
      hypotheek: 'Mijn hypotheek',
      aflossen: 'Extra aflossen',
      verduurzamen: 'Verduurzamen betalen',
      later: 'Geld voor later',
      'uit-elkaar': 'Uit elkaar gaan',
    }),
  },
  {
    code: 'juridisch',
    text: 'Juridisch',
    answers: topics('juridisch', {
      buren: 'Buren en erfgrens',
      koop: 'Kopen en verkopen',
      aannemer: 'Aannemer of vakman',
      vve: 'Mijn VvE',
      gemeente: 'Vergunningen en gemeente',
    }),
  },
]
