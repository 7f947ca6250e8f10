const marks = /(\*[^*]+\*|`[^`]+`)/

/** A text of the handbook: labels stand out, keys look like keys. */
export function Told({ text }: { text: string }) {
  return text.split(marks).map((part, at) => {
    const inner = part.slice(1, -1)
    // the parts of a text never change places
    const key = `${at} ${part}`
    if (part.startsWith('*')) return <strong key={key}>{inner}</strong>
    if (part.startsWith('`')) return <kbd key={key}>{inner}</kbd>
    return part
  })
}
