interface Props {
  /** A page that does the same without a script. */
  instead?: { label: string; href: string } | undefined
}

/** What stands above a form for who has no script: where the same goes without one, or who helps by phone. */
export function WithoutScript({ instead }: Props) {
  return (
    <noscript>
      <div className="wrap no-script">
        {instead ? (
          <p>
            Deze vragen werken alleen met JavaScript. Zonder JavaScript kun je naar de{' '}
            <a href={instead.href}>{instead.label}</a>.
          </p>
        ) : (
          <p>
            Dit formulier werkt alleen met JavaScript. Zet JavaScript aan in je browser, of{' '}
            <a href="/contact#bellen">bel ons</a>. Dan regelen we het samen.
          </p>
        )}
      </div>
    </noscript>
  )
}
