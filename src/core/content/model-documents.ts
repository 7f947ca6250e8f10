import type { ModelName } from '../fields/content/document.ts'

/** How each question of a model begins: it stands where a text is to come, and is told as a tip until it is gone. */
export const promptStart = '[Vul in: '

/** A model that new pages may begin as. */
interface ModelDocument {
  name: ModelName
  /** What a page that begins so is called. */
  label: string
  about: string
  /** Codename of the page below which such pages stand. */
  under: string
}

/** Models of new pages: blocks with questions in the place of texts, so that no text of another page is published by mistake. */
export const modelDocuments: readonly ModelDocument[] = [
  {
    name: 'dienst',
    label: 'Dienst',
    about: 'Wat het is, zo werkt het, wat het kost en wie je belt. Met vragen die jij invult.',
    under: 'diensten',
  },
  {
    name: 'nieuws',
    label: 'Nieuws',
    about: 'Een bericht met een datum, dat in de lijsten van nieuws komt.',
    under: 'nieuws',
  },
  {
    name: 'artikel',
    label: 'Artikel',
    about: 'Een probleem in huis: wat je ziet, hoe het komt en wat je doet. Het onderwerp kies je daarna.',
    under: 'problemen_oplossen',
  },
]
