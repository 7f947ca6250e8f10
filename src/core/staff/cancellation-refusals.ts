/** Reasons for which staff refuse a cancellation of a membership. */
export const refusals = [
  'geen-lid',
  'al-opgezegd',
  'stopt-vanzelf',
  'niet-van-lid',
  'blijft-lid',
  'onzin',
] as const
export type Refusal = (typeof refusals)[number]

/** How one of these reasons is told. */
interface RefusalWords {
  /** To whoever chooses it. */
  office: string
  /** In the mail to the sender; null where nobody is mailed. None of these tells whether somebody else is a member. */
  sender: string | null
}

/** The words of each reason. Nonsense is not answered: it may have been sent only to make us mail its address. */
export const refusalWords: Readonly<Record<Refusal, RefusalWords>> = {
  'geen-lid': {
    office: 'We vinden geen lid',
    sender: 'We vonden geen lidmaatschap bij de gegevens die je invulde.',
  },
  'al-opgezegd': { office: 'Het is al opgezegd', sender: 'Dit lidmaatschap is al eerder opgezegd.' },
  'stopt-vanzelf': {
    office: 'Het stopt vanzelf, zoals een cadeau',
    sender: 'Dit lidmaatschap stopt vanzelf. Opzeggen hoeft niet.',
  },
  'niet-van-lid': {
    office: 'Het lid zegt niet zelf op',
    sender: 'We konden niet vaststellen dat het lid zelf opzegt.',
  },
  'blijft-lid': {
    office: 'De afzender bedacht zich',
    sender: 'We hoorden van je dat het lidmaatschap toch doorloopt.',
  },
  onzin: { office: 'Het is onzin', sender: null },
}
