/** The fixed sentences of the complaint form (spec 000 sections 2 and 8, D73). */
export const complaintCopy = {
  title: 'Een klacht indienen',
  intro: 'Vertel ons wat er misging. Dan proberen we het goed te maken.',
  why: 'Dan vind je je klacht terug bij je aanvragen.',
  next: 'Wat er gebeurt',
  mail: { label: 'Meteen', value: 'Je krijgt een e-mail met je referentie en een kopie.' },
  look: { label: 'Daarna', value: 'Een collega die er niet bij betrokken was, zoekt het uit.' },
  end: { label: 'Tot slot', value: 'Je hoort de uitkomst, met uitleg.' },
  fact: 'We lezen elke klacht.',
  send: 'Versturen',
  received: 'Uw bericht is succesvol verzonden.',
  note: 'Je krijgt een e-mail met een kopie. Noem je referentie als je ons hierover belt.',
} as const
