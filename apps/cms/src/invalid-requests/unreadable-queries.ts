import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

interface Failure {
  name?: string
  code?: string
  message: string
}

/** PostgreSQL's class 22 is a value that its type cannot hold, 42883 an operator that a type does not have. */
const unreadable = /^(22\w{3}|42883)$/

/** The error in the caller's values; undefined if it is an error of the server. */
function faultOfCaller({ name, code, message }: Failure) {
  // knex could not compile the query, and the message contains the reason.
  if (code === 'ERR_ASSERTION' || (code === undefined && name === 'Error')) return message
  // A column with a number as its name means an array in place of an object.
  const isMeantFor = unreadable.test(code ?? '') || /column:? t\d+\.\d/.test(message)
  return isMeantFor ? 'A value in this request cannot be read where it stands' : undefined
}

/** A value that the database cannot read is a 400, by REST and GraphQL, and not a 500 with its SQL. */
export function rejectUnreadableQueries(strapi: Core.Strapi) {
  const { dialect } = strapi.db
  const transformErrors = dialect.transformErrors.bind(dialect)
  dialect.transformErrors = (error: Failure) => {
    const fault = strapi.requestContext.get() && faultOfCaller(error)
    if (fault) throw new errors.ValidationError(fault)
    return transformErrors(error)
  }
}
