import { At, Picture } from './parts.tsx'

type Lines = { wall: string; roof: string; door: number; glass: string }

const pane = 'M-36 -32h16v16h-16Z'
/** For each house, which stands on y = 0: the paths of the walls, the roof and the window, and the left edge of the door. */
const shapes = {
  flat: { wall: 'M-44 0v-58h88V0Z', roof: 'M-50 -61H50', door: 14, glass: pane },
  low: { wall: 'M-44 0v-52L0 -70l44 18V0Z', roof: 'M-53 -52 0 -74 53 -52', door: 14, glass: pane },
  pitched: {
    wall: 'M-36 0v-46L0 -84l36 38V0Z',
    roof: 'M-44 -42 0 -89 44 -42',
    door: 8,
    glass: 'M-26 -32h16v16h-16Z',
  },
  steep: {
    wall: 'M-24 0v-36L0 -104l24 68V0Z',
    roof: 'M-29 -30 0 -110 29 -30',
    door: -7,
    glass: 'M-7 -58h14v14H-7Z',
  },
} satisfies Record<string, Lines>

/** A house with one of four roofs. Only the roof is in the colour of tiles, since that is what differs. */
export function RoofPicture({ shape }: { shape: keyof typeof shapes }) {
  const { wall, roof, door, glass } = shapes[shape]
  return (
    <Picture width={140} height={132}>
      <path d="M6 124h128" stroke="var(--pic-ripple)" strokeWidth="5" strokeLinecap="round" />
      <At x={70} y={122}>
        <path d={wall} fill="var(--pic-plaster)" />
        <path d={`M${door} 0v-20a7 7 0 0 1 14 0V0Z`} fill="var(--pic-canal)" />
        <path d={glass} fill="var(--pic-glass-3)" />
        <path
          d={roof}
          fill="none"
          stroke="var(--pic-brick)"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </At>
    </Picture>
  )
}
