interface Props {
  instead?: { label: string; href: string } | undefined
}

/** The notice above a form for visitors without script: where the same is possible without one, or who to call. */
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
