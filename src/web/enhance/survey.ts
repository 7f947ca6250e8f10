import { all } from './dom.ts'

const failed = 'Je antwoord is niet aangekomen. Probeer het later opnieuw.'

/** Sends the answer to the survey without leaving the page. */
export const survey = (page: Document): void => {
  for (const box of all(page, '[data-survey]')) {
    const form = box.querySelector('form')
    const thanks = box.querySelector<HTMLElement>('.page-thanks')
    form?.addEventListener('submit', async (event) => {
      if (!thanks || !(event.submitter instanceof HTMLButtonElement)) return
      event.preventDefault()
      const page = new URL(form.action).searchParams.get('pagina')
      const body = JSON.stringify({ page, answer: event.submitter.value })
      const headers = { 'content-type': 'application/json' }
      const sent = await fetch('/api/survey', { method: 'POST', body, headers }).catch(() => undefined)
      if (!sent?.ok) thanks.textContent = failed
      thanks.dataset.shown = ''
      thanks.focus()
    })
  }
}
