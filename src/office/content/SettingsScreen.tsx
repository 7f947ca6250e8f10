import { Redirect } from 'wouter'

/** The settings are a document as every other: this address leads there. */
export default function SettingsScreen() {
  return <Redirect to="/inhoud/settings" replace />
}
