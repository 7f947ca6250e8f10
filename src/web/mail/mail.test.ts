import { expect, test } from 'vitest'
import type { MailContent, Sender } from '../../core/render.ts'
import { renderMail } from './render-mail.ts'

const sender: Sender = {
  name: 'Thuisbasis',
  phone: '033 123 45 67',
  hours: 'maandag tot en met vrijdag 9.00 tot 17.30 uur',
  email: 'service@thuisbasis.nl',
  siteUrl: 'https://www.thuisbasis.nl',
}
const content: MailContent = {
  subject: 'Je klus is aangevraagd',
  greeting: 'Beste J. de Vries,',
  intro: ['We hebben je aanvraag ontvangen.', 'Hieronder lees je wat er nu gebeurt.'],
  reference: 'KL-7H4K-2M9Q',
  next: ['Vandaag: de vakman krijgt je aanvraag.', 'Binnen 2 werkdagen: je hoort welk moment het wordt.'],
  action: { label: 'Naar je aanvraag', url: 'https://www.thuisbasis.nl/mijn?a=1&b=2' },
  answers: [
    { section: 'Jouw klus', label: 'Wat is de klus?', value: 'Lekkende kraan repareren' },
    {
      section: 'Jouw klus',
      label: 'Omschrijving van de klus',
      value: 'Eerste regel\nTweede <b>regel</b> & "meer"',
    },
    { section: 'Jouw gegevens', label: 'Achternaam', value: 'Ĳsbrandt-’t Hart' },
  ],
  outro: ['Tot snel!'],
}

test('the text version carries everything that the HTML version does', async () => {
  const { html, text } = await renderMail(content, sender)
  for (const part of [
    content.greeting,
    ...content.intro,
    'KL-7H4K-2M9Q',
    ...(content.next ?? []),
    'Lekkende kraan repareren',
    'Ĳsbrandt-’t Hart',
    'Tot snel!',
    sender.email,
  ]) {
    expect(text.replace(/\s+/g, ' ')).toContain(part)
    expect(html.replace(/<!-- -->/g, '')).toContain(part)
  }
  expect(text).toContain('https://www.thuisbasis.nl/mijn?a=1&b=2')
  expect(text).toContain('Eerste regel\nTweede <b>regel</b> & "meer"')
  expect(text.match(/Jouw klus/g)).toHaveLength(1)
})

test('the text version reads as a letter', async () => {
  const { text } = await renderMail(content, sender)
  expect(text).toBe(`Thuisbasis


Je klus is aangevraagd

Beste J. de Vries,

We hebben je aanvraag ontvangen.

Hieronder lees je wat er nu gebeurt.

Je referentie
KL-7H4K-2M9Q


Wat er nu gebeurt

1. Vandaag: de vakman krijgt je aanvraag.
2. Binnen 2 werkdagen: je hoort welk moment het wordt.

Naar je aanvraag (https://www.thuisbasis.nl/mijn?a=1&b=2)

Tot snel!

----------------------------------------


Wat je hebt ingevuld


Jouw klus

Wat is de klus?
Lekkende kraan repareren

Omschrijving van de klus
Eerste regel
Tweede <b>regel</b> & "meer"


Jouw gegevens

Achternaam
Ĳsbrandt-’t Hart

----------------------------------------

Liever mailen? Dat kan naar service@thuisbasis.nl.
Thuisbasis, www.thuisbasis.nl
`)
})

test('the number to call is a link and does not break; a number that somebody typed is no link', async () => {
  const outro = ['Vragen? Bel ons op 033 123 45 67 (werkdagen).']
  const answers = [{ label: 'Vraag', value: 'Bel 088 765 43 21' }]
  const { html, text } = await renderMail({ ...content, outro, answers }, sender)
  expect(text).toContain('033\u00a0123\u00a045\u00a067')
  expect([...html.matchAll(/href="tel:(\d+)"/g)].map(([, number]) => number)).toEqual(['0331234567'])
})

test('what somebody typed is text, never markup', async () => {
  const { html } = await renderMail(content, sender)
  expect(html).toContain('Tweede &lt;b&gt;regel&lt;/b&gt; &amp; &quot;meer&quot;')
})

test('nothing is fetched from elsewhere', async () => {
  const { html } = await renderMail(content, sender)
  expect(html).not.toMatch(/<(img|script|iframe|video)\b|<link\b|@import|url\(|background=/i)
})

test('one step has no number, in either version', async () => {
  const { html, text } = await renderMail({ ...content, next: ['De vakman krijgt je aanvraag.'] }, sender)
  expect(text).toContain('Wat er nu gebeurt\n\nDe vakman krijgt je aanvraag.\n')
  expect(html).toContain('De vakman krijgt je aanvraag.')
  expect(html).not.toContain('<ol')
})

test('parts that a mail does not have leave nothing behind', async () => {
  const bare = await renderMail({ subject: 'Kort', greeting: 'Beste lezer,', intro: ['Eén zin.'] }, sender)
  for (const heading of ['Je referentie', 'Wat er nu gebeurt', 'Wat je hebt ingevuld', 'undefined']) {
    expect(bare.html).not.toContain(heading)
    expect(bare.text).not.toContain(heading)
  }
})
