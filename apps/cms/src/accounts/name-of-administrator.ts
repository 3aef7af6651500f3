interface Administrator {
  firstname?: string | null
  lastname?: string | null
  email: string
}

/** Of a column of PostgreSQL in which names are stored. */
const mostLetters = 255

/** The name of a user of the panel as others read it. */
export const nameOfAdministrator = ({ firstname, lastname, email }: Administrator) =>
  ([firstname, lastname].filter(Boolean).join(' ') || email).slice(0, mostLetters)
