import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { isText, keepLetters, lettersCount } from '../kit/use-keys.ts'

const keys = [
  ['Ctrl K', 'Ga naar een scherm, of zet een link in een tekst die je schrijft'],
  ['/', 'Zoek een aanvraag'],
  ['j of ↓', 'Volgende regel in een lijst, of volgende aanvraag'],
  ['k of ↑', 'Vorige regel in een lijst, of vorige aanvraag'],
  ['Enter', 'Open de regel'],
  ['e', 'Neem de aanvraag, of houd bij je wat je van de stapel pakte'],
  ['v', 'Pak de volgende van de stapel, bij Vandaag, de stapel en de aanvragen'],
  ['r, m of w', 'Schrijf de afzender, vraag meer, of wijs de aanvraag af'],
  ['x', 'Kies de regel, bij Aanvragen en bij Vastgelopen'],
  ['g, n, h of o', 'Geef de aanvraag aan iemand, noteer iets, handel de aanvraag af of open die weer'],
  ['d', 'Geef de aanvraag door aan de partner'],
  ['a', 'Verbeter een antwoord van de aanvraag'],
  ['t', 'Noteer bij een terugbelafspraak dat je belde'],
  ['l of w', 'Koppel een opzegging aan een lid, of weiger de opzegging'],
  ['b, dan 1 tot 5', 'Noteer een telefoongesprek, en hoe het afliep'],
  ['F6', 'Naar het volgende deel van een tekst die je schrijft, met Shift naar het vorige'],
  ['Alt F10', 'Naar de knoppen voor opmaak, met Esc terug naar de tekst en nog eens eruit'],
  ['Alt ↑ of Alt ↓', 'Verplaats het blok, in de opbouw'],
  ['Delete', 'Haal het blok weg, in de opbouw'],
  ['Ctrl Z', 'Zet het blok terug dat je het laatst weghaalde, buiten een veld'],
  ['Ctrl S', 'Bewaar nu'],
  ['Ctrl Enter', 'Verstuur of bewaar wat je schrijft'],
  ['Esc', 'Sluit wat openstaat'],
  ['? of Ctrl /', 'Deze lijst'],
] as const

/**
 * The list of all keys, opened by `?` or Ctrl and a slash. Letters work outside of fields only, and can be turned off here, since
 * who speaks to the computer may say one by accident (WCAG 2.1.4).
 */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  const [letters, setLetters] = useState(lettersCount)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key === '?' && lettersCount() && !isText(event)
      const isForced = event.key === '/' && (event.ctrlKey || event.metaKey)
      if (!isAsked && !isForced) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const turn = () => {
    keepLetters(!letters)
    setLetters(!letters)
  }
  return (
    <Dialog title="Toetsen" isOpen={isOpen} onClose={() => setOpen(false)}>
      <dl className="facts-list">
        {keys.map(([key, what]) => (
          <div key={key} className="keys-row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        {letters
          ? 'Losse letters werken als toets, behalve in een veld.'
          : 'Losse letters doen niets. In een lijst werken de pijltjes.'}
      </p>
      <div className="buttons">
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Sluit
        </Button>
        <Button variant="quiet" onClick={turn}>
          {letters ? 'Zet losse letters uit' : 'Zet losse letters aan'}
        </Button>
        <Link className="btn btn-quiet" href="/hulp" onClick={() => setOpen(false)}>
          Hoe doe ik iets?
        </Link>
      </div>
    </Dialog>
  )
}
