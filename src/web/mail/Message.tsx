import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { Fragment } from 'react'
import type { AnswerLine, MailContent, Sender } from '../../core/render.ts'
import { sheet, style } from './style.ts'
import { answersTitleOf, phonePattern, titleOf } from './typography.ts'
import { Wordmark } from './Wordmark.tsx'

/** The template of every mail of the association: what was received, what happens now, and a copy of the answers (D22). */
export function Message({ content, sender }: { content: MailContent; sender: Sender }) {
  const { subject, greeting, intro, reference, next, answers, action, choices = [], outro } = content
  return (
    <Html lang="nl">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{sheet}</style>
      </Head>
      <Preview>{intro[0] ?? subject}</Preview>
      <Body style={style.body} className="m-ground">
        <Container style={style.container}>
          <Wordmark name={sender.name} href={sender.siteUrl} />
          <Section style={style.card} className="m-card m-pad">
            <Heading as="h1" style={style.title} className="m-head">
              {titleOf(content)}
            </Heading>
            <Paragraphs lines={[greeting, ...intro]} />
            {reference && <Reference code={reference} />}
            {next && next.length > 0 && <Next lines={next} />}
            {action && (
              <Button href={action.url} style={style.button} className="m-button">
                {action.label}
              </Button>
            )}
            {choices.map(({ label, url }) => (
              <Text key={url} style={style.text}>
                <Button href={url} style={style.button} className="m-button">
                  {label}
                </Button>
              </Text>
            ))}
            {outro && <Paragraphs lines={outro} />}
          </Section>
          {answers && answers.length > 0 && <Answers lines={answers} title={answersTitleOf(content)} />}
          <Footer sender={sender} />
        </Container>
      </Body>
    </Html>
  )
}

function Paragraphs({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <Text key={line} style={style.text} className="m-ink">
      <Said text={line} />
    </Text>
  ))
}

/** A sentence of ours, in which the number to call is a link. Answers have none: whoever fills in a form types those. */
function Said({ text }: { text: string }) {
  return text.split(phonePattern).map((part, index) =>
    // every second part is a number, because the pattern has a group
    index % 2 === 1 ? (
      <Link key={part} href={`tel:${part.replace(/\D/g, '')}`} style={style.phone} className="m-ink">
        {part}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
      <Lines key={index} text={part} />
    ),
  )
}

function Reference({ code }: { code: string }) {
  return (
    <Section style={style.reference} className="m-panel">
      <Text style={style.referenceLabel} className="m-ink">
        Je referentie
      </Text>
      <Text style={style.referenceCode} className="m-head">
        {code}
      </Text>
    </Section>
  )
}

/** What happens next. One step is a sentence: with a number a reader would look for the second. */
function Next({ lines }: { lines: string[] }) {
  return (
    <>
      <Heading as="h2" style={style.heading} className="m-head">
        Wat er nu gebeurt
      </Heading>
      {lines.length === 1 ? (
        <Paragraphs lines={lines} />
      ) : (
        <ol style={style.list}>
          {lines.map((line) => (
            <li key={line} style={style.item} className="m-ink">
              <Said text={line} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Answers({ lines, title }: { lines: AnswerLine[]; title: string }) {
  return (
    <Section style={style.answers} className="m-card m-pad">
      <Heading as="h2" style={style.answersTitle} className="m-head">
        {title}
      </Heading>
      {sectionsOf(lines).map(({ section, lines: own }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections of one mail never move
        <Fragment key={index}>
          {section && (
            <Heading as="h3" style={style.section} className="m-ink">
              {section}
            </Heading>
          )}
          <table cellPadding={0} cellSpacing={0} width="100%" style={style.table}>
            <tbody>
              {own.map(({ label, value }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: answers of one mail never move
                <tr key={at}>
                  <th scope="row" style={style.label} className="m-muted m-cell m-line">
                    {label}
                  </th>
                  <td style={style.answer} className="m-ink m-cell m-line m-value">
                    <Lines text={value} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fragment>
      ))}
    </Section>
  )
}

/** Groups consecutive answers that share a heading. */
const sectionsOf = (lines: AnswerLine[]): { section: string | undefined; lines: AnswerLine[] }[] => {
  const sections: { section: string | undefined; lines: AnswerLine[] }[] = []
  for (const line of lines) {
    const last = sections.at(-1)
    if (last && last.section === line.section) last.lines.push(line)
    else sections.push({ section: line.section, lines: [line] })
  }
  return sections
}

/** Who the mail is from. Whom to call stands in the mail itself, once: it may be another desk than that of this address. */
function Footer({ sender: { name, email, siteUrl } }: { sender: Sender }) {
  return (
    <Section style={style.footer} className="m-band m-pad">
      <Text style={style.footerName} className="m-band-head">
        {name}
      </Text>
      <Text style={style.footerText} className="m-band-ink">
        Liever mailen? Dat kan naar{' '}
        <Link href={`mailto:${email}`} style={style.footerLink} className="m-band-ink">
          {email}
        </Link>
        .
      </Text>
      <Text style={style.footerText} className="m-band-ink">
        <Link href={siteUrl} style={style.footerLink} className="m-band-ink">
          {siteUrl.replace(/^https?:\/\//, '')}
        </Link>
      </Text>
    </Section>
  )
}

/** Keeps line ends as they were typed, by `br`: not every mail program knows `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
