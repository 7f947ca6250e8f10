interface RangeProps {
  low: number
  value: number
  high: number
  /** Writes an amount: `€ 399.000`. */
  show: (amount: number) => string
}

/** Measures in units of the drawing: the room beside the line, its length, and its y. */
const [side, length, line] = [20, 300, 56]

/** A value between two others, drawn on a line. The picture is decoration: the same amounts stand in words beside it. */
export function RangePicture({ low, value, high, show }: RangeProps) {
  const at = (amount: number) => side + (high === low ? 0.5 : (amount - low) / (high - low)) * length
  return (
    <svg className="range-picture" viewBox="0 0 340 96" aria-hidden="true" focusable="false">
      <path className="range-line" d={`M${side} ${line}H${side + length}`} />
      <path className="range-ends" d={`M${side} ${line - 10}v20M${side + length} ${line - 10}v20`} />
      <circle className="range-value" cx={at(value)} cy={line} r={11} />
      <text x={at(value)} y={line - 26} textAnchor="middle" className="range-main">
        {show(value)}
      </text>
      <text x={side} y={line + 34} textAnchor="start">
        {show(low)}
      </text>
      <text x={side + length} y={line + 34} textAnchor="end">
        {show(high)}
      </text>
    </svg>
  )
}
