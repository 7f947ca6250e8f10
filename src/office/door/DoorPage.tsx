import type { ReactNode } from 'react'
import type { OfficePage } from '../../core/staff/office-pages.ts'
import { officePaths } from '../../core/staff/office-pages.ts'
import { Button, ButtonLink } from '../../web/ui/Button.tsx'
import { LogoMark } from '../../web/ui/Logo.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'

type Page<Kind extends OfficePage['kind']> = Extract<OfficePage, { kind: Kind }>
type Errors = Readonly<Record<string, string>> | undefined

const codeHint = 'De zes cijfers uit je app, of een herstelcode.'

/** What belongs to no field, above the form. */
function Refusal({ errors }: { errors: Errors }) {
  const sentence = errors?.['']
  return sentence ? (
    <Notice tone="error" role="alert">
      <p>{sentence}</p>
    </Notice>
  ) : null
}

function CodeInput({ errors, hint }: { errors: Errors; hint: string }) {
  return (
    <TextInput
      id="code"
      name="code"
      label="Code"
      hint={hint}
      error={errors?.code}
      autoComplete="one-time-code"
      inputMode="text"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      width={16}
      autoFocus
      required
    />
  )
}

function PasswordField({ errors, isNew = false }: { errors: Errors; isNew?: boolean }) {
  return (
    <TextInput
      id="password"
      name="password"
      type="password"
      label="Wachtwoord"
      {...(isNew && { hint: 'Minstens 10 tekens. Een paar losse woorden achter elkaar is sterk.' })}
      error={errors?.password}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      spellCheck={false}
      required
    />
  )
}

function Login({ page: { back, emailAddress, errors } }: { page: Page<'login'> }) {
  return (
    <>
      <h1>Log in op het kantoor</h1>
      <Refusal errors={errors} />
      <form method="post" action={officePaths.login}>
        <input type="hidden" name="terug" value={back} />
        <TextInput
          id="emailAddress"
          name="emailAddress"
          type="email"
          label="E-mailadres"
          defaultValue={emailAddress}
          error={errors?.emailAddress}
          autoComplete="username"
          maxLength={254}
          autoFocus={!emailAddress}
          required
        />
        <PasswordField errors={errors} />
        <Button type="submit">Ga verder</Button>
      </form>
      <p className="muted">
        Hier werken medewerkers. Ben je lid of heb je een account op de site?{' '}
        <a href="/inloggen">Log in op de site</a>.
      </p>
      <p className="muted">
        Nog geen tweede factor? Open dan de link van je uitnodiging nog een keer. Wachtwoord of tweede factor
        kwijt? Vraag een beheerder om een nieuwe uitnodiging.
      </p>
    </>
  )
}

function Factor({ page: { hasPasskey, back, errors } }: { page: Page<'factor'> }) {
  return (
    <>
      <h1>Je tweede factor</h1>
      <Refusal errors={errors} />
      {hasPasskey && (
        <>
          <p hidden data-passkey-none="" />
          <Button hidden data-passkey="" data-back={back}>
            Log in met je passkey
          </Button>
          <p className="field-error" role="alert" data-passkey-error="" hidden />
        </>
      )}
      <form method="post" action={officePaths.factor}>
        <input type="hidden" name="terug" value={back} />
        <CodeInput errors={errors} hint={codeHint} />
        <Button type="submit" variant={hasPasskey ? 'secondary' : 'primary'}>
          Log in
        </Button>
      </form>
      <p>
        <a href={officePaths.login}>Opnieuw beginnen</a>
      </p>
    </>
  )
}

function SetupFactor({ page: { secret, picture, errors } }: { page: Page<'setup-factor'> }) {
  return (
    <>
      <h1>Stel je tweede factor in</h1>
      <p>
        Open een app met codes op je telefoon, zoals die van je wachtwoordbeheerder. Scan deze code, en vul
        daarna de zes cijfers in die de app laat zien.
      </p>
      <div
        className="door-picture"
        role="img"
        aria-label="Code om te scannen met je app"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the picture that the server drew of the secret
        dangerouslySetInnerHTML={{ __html: picture }}
      />
      <p>
        Kun je niet scannen? Typ dan deze sleutel over in je app:
        <br />
        <span className="door-secret" translate="no">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </span>
      </p>
      <Refusal errors={errors} />
      <form method="post" action={officePaths.setup}>
        <CodeInput errors={errors} hint="De zes cijfers uit je app." />
        <Button type="submit">Klaar</Button>
      </form>
    </>
  )
}

function RecoveryCodes({ page: { codes } }: { page: Page<'recovery-codes'> }) {
  return (
    <>
      <h1>Bewaar je herstelcodes</h1>
      <p>
        Ben je je telefoon kwijt? Dan log je in met een van deze codes. Elke code werkt één keer. Je ziet ze
        alleen nu: print ze, of bewaar ze in je wachtwoordbeheerder.
      </p>
      <ul className="code-list" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink href={officePaths.home}>Ik heb ze bewaard</ButtonLink>
    </>
  )
}

function Invitation({ page: { token, emailAddress, errors } }: { page: Page<'invitation'> }) {
  return (
    <>
      <h1>Kies je wachtwoord</h1>
      <p>Hierna stel je een tweede factor in, met een app op je telefoon.</p>
      <Refusal errors={errors} />
      <form method="post" action={`${officePaths.invitation}/${token}`}>
        <TextInput
          id="emailAddress"
          name="username"
          type="email"
          label="E-mailadres"
          defaultValue={emailAddress}
          autoComplete="username"
          readOnly
        />
        <PasswordField errors={errors} isNew />
        <Button type="submit">Ga verder</Button>
      </form>
    </>
  )
}

function InvitationOver() {
  return (
    <>
      <h1>Deze uitnodiging werkt niet meer</h1>
      <p>Ze is al gebruikt, of ouder dan zeven dagen. Vraag een beheerder om een nieuwe.</p>
      <p>
        <a href={officePaths.login}>Naar inloggen</a>
      </p>
    </>
  )
}

function OpenAgain({ page: { path } }: { page: Page<'open-again'> }) {
  return (
    <>
      <h1>Even geduld</h1>
      <p>
        <a href={path}>Ga verder naar het kantoor</a>
      </p>
    </>
  )
}

const bodyOf = (page: OfficePage): ReactNode => {
  switch (page.kind) {
    case 'login':
      return <Login page={page} />
    case 'factor':
      return <Factor page={page} />
    case 'setup-factor':
      return <SetupFactor page={page} />
    case 'recovery-codes':
      return <RecoveryCodes page={page} />
    case 'invitation':
      return <Invitation page={page} />
    case 'invitation-over':
      return <InvitationOver />
    case 'open-again':
      return <OpenAgain page={page} />
    case 'screens':
      return null
  }
}

/** The title of a page of the door, for the browser's tab. */
export const doorTitle: Readonly<Record<OfficePage['kind'], string>> = {
  login: 'Inloggen',
  factor: 'Tweede factor',
  'setup-factor': 'Tweede factor instellen',
  'recovery-codes': 'Herstelcodes',
  invitation: 'Uitnodiging',
  'invitation-over': 'Uitnodiging',
  'open-again': 'Even geduld',
  screens: 'Kantoor',
}

/** A page of the door: a small card that works without a script. */
export function DoorPage({ page, name }: { page: OfficePage; name: string }) {
  const isWide = page.kind === 'setup-factor' || page.kind === 'recovery-codes'
  return (
    <div className="door" {...(isWide && { 'data-wide': '' })}>
      <main id="inhoud" tabIndex={-1}>
        <span className="rail-logo">
          <LogoMark />
          <span>
            {name}
            <small>kantoor</small>
          </span>
        </span>
        {bodyOf(page)}
      </main>
    </div>
  )
}
