/** What the trail is narrowed to, by what the names of acts begin with. */
export const actKinds = [
  { value: 'request', label: 'Aanvragen' },
  { value: 'pile.', label: 'De stapel' },
  { value: 'bulk-acts.', label: 'Meer aanvragen tegelijk' },
  { value: 'cancellation', label: 'Opzeggingen' },
  { value: 'payments.', label: 'Betalingen' },
  { value: 'planning.', label: 'Planning' },
  { value: 'callback.', label: 'Terugbellen' },
  { value: 'phone-calls.', label: 'Telefoongesprekken' },
  { value: 'deadletters.', label: 'Wat bleef liggen' },
  { value: 'content.', label: 'Teksten' },
  { value: 'reply-texts.', label: 'Teksten om uit te kiezen' },
  { value: 'staff.', label: 'Collega’s en hun rollen' },
  { value: 'staff-absence.', label: 'Wie er niet is' },
  { value: 'staff-session.', label: 'Inloggen' },
  { value: 'staff-account.', label: 'Het eigen account' },
  { value: 'staff-trail.', label: 'Het logboek' },
] as const
