/** What stands above a form for who has no script. */
export function WithoutScript() {
  return (
    <noscript>
      <div className="wrap no-script">
        <p>
          Dit formulier werkt alleen met JavaScript. Zet JavaScript aan in je browser, of{' '}
          <a href="/contact">bel ons</a>. Dan regelen we het samen.
        </p>
      </div>
    </noscript>
  )
}
