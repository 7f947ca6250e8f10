type ProgressProps = {
  label: string
  value: number
  max: number
  text: string
}

/** A progress bar with words. It is silent: put an element with the role `status` beside it. */
export function Progress({ label, value, max, text }: ProgressProps) {
  return (
    <div className="progress">
      <progress aria-label={label} value={value} max={max} />
      <p>{text}</p>
    </div>
  )
}
