/** The logo's picture: a stepped gable with an open door. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 34 34" aria-hidden="true">
      <path d="M3 31V14.5h4V10h4V5.5h12V10h4v4.5h4V31Z" className="logo-wall" />
      <path d="M12 31V19.5a5 5 0 0 1 10 0V31Z" className="logo-door" />
    </svg>
  )
}

/** The logo's picture and the association's name, linked to the home page. */
export function Logo({ name, href = '/' }: { name: string; href?: string }) {
  return (
    <a className="logo" href={href}>
      <LogoMark />
      {name}
    </a>
  )
}
