import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { Fragment } from 'react'
import type { AnswerLine, MailContent, Sender } from '../../core/render.ts'
import { darkMode, style } from './style.ts'

/** Every mail of the association: what was received, what happens now, and a copy of the answers (decision 22). */
export function Message({ content, sender }: { content: MailContent; sender: Sender }) {
  const { subject, greeting, intro, reference, next, answers, action, outro } = content
  return (
    <Html lang="nl">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <Preview>{intro[0] ?? subject}</Preview>
      <Body style={style.body} className="m-ground">
        <Container style={style.container}>
          <Text style={style.sender}>
            <Link href={sender.siteUrl} style={style.senderLink} className="m-head">
              {sender.name}
            </Link>
          </Text>
          <Section style={style.card} className="m-card">
            <Heading as="h1" style={style.title} className="m-head">
              {subject}
            </Heading>
            <Paragraphs lines={[greeting, ...intro]} />
            {reference && <Reference code={reference} />}
            {next && next.length > 0 && <Next lines={next} />}
            {action && (
              <Button href={action.url} style={style.button} className="m-button">
                {action.label}
              </Button>
            )}
            {outro && <Paragraphs lines={outro} />}
            {answers && answers.length > 0 && <Answers lines={answers} />}
          </Section>
          <Footer sender={sender} />
        </Container>
      </Body>
    </Html>
  )
}

function Paragraphs({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <Text key={line} style={style.text} className="m-ink">
      <Lines text={line} />
    </Text>
  ))
}

function Reference({ code }: { code: string }) {
  return (
    <Section style={style.reference} className="m-panel">
      <Text style={style.referenceLabel} className="m-muted">
        Je referentie
      </Text>
      <Text style={style.referenceCode} className="m-head">
        {code}
      </Text>
    </Section>
  )
}

function Next({ lines }: { lines: string[] }) {
  return (
    <>
      <Heading as="h2" style={style.heading} className="m-head">
        Wat er nu gebeurt
      </Heading>
      <ol style={style.list}>
        {lines.map((line) => (
          <li key={line} style={style.item} className="m-ink">
            <Lines text={line} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Answers({ lines }: { lines: AnswerLine[] }) {
  return (
    <>
      <Hr style={style.rule} className="m-line" />
      <Heading as="h2" style={style.heading} className="m-head">
        Wat je hebt ingevuld
      </Heading>
      {lines.map(({ section, label, value }, index) => (
        <Fragment key={`${section ?? ''} ${label} ${value}`}>
          {section && section !== lines[index - 1]?.section && (
            <Heading as="h3" style={style.section} className="m-ink">
              {section}
            </Heading>
          )}
          <Text style={style.answer} className="m-ink">
            <span style={style.label} className="m-muted">
              {label}
            </span>
            <br />
            <Lines text={value} />
          </Text>
        </Fragment>
      ))}
    </>
  )
}

function Footer({ sender }: { sender: Sender }) {
  const { name, phone, hours, email, siteUrl } = sender
  return (
    <Section style={style.footer}>
      <Text style={style.footerText} className="m-muted">
        Vragen? Bel{' '}
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} style={style.link} className="m-link">
          {phone}
        </Link>{' '}
        ({hours}) of mail naar{' '}
        <Link href={`mailto:${email}`} style={style.link} className="m-link">
          {email}
        </Link>
        .
      </Text>
      <Text style={style.footerText} className="m-muted">
        {name},{' '}
        <Link href={siteUrl} style={style.link} className="m-link">
          {siteUrl.replace(/^https?:\/\//, '')}
        </Link>
      </Text>
    </Section>
  )
}

/** Line ends as typed; not every mail program knows `white-space`. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
