const viewers = [
  { as: 'visitor', label: 'Bezoeker' },
  { as: 'registered', label: 'Ingeschreven, geen lid' },
  { as: 'member', label: 'Lid' },
] as const

/** In development only: a bar to look at the site as somebody else. The plain script sends the choice. */
export function ViewerBar() {
  return (
    <aside className="viewer-bar" aria-label="Bekijk als" data-viewers="">
      <span>Bekijk als</span>
      {viewers.map(({ as, label }) => (
        <button type="button" className="btn btn-small btn-secondary" key={as} value={as}>
          {label}
        </button>
      ))}
    </aside>
  )
}
