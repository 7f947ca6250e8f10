import { account } from './account.ts'
import { carousel } from './carousel.ts'
import { confirmation } from './confirmation.ts'
import { frames } from './frames.ts'
import { logout } from './logout.ts'
import { membership } from './membership.ts'
import { menu } from './menu.ts'
import { print } from './print.ts'
import { searchBox } from './search-box.ts'
import { share } from './share.ts'
import { survey } from './survey.ts'
import { tabs } from './tabs.ts'
import { timeline } from './timeline.ts'
import { viewers } from './viewers.ts'

// The plain script of every page. Each part finds its own HTML, which works without script; a part that fails does not stop the
// others.
for (const part of [
  confirmation,
  membership,
  tabs,
  timeline,
  carousel,
  frames,
  account,
  logout,
  menu,
  searchBox,
  share,
  survey,
  print,
  viewers,
])
  try {
    part(document)
  } catch (error) {
    console.error(error)
  }
