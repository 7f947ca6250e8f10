import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import type { ReplyAct } from '../../../core/staff/reply-acts.ts'
import { judgeFile, keepFile } from '../files/keep-files.ts'
import type { Upload } from '../files/upload.ts'
import { answerIn } from '../messages/answer.ts'
import { attachToReply } from '../messages/attach.ts'
import { carryOut } from '../messages/carry-out.ts'
import { keepReply } from '../messages/drafts.ts'
import { sendReply } from '../messages/send-reply.ts'
import { noteRead } from '../messages/thread.ts'
import { bringBackUnanswered } from '../messages/unanswered.ts'
import { claimRequest } from '../requests/claim.ts'
import type { DemoColleague, DemoStory } from '../requests/demo-request-list.ts'
import { type DemoDesk, sender, site } from './demo-desk.ts'
import { adviceOnDamp, stainOnWall } from './demo-files.ts'

const minute = 1 / 60

/** Ids of files to send along: none where they cannot be kept now, as a demo starts without its partners too. */
const idsOf = async (kept: Promise<string>): Promise<string[]> => {
  try {
    return [await kept]
  } catch (thrown) {
    if (thrown instanceof Fault || thrown instanceof PartnerError) return []
    throw thrown
  }
}

/** A message of a colleague, as it went so many hours ago. */
interface Written {
  by: DemoColleague
  hoursAgo: number
  act: ReplyAct
  text: string
  file?: Upload
}

const write = async (desk: DemoDesk, story: DemoStory, of: Written): Promise<void> => {
  const { id, reference } = desk.requestOf(story)
  // it waits for its minute first
  const ctx = desk.at(of.hoursAgo + minute, desk.staff[of.by])
  const attach = async (file: Upload) => (await attachToReply.run(ctx, { reference, file })).id
  const files = of.file ? await idsOf(attach(of.file)) : []
  await sendReply.run(ctx, { reference, act: of.act, text: of.text, files })
  const { id: act } = await desk.tx
    .selectFrom('waiting_act')
    .select('id')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  await carryOut(desk.at(of.hoursAgo, site), { act })
}

/** An answer of its sender, as it came so many hours ago. */
interface Answered {
  hoursAgo: number
  text: string
  file?: Upload
}

const answer = async (desk: DemoDesk, story: DemoStory, of: Answered): Promise<void> => {
  const ctx = desk.at(of.hoursAgo, sender)
  const field = 'files'
  const keep = async (file: Upload) => keepFile(ctx, file.name, await judgeFile(ctx, file, field))
  const files = of.file ? await idsOf(keep(of.file)) : []
  await answerIn(desk.tx, ctx, desk.requestOf(story), { text: of.text, files, field })
}

/** Notes that what was written so far was read, so many hours ago. */
const read = (desk: DemoDesk, story: DemoStory, by: { reader: 'us' | 'sender'; hoursAgo: number }) =>
  noteRead(desk.at(by.hoursAgo, site), desk.requestOf(story).id, by.reader)

/** Five messages, with a file from either side. */
const writeThread = async (desk: DemoDesk): Promise<void> => {
  const story = 'thread'
  const by = 'medewerker'
  await write(desk, story, {
    by,
    hoursAgo: 150,
    act: 'ask',
    text: 'Kun je een foto van de natte plek sturen? Dan ziet onze bouwkundige wat het is.',
  })
  await read(desk, story, { reader: 'sender', hoursAgo: 135 })
  await answer(desk, story, {
    hoursAgo: 130,
    text: 'Hier is de foto. Het is de muur aan de kant van de tuin.',
    file: stainOnWall(),
  })
  await read(desk, story, { reader: 'us', hoursAgo: 110 })
  await write(desk, story, {
    by,
    hoursAgo: 104,
    act: 'message',
    text: 'Dank je. Het lijkt op water dat van buiten komt. In de bijlage staat wat je eerst zelf kunt doen.',
    file: adviceOnDamp(),
  })
  await read(desk, story, { reader: 'sender', hoursAgo: 90 })
  await answer(desk, story, {
    hoursAgo: 80,
    text: 'De goot zat vol met bladeren. Die is nu schoon. Moet ik ook iets met de ventilatie?',
  })
  await read(desk, story, { reader: 'us', hoursAgo: 60 })
  await write(desk, story, {
    by,
    hoursAgo: 54,
    act: 'message',
    text: 'Goed gedaan. Laat het rooster altijd open. We kijken over twee weken of de muur droog is.',
  })
  await read(desk, story, { reader: 'sender', hoursAgo: 50 })
}

/** What waits for its sender, and what its sender wrote. */
const askAndAnswer = async (desk: DemoDesk): Promise<void> => {
  await write(desk, 'asked', {
    by: 'medewerker',
    hoursAgo: 28,
    act: 'ask',
    text: 'Kun je een foto van de scheur sturen? Leg er een munt naast, dan zien we hoe breed die is.',
  })
  await read(desk, 'asked', { reader: 'sender', hoursAgo: 26 })
  await write(desk, 'asked-too', {
    by: 'medewerker2',
    hoursAgo: 47,
    act: 'ask',
    text: 'We zoeken het uit. Op welke dag was de klus, en welk bedrag zou je terugkrijgen?',
  })
  await write(desk, 'answered', {
    by: 'medewerker',
    hoursAgo: 40,
    act: 'ask',
    text: 'Wat is je nieuwe adres, en vanaf welke dag woon je daar?',
  })
  await read(desk, 'answered', { reader: 'sender', hoursAgo: 30 })
  await answer(desk, 'answered', {
    hoursAgo: 3,
    text: 'Voorbeeldkade 43 in Groningen. We wonen er sinds de eerste van deze maand.',
  })
  await write(desk, 'came-back', {
    by: 'medewerker2',
    hoursAgo: 361,
    act: 'ask',
    text: 'Heb je nog een foto van de plank? Dan neemt de vakman de goede mee.',
  })
  await bringBackUnanswered(desk.at(24, site))
}

/** What waits for nobody's answer: read or not, ended, refused. */
const tell = async (desk: DemoDesk): Promise<void> => {
  await write(desk, 'read', {
    by: 'medewerker2',
    hoursAgo: 26,
    act: 'message',
    text: 'Dat kan bij veel banken. We vragen een adviseur wat jouw bank doet. Morgen hoor je meer.',
  })
  await read(desk, 'read', { reader: 'sender', hoursAgo: 22 })
  await write(desk, 'unread', {
    by: 'medewerker',
    hoursAgo: 20,
    act: 'message',
    text: 'Meestal wel. We kijken in je polis en schrijven je daarna weer.',
  })
  await write(desk, 'ended', {
    by: 'medewerker2',
    hoursAgo: 76,
    act: 'done',
    text: 'Je rekening staat op Mijn Thuisbasis, bij je aanvraag. Daar kun je die ook opslaan.',
  })
  await read(desk, 'ended', { reader: 'sender', hoursAgo: 70 })
  await write(desk, 'refused', {
    by: 'medewerker',
    hoursAgo: 60,
    act: 'refuse',
    text: 'Dank je voor je vraag. We maken geen reclame voor bedrijven. Daar maken we geen uitzondering op.',
  })
  await write(desk, 'ended-and-answered', {
    by: 'medewerker',
    hoursAgo: 150,
    act: 'done',
    text: 'Vervelend. De schilder komt deze week langs en haalt de verf weg.',
  })
  await read(desk, 'ended-and-answered', { reader: 'sender', hoursAgo: 140 })
  await answer(desk, 'ended-and-answered', {
    hoursAgo: 5,
    text: 'Er is nog niemand geweest. De verf zit er nog op.',
  })
}

const draft = async (desk: DemoDesk): Promise<void> => {
  const { reference } = desk.requestOf('draft')
  await claimRequest.run(desk.at(6, desk.staff.adviseur), { reference })
  await keepReply.run(desk.at(2, desk.staff.adviseur), {
    reference,
    act: 'ask',
    text: 'Hoe ver hangt de boom over je dak? En heb je het de buren al gevraagd?',
  })
}

/** What those who work in the demo and who asked them something wrote to each other. */
export const writeMessages = async (desk: DemoDesk): Promise<void> => {
  await askAndAnswer(desk)
  await writeThread(desk)
  await tell(desk)
  await draft(desk)
}
