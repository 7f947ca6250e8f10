/** A document that new pages may begin as. */
interface ModelDocument {
  codename: string
  /** What a page that begins so is called. */
  label: string
  about: string
  /** Codename of the page below which such pages stand. */
  under: string
}

/** Models of new pages. A model that is not on the site is not offered. */
export const modelDocuments: readonly ModelDocument[] = [
  {
    codename: 'klusservice',
    label: 'Dienst',
    about: 'Wat het is, zo werkt het, wat het kost en wie je belt.',
    under: 'diensten',
  },
  {
    codename: 'nieuws_huis_winterklaar',
    label: 'Nieuws',
    about: 'Een bericht met een datum, dat in de lijsten van nieuws komt.',
    under: 'nieuws',
  },
  {
    codename: 'probleem_kraan_druppelt',
    label: 'Artikel',
    about: 'Een probleem in huis: wat je ziet, hoe het komt en wat je doet.',
    under: 'problemen_oplossen',
  },
]
