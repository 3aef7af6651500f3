interface Administrator {
  firstname?: string | null
  lastname?: string | null
  email: string
}

/** The name of a user of the panel as others read it. */
export const nameOfAdministrator = ({ firstname, lastname, email }: Administrator) =>
  [firstname, lastname].filter(Boolean).join(' ') || email
